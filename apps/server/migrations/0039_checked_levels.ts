import { type Kysely, sql } from 'kysely';

/** Levels whose credits staff have verified, and those that they have not: newest first, and counted without the rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX levels_checked ON levels (is_verified, id) WHERE NOT is_deleted`.execute(db);
}
