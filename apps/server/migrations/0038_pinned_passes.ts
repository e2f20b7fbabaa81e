import { type Kysely, sql } from 'kysely';

/** Clears that a player lets stand out on their profile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE pinned_passes (
      player_id integer NOT NULL REFERENCES players ON DELETE CASCADE,
      place integer NOT NULL CHECK (place BETWEEN 1 AND 3),
      pass_id integer NOT NULL REFERENCES passes ON DELETE CASCADE,
      PRIMARY KEY (player_id, place),
      CONSTRAINT pinned_passes_unique UNIQUE (pass_id, player_id)
    )`.execute(db);
}
