import { type Kysely, sql } from 'kysely';

/**
 * The pass list from the lowest score up, the newest of equal ones first. Read backwards, the index of the other
 * direction has equal scores the wrong way round, and passes of levels without a base score all have 0.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX passes_listed_lowest_score ON passes (score_v2, id DESC)
    INCLUDE (level_id, player_id, diff_id, is_12k, is_16k) WHERE is_listed`.execute(db);
}
