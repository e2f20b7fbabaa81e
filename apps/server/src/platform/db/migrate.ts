import { ownValue } from '@rondo/domain/text';
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Trx } from './database.ts';
import * as allMigrations from '../../../migrations/all.ts';
import { StartError } from '../start-error.ts';
import { sharingThing } from './advisory-lock.ts';
import type { Db } from './database.ts';

/**
 * Brings the schema that the connection's search_path names up to date, or up to the migration `upTo`. Several
 * processes may do so at once: an advisory lock lets them take turns. Forward only.
 * @returns names of the migrations that ran now
 * @throws Error when the database knows migrations that this server does not, or one fails (then none of them ran)
 */
export async function migrate<T>(
  db: Kysely<T>,
  options: { readonly migrations?: Record<string, Migration>; readonly upTo?: string } = {},
): Promise<string[]> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => options.migrations ?? allMigrations },
    migrationTableSchema: rows[0]?.schema,
  });
  const { error, results } =
    options.upTo === undefined ? await migrator.migrateToLatest() : await migrateUpTo(migrator, options.upTo);
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('a migration failed', { cause: error });
  return (results ?? []).map(({ migrationName }) => migrationName);
}

/**
 * The same for a server or a tool that begins: while a backup is put back, it waits.
 * @throws StartError as `refuseNewer`
 */
export const migrateSite = (db: Db) =>
  sharingThing(db, 'site', async (one) => {
    await refuseNewer(one);
    return migrate(one);
  });

/**
 * Reads which steps the database has taken, and changes nothing.
 * @throws StartError when there are some that this version does not know
 */
export async function refuseNewer(db: Db): Promise<void> {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    SELECT to_regclass('kysely_migration') IS NOT NULL AS "isThere"`.execute(db);
  if (tables[0]?.isThere !== true) return;
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !Object.hasOwn(allMigrations, name));
  if (unknown.length === 0) return;
  throw new StartError(
    `The database was made by a newer Rondo: its last step is ${unknown.at(-1)}, the last one of this version is ${migrationNames.at(-1)}. Start that version, or put a backup of this one into an empty database.`,
  );
}

/** Kysely would run migrations backwards to reach an earlier one; ours have no way back. */
async function migrateUpTo(migrator: Migrator, name: string) {
  const known = await migrator.getMigrations();
  const target = known.findIndex((migration) => migration.name === name);
  if (target < 0) throw new Error(`There is no migration ${name}.`);
  if (known.slice(target + 1).some((migration) => migration.executedAt !== undefined))
    throw new Error(`The database is past ${name}: migrations run forward only.`);
  return migrator.migrateTo(name);
}

/** Names of all migrations that this server knows, in their order. */
export const migrationNames: readonly string[] = Object.keys(allMigrations).sort();

/**
 * Brings the schema that the search_path names first up to date, or up to the migration `upTo`, as part of an open
 * transaction: whoever rolls it back leaves nothing behind.
 * @returns names of the migrations that ran now
 */
export async function migrateWithin(trx: Trx, upTo = migrationNames.at(-1) ?? ''): Promise<string[]> {
  await sql`
    CREATE TABLE IF NOT EXISTS kysely_migration (
      name varchar(255) NOT NULL PRIMARY KEY, timestamp varchar(255) NOT NULL)`.execute(trx);
  await sql`
    CREATE TABLE IF NOT EXISTS kysely_migration_lock (
      id varchar(255) NOT NULL PRIMARY KEY, is_locked integer NOT NULL DEFAULT 0)`.execute(trx);
  await sql`INSERT INTO kysely_migration_lock (id) VALUES ('migration_lock') ON CONFLICT DO NOTHING`.execute(
    trx,
  );
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(trx);
  const done = new Set(rows.map(({ name }) => name));
  const missing = migrationNames.filter((name) => name <= upTo && !done.has(name));
  for (const name of missing) {
    await ownValue<Migration>(allMigrations, name)?.up(trx);
    await sql`
      INSERT INTO kysely_migration (name, timestamp) VALUES (${name}, ${new Date().toISOString()})`.execute(
      trx,
    );
  }
  return missing;
}
