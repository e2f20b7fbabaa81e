import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';
import { withoutIndexes } from '../../../platform/db/without-indexes.ts';
import type { Scope } from './scope.ts';

/** Above this share of changed rows it is quicker to build the indexes again than to keep them. */
const BULK_SHARE = 0.05;
const BULK_LEAST = 5_000;

/**
 * What the passes of some levels should hold: accuracy and score from the stored judgements and the level's present
 * base (docs/rules/passes.md#score), listed or not, the level's difficulty, and who holds the worlds first
 * (docs/rules/players.md#worlds-first). Only passes that differ.
 */
function stale(levels: Scope): RawBuilder<unknown> {
  return sql`
    SELECT * FROM (
      SELECT q.id, q.player_id, q.is_worlds_first AS was_worlds_first,
        f.accuracy, f.score, s.is_listed, l.diff_id, d.place AS diff_place,
        s.is_listed AND NOT q.is_duplicate AND row_number() OVER (
          PARTITION BY q.level_id, s.is_listed AND NOT q.is_duplicate
          ORDER BY q.vid_upload_time, q.is_day_only, q.id
        ) = 1 AS is_worlds_first,
        (q.accuracy, q.score_v2, q.diff_id, q.diff_place) IS DISTINCT FROM
          (f.accuracy, f.score, l.diff_id, d.place) AS is_rescored,
        q.is_listed IS DISTINCT FROM s.is_listed AS is_relisted
      FROM passes q
      JOIN levels l ON l.id = q.level_id
      JOIN difficulties d ON d.id = l.diff_id
      JOIN players r ON r.id = q.player_id
      CROSS JOIN LATERAL pass_figures(q.early_double, q.early_single, q.e_perfect, q.perfect, q.l_perfect,
        q.late_single, q.late_double, q.speed, q.is_no_hold_tap, l.base_score, d.id, d.name, d.base_score) f
      CROSS JOIN LATERAL (
        SELECT NOT (q.is_deleted OR r.is_banned OR l.is_deleted OR l.is_hidden) AS is_listed
      ) s
      WHERE ${levels === 'all' ? sql`true` : sql`q.level_id = ANY (${levels}::int[])`}
    ) t
    WHERE is_rescored OR is_relisted OR is_worlds_first <> was_worlds_first`;
}

const renewed = sql`accuracy = t.accuracy, score_v2 = t.score, is_listed = t.is_listed, diff_id = t.diff_id,
  diff_place = t.diff_place, is_worlds_first = t.is_worlds_first`;

/**
 * Renews the passes of the levels; an old holder of a worlds first goes before the new one comes.
 * @returns players whose figures follow
 */
export async function renewPasses(trx: Trx, levelIds: readonly number[]): Promise<number[]> {
  const dethroned = await sql<{ player_id: number; level_id: number }>`
    UPDATE passes p SET is_worlds_first = false
    FROM (${stale(levelIds)}) t WHERE p.id = t.id AND t.was_worlds_first AND NOT t.is_worlds_first
    RETURNING p.player_id, p.level_id`.execute(trx);
  const changed = await sql<{ player_id: number; level_id: number; is_rescored: boolean; is_new: boolean }>`
    UPDATE passes p SET ${renewed}
    FROM (${stale(levelIds)} ORDER BY t.score, t.id) t WHERE p.id = t.id
    RETURNING p.player_id, p.level_id, t.is_rescored, t.is_worlds_first AND NOT t.was_worlds_first AS is_new`.execute(
    trx,
  );
  const crowned = changed.rows.filter((row) => row.is_new);
  await recordWorldsFirsts(
    trx,
    [...dethroned.rows, ...crowned].map((row) => row.level_id),
  );
  const figures = changed.rows.filter((row) => row.is_rescored || row.is_new);
  return [...dethroned.rows, ...figures].map((row) => row.player_id);
}

/**
 * Writes the present holder of each level's worlds first into its history, unless it is the last one written there:
 * a level that was hidden for a while has not changed hands.
 */
async function recordWorldsFirsts(trx: Trx, levelIds: readonly number[]): Promise<void> {
  if (levelIds.length === 0) return;
  await sql`
    INSERT INTO level_changes (level_id, kind, old_diff_id, new_diff_id, old_base_score, new_base_score,
      worlds_first_pass_id)
    SELECT l.id, 'worldsFirst', l.diff_id, l.diff_id, l.base_score, l.base_score, p.id
    FROM levels l
    LEFT JOIN passes p ON p.level_id = l.id AND p.is_worlds_first
    LEFT JOIN LATERAL (
      SELECT true AS is_known, c.worlds_first_pass_id FROM level_changes c
      WHERE c.level_id = l.id AND c.kind = 'worldsFirst' ORDER BY c.id DESC LIMIT 1
    ) last ON true
    WHERE l.id = ANY (${levelIds}::int[]) AND NOT l.is_deleted AND NOT l.is_hidden
      AND (last.is_known IS NULL OR last.worlds_first_pass_id IS DISTINCT FROM p.id)
    ORDER BY l.id`.execute(trx);
}

/**
 * Renews every pass. When many of them change, the indexes of the table are rebuilt instead of kept.
 * @returns whether they were
 */
export async function renewAllPasses(trx: Trx): Promise<boolean> {
  await sql`CREATE TEMP TABLE stale_passes ON COMMIT DROP AS ${stale('all')}`.execute(trx);
  await sql`ANALYZE stale_passes`.execute(trx);
  const { rows } = await sql<{ stale: number; passes: number }>`
    SELECT (SELECT count(*) FROM stale_passes) AS stale, (SELECT count(*) FROM passes) AS passes`.execute(
    trx,
  );
  const { stale: changed = 0, passes = 0 } = rows[0] ?? {};
  const update = async () => {
    await sql`
      UPDATE passes p SET is_worlds_first = false
      FROM stale_passes t WHERE p.id = t.id AND t.was_worlds_first AND NOT t.is_worlds_first`.execute(trx);
    await sql`UPDATE passes p SET ${renewed} FROM stale_passes t WHERE p.id = t.id`.execute(trx);
  };
  const isBulk = changed > Math.max(BULK_LEAST, passes * BULK_SHARE);
  if (isBulk) await withoutIndexes(trx, 'passes', update);
  else await update();
  await sql`DROP TABLE stale_passes`.execute(trx);
  return isBulk;
}

/** Renews the clears of levels: distinct players who are not banned, with a pass that stands. */
export async function renewClears(trx: Trx, levels: Scope): Promise<void> {
  const these = levels === 'all' ? sql`true` : sql`l.id = ANY (${levels}::int[])`;
  const theirs = levels === 'all' ? sql`true` : sql`p.level_id = ANY (${levels}::int[])`;
  await sql`
    UPDATE levels l SET clears = t.clears
    FROM (
      SELECT l.id, coalesce(c.clears, 0) AS clears
      FROM levels l
      LEFT JOIN (
        SELECT p.level_id, count(DISTINCT p.player_id)::int AS clears
        FROM passes p JOIN players r ON r.id = p.player_id
        WHERE ${theirs} AND NOT p.is_deleted AND NOT p.is_duplicate AND NOT r.is_banned
        GROUP BY p.level_id
      ) c ON c.level_id = l.id
      WHERE ${these}
    ) t
    WHERE l.id = t.id AND l.clears <> t.clears`.execute(trx);
}
