import { type Kysely, sql } from 'kysely';

/** The last millisecond that a day has in UTC stands for the day (docs/rules/passes.md#upload-time). */
const dayEnd = "time '23:59:59.999'";
const timeOfDay = (column: string) => `(${column} AT TIME ZONE 'UTC')::time`;
const isMidnight = (column: string) => sql.raw(`${timeOfDay(column)} = time '00:00'`);
const toDayEnd = sql`interval '1 day' - interval '1 millisecond'`;

/**
 * Upload times of which only the day is known. A midnight that somebody typed was such a day; one that the video's own
 * service or an imported catalogue stated is a moment. Worlds firsts follow, and what players have by them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['passes', 'vid_upload_time'],
    ['pass_submissions', 'raw_time'],
  ] as const)
    await sql
      .raw(`
      ALTER TABLE ${table} ADD COLUMN is_day_only boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT ${table}_day_only CHECK (NOT is_day_only OR ${timeOfDay(column)} = ${dayEnd})`)
      .execute(db);
  await sql`DROP INDEX passes_listed_recent`.execute(db);
  await makeTypedDays(db);
  await moveWorldsFirsts(db);
  await sql`
    CREATE INDEX passes_listed_recent ON passes (vid_upload_time DESC, is_day_only DESC, score_v2 DESC, id DESC)
    INCLUDE (level_id, player_id, diff_id, is_12k, is_16k) WHERE is_listed`.execute(db);
}

async function makeTypedDays(db: Kysely<unknown>): Promise<void> {
  // Where staff edited the time, they typed the one that stands.
  await sql`
    CREATE TEMPORARY TABLE days ON COMMIT DROP AS
    SELECT p.id, p.level_id FROM passes p
    LEFT JOIN LATERAL (
      SELECT true AS is_edited FROM audit_log a
      WHERE a.subject_type = 'pass' AND a.subject_id = p.id AND a.action = 'pass.edit' AND a.after ? 'vidUploadTime'
      LIMIT 1
    ) e ON true
    WHERE ${isMidnight('p.vid_upload_time')} AND (e.is_edited OR p.origin = 'site')
      AND NOT EXISTS (
        SELECT FROM pass_submissions s WHERE s.pass_id = p.id AND s.found_video_time = p.vid_upload_time)`.execute(
    db,
  );
  await sql`
    UPDATE passes p SET is_day_only = true, vid_upload_time = vid_upload_time + ${toDayEnd}
    FROM days d WHERE d.id = p.id`.execute(db);
  // Services round to the second.
  await sql`
    UPDATE pass_submissions SET is_day_only = true, raw_time = raw_time + ${toDayEnd}
    WHERE origin = 'site' AND ${isMidnight('raw_time')}
      AND (found_video_time IS NULL OR abs(extract(epoch FROM found_video_time - raw_time)) >= 1)`.execute(
    db,
  );
}

/** Ranked scores, and so ranks, do not depend on worlds firsts. */
async function moveWorldsFirsts(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TEMPORARY TABLE moved_firsts ON COMMIT DROP AS
    SELECT h.level_id, h.id AS new_id, o.id AS old_id, h.player_id AS new_player_id, o.player_id AS old_player_id
    FROM (
      SELECT DISTINCT ON (p.level_id) p.level_id, p.id, p.player_id
      FROM passes p
      JOIN levels l ON l.id = p.level_id AND NOT l.is_deleted AND NOT l.is_hidden
      JOIN players r ON r.id = p.player_id AND NOT r.is_banned
      WHERE p.level_id IN (SELECT level_id FROM days) AND NOT p.is_deleted AND NOT p.is_duplicate
      ORDER BY p.level_id, p.vid_upload_time, p.is_day_only, p.id
    ) h
    JOIN passes o ON o.level_id = h.level_id AND o.is_worlds_first AND o.id <> h.id`.execute(db);
  await sql`UPDATE passes SET is_worlds_first = false WHERE id IN (SELECT old_id FROM moved_firsts)`.execute(
    db,
  );
  await sql`UPDATE passes SET is_worlds_first = true WHERE id IN (SELECT new_id FROM moved_firsts)`.execute(
    db,
  );
  await sql`
    INSERT INTO level_changes (level_id, kind, old_diff_id, new_diff_id, old_base_score, new_base_score,
      worlds_first_pass_id)
    SELECT l.id, 'worldsFirst', l.diff_id, l.diff_id, l.base_score, l.base_score, m.new_id
    FROM moved_firsts m JOIN levels l ON l.id = m.level_id ORDER BY l.id`.execute(db);
  await sql`
    UPDATE player_stats s SET wf_score = coalesce(f.wf_score, 0), worlds_first_count = coalesce(f.count, 0)
    FROM (
      SELECT DISTINCT unnest(ARRAY[new_player_id, old_player_id]) AS player_id FROM moved_firsts
    ) m
    LEFT JOIN LATERAL (
      SELECT sum(coalesce(nullif(l.base_score, 0), d.base_score) ORDER BY p.score_v2 DESC, p.id) AS wf_score,
        count(*)::integer AS count
      FROM passes p JOIN levels l ON l.id = p.level_id JOIN difficulties d ON d.id = l.diff_id
      WHERE p.player_id = m.player_id AND p.is_worlds_first AND NOT p.is_deleted AND NOT p.is_duplicate
        AND NOT l.is_deleted
    ) f ON true
    WHERE s.player_id = m.player_id`.execute(db);
}
