import { type Kysely, sql } from 'kysely';

/**
 * Changes of a difficulty itself in the history of its levels: the same difficulty on both sides, and the base scores
 * that counted. Base scores of difficulties go up to 9,999,999.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE level_changes
      DROP CONSTRAINT level_changes_kind_check,
      ADD CONSTRAINT level_changes_kind_check CHECK (kind IN ('score', 'difficulty', 'worldsFirst'))`.execute(
    db,
  );
  await sql`
    ALTER TABLE difficulties
      DROP CONSTRAINT difficulties_base_score_check,
      ADD CONSTRAINT difficulties_base_score_check CHECK (base_score BETWEEN 0 AND 9999999)`.execute(db);
}
