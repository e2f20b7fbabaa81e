import { type Kysely, sql } from 'kysely';

/**
 * The leaderboard by country, and ranks over time: what a player's ranked score and rank were at the end of a day on which one of them changed
 * (docs/decisions/0037-ranks-over-time.md). Days count from 1970-01-01, UTC.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE rank_days (
      player_id integer NOT NULL REFERENCES players ON DELETE CASCADE,
      day integer NOT NULL,
      ranked_score double precision NOT NULL,
      rank integer CHECK (rank >= 1),
      PRIMARY KEY (player_id, day)
    )`.execute(db);
  // How far the history is: the past is computed when it is wanted, here and after each import.
  await sql`
    CREATE TABLE rank_days_state (
      id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
      wanted integer NOT NULL DEFAULT 1,
      computed integer NOT NULL DEFAULT 0,
      computed_before integer,
      closed_through integer,
      thinned_before integer
    )`.execute(db);
  await sql`CREATE INDEX players_country ON players (country)`.execute(db);
  await sql`INSERT INTO rank_days_state DEFAULT VALUES`.execute(db);
}
