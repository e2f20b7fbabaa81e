import { type Kysely, sql } from 'kysely';

/** What a player has cleared, level by level (docs/rules/clears.md): asked for lists, and of many players at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX passes_cleared ON passes (player_id, level_id) INCLUDE (score_v2, id, accuracy, diff_id)
    WHERE NOT is_deleted AND NOT is_duplicate`.execute(db);
}
