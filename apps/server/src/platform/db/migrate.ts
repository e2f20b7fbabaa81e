import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { migrations as allMigrations } from '../../../migrations/all.ts';

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

/** Kysely would run migrations backwards to reach an earlier one; ours have no way back. */
async function migrateUpTo(migrator: Migrator, name: string) {
  const known = await migrator.getMigrations();
  const target = known.findIndex((migration) => migration.name === name);
  if (target < 0) throw new Error(`There is no migration ${name}.`);
  if (known.slice(target + 1).some((migration) => migration.executedAt !== undefined))
    throw new Error(`The database is past ${name}: migrations run forward only.`);
  return migrator.migrateTo(name);
}
