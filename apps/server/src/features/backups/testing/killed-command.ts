import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../../../platform/db/database.ts';
import { backupProgram, startChild } from '../../../testing/child.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { backupFolder } from '../folder/backup-folder.ts';
import { doBackupWork } from '../work/backup-work.ts';
import { makeBackup } from '../work/make-backup.ts';
import { differing, wholeDatabase } from './whole-database.ts';

/** The command in a process of its own, on the database and the folder of a site of tests. */
export function backupCommand({ databaseUrl, deps }: TestApp, args: string[]) {
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: deps.config.dataDir,
    BACKUP_DIR: deps.config.backupDir,
    SESSION_SECRET: 'a secret of tests that has more than 32 bytes',
    DEMO: 'off',
  };
  return startChild(backupProgram, args, { env });
}

/** Where a command is killed: some milliseconds after it has said that. */
export type Place = { readonly args: string[]; readonly says: RegExp; readonly later: number };

/** What a restore changes that was killed after its commit, since the backup holds what there is. */
const ofWholeRestore = ['audit_log', 'kysely_migration', 'site_state'];

async function connectionsOfCommands(db: Db): Promise<number> {
  const { rows } = await sql`
    SELECT FROM pg_stat_activity
    WHERE datname = current_database()
      AND application_name IN ('rondo tool', 'rondo backup', 'rondo backup work', 'rondo proof', 'rondo restore')`.execute(
    db,
  );
  return rows.length;
}

/**
 * Kills the command there and looks what is left: everything as it was, or as a whole restore leaves it, no file that is not whole, and nobody is kept
 * from the next work.
 */
export async function killAt(site: TestApp, { args, says, later }: Place): Promise<void> {
  const { db, config } = site.deps;
  const before = await wholeDatabase(db);
  const child = backupCommand(site, args);
  await child.says(says);
  await sleep(later);
  child.process.kill('SIGKILL');
  await child.ended;
  // What a connection was told last is carried out, whoever told it.
  await expect.poll(() => connectionsOfCommands(db)).toBe(0);
  const changes = differing(before, await wholeDatabase(db));
  if (changes.length > 0) expect(changes, child.output()).toEqual(ofWholeRestore);

  const order = { what: 'create', type: 'mysql', filename: null, by: null, bySchedule: false } as const;
  const parts = { ...site.deps, folder: backupFolder(site.deps) };
  await doBackupWork(site.deps, order, (progress) =>
    makeBackup(parts, { type: 'mysql', kind: 'manual' }, progress),
  );
  const folder = join(config.backupDir, 'mysql');
  expect((await readdir(folder)).filter((name) => /^\.(work|draft)-/.test(name))).toEqual([]);
}
