import { appendFile, open, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appOfTests } from '../../../testing/before-tests.ts';
import { deskOfTests } from '../../../testing/submission-desk.ts';
import { backupFolder } from '../folder/backup-folder.ts';
import { makeBackup } from '../work/make-backup.ts';
import type { Progress } from '../work/progress.ts';
import { proveDatabase } from '../proof/prove-database.ts';
import { restoreDatabase } from './restore-database.ts';

const site = appOfTests({});
const desk = deskOfTests(site);
const quiet: Progress = { say: async () => undefined, moved: async () => undefined };
const parts = () => ({ ...site.deps, folder: backupFolder(site.deps), freeBytes: async () => null });

async function everything() {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    ORDER BY relname`.execute(site.deps.db);
  const tables = await Promise.all(
    rows.map(async ({ name }) => {
      const found = await sql<{ text: string }>`
        SELECT coalesce(jsonb_agg(to_jsonb(t) ORDER BY to_jsonb(t)::text), '[]')::text AS text
        FROM ${sql.table(name)} t`.execute(site.deps.db);
      return [name, found.rows[0]?.text] as const;
    }),
  );
  return new Map(tables);
}

describe('a dump', () => {
  let path = '';
  beforeAll(async () => {
    await desk.admin;
    const made = await makeBackup(parts(), { type: 'mysql', kind: 'manual' }, quiet);
    path = parts().folder.pathOf('mysql', made.filename);
  });

  it('is proved by a restored copy', async () => {
    const proof = await proveDatabase(parts(), path, quiet);
    expect(proof).toMatchObject({ state: 'proved', differences: [] });
  });

  it('is put back', async () => {
    const before = await everything();
    await sql`DELETE FROM passes`.execute(site.deps.db);
    await sql`UPDATE levels SET song = 'gone'`.execute(site.deps.db);
    const { safetyBackup } = await restoreDatabase(parts(), { path, filename: 'a.sql' }, null, quiet);
    const after = await everything();
    const differing = [...before].filter(([name, text]) => after.get(name) !== text).map(([name]) => name);
    expect(differing).toEqual(['audit_log', 'kysely_migration', 'sessions', 'site_state']);
    expect(safetyBackup).toMatch(/^mysql-backup-prerestore-/);
  });
});
