import { type Kysely, sql } from 'kysely';

/**
 * Who listens to the rating page's events, by server process (docs/rules/notifications.md#audience). Nothing of it is
 * worth keeping through a crash: a process says it again with every beat.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE UNLOGGED TABLE live_listeners (
      process_id uuid NOT NULL,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      seen_at timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY (process_id, user_id)
    )`.execute(db);
  await sql`CREATE INDEX live_listeners_user ON live_listeners (user_id)`.execute(db);
}
