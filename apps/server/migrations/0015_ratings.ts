import { type Kysely, sql } from 'kysely';

/** Voting before seeing the others' votes, and which entry of the log has the figures of a change of a level. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN blind_since timestamptz(3)`.execute(db);
  await sql`ALTER TABLE rating_details ADD COLUMN is_blind boolean NOT NULL DEFAULT false`.execute(db);
  // Who had a vote on a rating has seen it open, whatever became of that vote.
  await sql`
    CREATE TABLE seen_ratings (
      rating_id integer NOT NULL REFERENCES ratings ON DELETE CASCADE,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      PRIMARY KEY (rating_id, user_id)
    )`.execute(db);
  await sql`CREATE INDEX seen_ratings_user ON seen_ratings (user_id)`.execute(db);
  await sql`ALTER TABLE level_changes ADD COLUMN audit_id integer REFERENCES audit_log`.execute(db);
}
