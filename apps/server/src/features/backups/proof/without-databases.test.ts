import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../platform/db/database.ts';
import { migrate } from '../../../platform/db/migrate.ts';
import { emptyDatabase } from '../../../testing/test-database.ts';
import { backupFolder } from '../folder/backup-folder.ts';
import { quietProgress } from '../testing/quiet-progress.ts';
import { makeBackup } from '../work/make-backup.ts';
import { proveDatabase } from './prove-database.ts';

/** A migrated database whose owner may not create others. */
async function databaseOfPlainOwner() {
  const database = await emptyDatabase();
  const owner = `plain_${randomBytes(6).toString('hex')}`;
  const url = new URL(database.url);
  const name = url.pathname.slice(1);
  Object.assign(url, { username: owner, password: 'plain' });
  await sql.raw(`CREATE ROLE ${owner} LOGIN PASSWORD 'plain'`).execute(database.db);
  await sql.raw(`ALTER DATABASE ${name} OWNER TO ${owner}`).execute(database.db);
  const db = openDatabase(url.href, { connections: 2 });
  onTestFinished(async () => {
    await db.destroy();
    await sql.raw(`DROP OWNED BY ${owner} CASCADE`).execute(database.db);
    await sql.raw(`ALTER DATABASE ${name} OWNER TO CURRENT_USER`).execute(database.db);
    await sql.raw(`DROP ROLE ${owner}`).execute(database.db);
    await database.close();
  });
  await migrate(db);
  return { db, databaseUrl: url.href };
}

it('where no database can be created, a dump is restored into a schema, of which nothing stays', async () => {
  const { db, databaseUrl } = await databaseOfPlainOwner();
  const dataDir = await mkdtemp(join(tmpdir(), 'rondo-plain-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const folder = backupFolder({ db, config: { dataDir, backupDir: join(dataDir, 'backups') } });
  const parts = { databaseUrl, folder, clock: { now: () => new Date() }, freeBytes: async () => null };
  const { filename } = await makeBackup(parts, { type: 'mysql', kind: 'manual' }, quietProgress);
  const proof = await proveDatabase(parts, folder.pathOf('mysql', filename), quietProgress);
  expect(proof).toMatchObject({ state: 'proved', differences: [] });
  const { rows } = await sql`SELECT FROM pg_namespace WHERE nspname LIKE 'rondo%'`.execute(db);
  expect(rows).toEqual([]);
});
