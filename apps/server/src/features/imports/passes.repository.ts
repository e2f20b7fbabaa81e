import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';

/** Source ids that lead nowhere make the line bad. */
export type LostPass = {
  readonly line: number;
  readonly levelId: number;
  readonly playerId: number;
  readonly isLevelLost: boolean;
};

/**
 * Finds the rows, there or about to be made, that new passes and references mean: those of this folder's lines, else those of an earlier import.
 * A row of the site or of the demo is never meant, even where the number is the same.
 */
export async function resolveSources(trx: Trx): Promise<void> {
  await sql`
    CREATE TEMPORARY TABLE import_source ON COMMIT DROP AS
    SELECT DISTINCT ON (kind, source_id) kind, source_id, row_id, is_new FROM (
      SELECT 'level' AS kind, source_id, row_id, NOT is_known AS is_new, 1 AS place FROM import_level
      UNION ALL SELECT 'player', source_id, row_id, NOT is_known, 1 FROM import_player
      UNION ALL SELECT kind, source_id, row_id, false, 2 FROM import_lines WHERE kind <> 'pass'
    ) s ORDER BY kind, source_id, place, row_id DESC`.execute(trx);
  await sql`CREATE UNIQUE INDEX ON import_source (kind, source_id)`.execute(trx);
  await sql`ANALYZE import_source`.execute(trx);
  await sql`
    UPDATE import_pass p SET level_id = s.row_id
    FROM import_source s LEFT JOIN levels l ON l.id = s.row_id
    WHERE s.kind = 'level' AND s.source_id = p.source_level_id AND NOT p.is_known
      AND (s.is_new OR l.id IS NOT NULL)`.execute(trx);
  await sql`
    UPDATE import_pass p SET player_id = CASE WHEN s.is_new THEN s.row_id ELSE coalesce(r.merged_into_id, r.id) END
    FROM import_source s LEFT JOIN players r ON r.id = s.row_id
    WHERE s.kind = 'player' AND s.source_id = p.source_player_id AND NOT p.is_known`.execute(trx);
  await sql`
    UPDATE import_reference f SET level_id = s.row_id
    FROM import_source s LEFT JOIN levels l ON l.id = s.row_id
    WHERE s.kind = 'level' AND s.source_id = f.source_level_id AND (s.is_new OR l.id IS NOT NULL)`.execute(
    trx,
  );
}

/** Takes out the passes whose level or player is not there. */
export async function deleteLostPasses(trx: Trx): Promise<LostPass[]> {
  const { rows } = await sql<LostPass>`
    WITH lost AS (
      DELETE FROM import_pass WHERE NOT is_known AND (level_id IS NULL OR player_id IS NULL)
      RETURNING line, source_level_id, source_player_id, level_id
    ) SELECT line, source_level_id AS "levelId", source_player_id AS "playerId", level_id IS NULL AS "isLevelLost"
    FROM lost ORDER BY line`.execute(trx);
  return rows;
}

/** Score, accuracy and everything that follows come with the recomputation. */
export async function insertPasses(trx: Trx): Promise<void> {
  await sql`
    INSERT INTO passes (id, level_id, player_id, speed, feeling_rating, vid_title, video_link, vid_upload_time, is_day_only,
      is_12k, is_16k, is_no_hold_tap, is_announced, early_double, early_single, e_perfect, perfect, l_perfect, late_single,
      late_double, accuracy, score_v2, diff_id, diff_place, origin)
    SELECT p.row_id, p.level_id, p.player_id, p.speed, p.feeling_rating, p.vid_title, p.video_link, p.vid_upload_time,
      p.is_day_only, p.is_12k, p.is_16k, p.is_no_hold_tap, true, p.early_double, p.early_single, p.e_perfect, p.perfect, p.l_perfect,
      p.late_single, p.late_double, 0, 0, l.diff_id, l.diff_place, 'import'
    FROM import_pass p JOIN levels l ON l.id = p.level_id WHERE NOT p.is_known ORDER BY p.row_id`.execute(
    trx,
  );
}

/** New passes by difficulty and key mode. */
export async function countKeyModes(trx: Trx) {
  type Row = { id: number; name: string; is12K: boolean; is16K: boolean; count: number };
  const { rows } = await sql<Row>`
    SELECT d.id, d.name, p.is_12k AS "is12K", p.is_16k AS "is16K", count(*)::integer AS count
    FROM import_pass p JOIN levels l ON l.id = p.level_id JOIN difficulties d ON d.id = l.diff_id
    WHERE NOT p.is_known GROUP BY 1, 2, 3, 4`.execute(trx);
  return rows;
}

/** @returns how many were added or there already, and those whose level is not there */
export async function insertReferences(trx: Trx) {
  const counts = await sql<{ added: number; present: number }>`
    WITH wanted AS (SELECT DISTINCT difficulty_id, level_id FROM import_reference WHERE level_id IS NOT NULL),
    inserted AS (
      INSERT INTO level_references (difficulty_id, level_id) SELECT difficulty_id, level_id FROM wanted
      ON CONFLICT DO NOTHING RETURNING 1
    ), counted AS (SELECT (SELECT count(*) FROM inserted)::integer AS added, (SELECT count(*) FROM wanted)::integer AS wanted)
    SELECT added, wanted - added AS present FROM counted`.execute(trx);
  const lost = await sql<{ line: number; levelId: number }>`
    SELECT line, source_level_id AS "levelId" FROM import_reference
    WHERE level_id IS NULL ORDER BY line, position`.execute(trx);
  return { ...(counts.rows[0] ?? { added: 0, present: 0 }), lost: lost.rows };
}
