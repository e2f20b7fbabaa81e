import { type Kysely, sql } from 'kysely';

/** Lanes of jobs whose last run took long: they are run in slots of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE slow_lanes (lane text PRIMARY KEY, since timestamptz NOT NULL)`.execute(db);
}
