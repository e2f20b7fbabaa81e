import { type Kysely, sql } from 'kysely';

/** When the present wait or run of a job began: how long it is stays known when the clock is set back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE jobs ADD COLUMN since timestamptz(3)`.execute(db);
  await sql`UPDATE jobs SET since = created_at`.execute(db);
  await sql`ALTER TABLE jobs ALTER COLUMN since SET NOT NULL`.execute(db);
}
