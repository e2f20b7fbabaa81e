import { type Kysely, sql } from 'kysely';

/**
 * When a pass came to the site (docs/rules/home.md#latest-clears). All passes of an import are made in one moment:
 * theirs is the time of the video.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE passes ADD COLUMN arrived_at timestamptz NOT NULL
      GENERATED ALWAYS AS (CASE WHEN origin = 'import' THEN vid_upload_time ELSE created_at END) STORED`.execute(
    db,
  );
  await sql`
    CREATE INDEX passes_listed_arrived ON passes (arrived_at DESC, id DESC)
    INCLUDE (diff_place_down, score_v2) WHERE is_listed`.execute(db);
}
