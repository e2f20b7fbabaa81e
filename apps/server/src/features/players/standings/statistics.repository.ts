import { RANK_WEIGHT, RANKED_PASSES } from '@rondo/domain/players';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';
import type { Scope } from './scope.ts';

/** The ranked score over rows with `score_v2`, `id` and the columns for a level's best pass and its place. */
export function rankedSum(isBest: string, place: string): RawBuilder<number> {
  return sql`sum(score_v2 * power(${RANK_WEIGHT}::float8, ${sql.ref(place)}::float8) ORDER BY score_v2 DESC, id)
    FILTER (WHERE ${sql.ref(isBest)} AND ${sql.ref(place)} < ${RANKED_PASSES})`;
}

/** Whether so many players are more than half of those with a rank. */
export async function areMost(trx: Trx, players: number): Promise<boolean> {
  const { rows } = await sql<{ ranked: number }>`
    SELECT count(*) AS ranked FROM player_stats WHERE is_ranked`.execute(trx);
  return players * 2 > (rows[0]?.ranked ?? 0);
}

/** The ranked scores between which ranks may have moved; null when none has. */
type RankRange = { readonly from: number; readonly to: number } | null;

/**
 * Renews the statistics of players from their countable passes (docs/rules/players.md#statistics). Sums run in the
 * order of the passes, so that equal passes make equal scores to the last bit.
 * @returns the span of ranked scores that players have left, entered or moved in
 */
export async function renewStatistics(trx: Trx, players: Scope): Promise<RankRange> {
  const theirs = players === 'all' ? sql`true` : sql`p.player_id = ANY (${players}::int[])`;
  // For all players the ranks are computed here; else they are renewed in the range that moved.
  const rank =
    players === 'all'
      ? sql`rank() OVER (PARTITION BY n.is_banned OR n.total_passes = 0 ORDER BY n.ranked_score DESC)`
      : sql`s.rank`;
  const them = players === 'all' ? sql`true` : sql`r.id = ANY (${players}::int[])`;
  await sql`
    INSERT INTO player_stats (player_id) SELECT r.id FROM players r WHERE ${them}
    ON CONFLICT DO NOTHING`.execute(trx);
  const { rows } = await sql<{ from: number | null; to: number | null }>`
    WITH countable AS (
      SELECT p.player_id, p.level_id, p.id, p.score_v2, p.accuracy, p.is_12k, p.is_worlds_first,
        coalesce(nullif(l.base_score, 0), d.base_score) AS base,
        CASE WHEN d.type = 'PGU' THEN d.sort_order END AS pgu_order,
        d.type = 'PGU' AND starts_with(d.name, 'U') AS is_universal,
        row_number() OVER (PARTITION BY p.player_id, p.level_id ORDER BY p.score_v2 DESC, p.id) = 1 AS is_best,
        p.is_12k AND row_number() OVER (
          PARTITION BY p.player_id, p.level_id, p.is_12k ORDER BY p.score_v2 DESC, p.id) = 1 AS is_best_12k
      FROM passes p
      JOIN levels l ON l.id = p.level_id
      JOIN difficulties d ON d.id = l.diff_id
      WHERE ${theirs} AND NOT p.is_deleted AND NOT p.is_duplicate AND NOT l.is_deleted
    ),
    placed AS (
      SELECT *,
        row_number() OVER (PARTITION BY player_id, is_best ORDER BY score_v2 DESC, id) - 1 AS place,
        row_number() OVER (PARTITION BY player_id, is_best_12k ORDER BY score_v2 DESC, id) - 1 AS place_12k
      FROM countable
    ),
    figures AS (
      SELECT player_id,
        ${rankedSum('is_best', 'place')} AS ranked_score,
        sum(score_v2 ORDER BY score_v2 DESC, id) AS general_score,
        sum(score_v2 ORDER BY score_v2 DESC, id) FILTER (WHERE is_best AND accuracy = 1) AS pp_score,
        sum(base ORDER BY score_v2 DESC, id) FILTER (WHERE is_worlds_first) AS wf_score,
        ${rankedSum('is_best_12k', 'place_12k')} AS score_12k,
        sum(accuracy ORDER BY score_v2 DESC, id) FILTER (WHERE is_best AND place < ${RANKED_PASSES})
          / count(*) FILTER (WHERE is_best AND place < ${RANKED_PASSES}) AS average_xacc,
        count(*)::int AS total_passes,
        (count(*) FILTER (WHERE is_best AND is_universal))::int AS universal_pass_count,
        (count(*) FILTER (WHERE is_worlds_first))::int AS worlds_first_count,
        max(pgu_order) AS top_diff_sort,
        max(pgu_order) FILTER (WHERE is_12k) AS top_12k_diff_sort
      FROM placed GROUP BY player_id
    ),
    fresh AS (
      SELECT r.id AS player_id, r.is_banned,
        coalesce(f.ranked_score, 0) AS ranked_score, coalesce(f.general_score, 0) AS general_score,
        coalesce(f.pp_score, 0) AS pp_score, coalesce(f.wf_score, 0) AS wf_score,
        coalesce(f.score_12k, 0) AS score_12k, coalesce(f.average_xacc, 0) AS average_xacc,
        coalesce(f.total_passes, 0) AS total_passes, coalesce(f.universal_pass_count, 0) AS universal_pass_count,
        coalesce(f.worlds_first_count, 0) AS worlds_first_count,
        top.id AS top_diff_id, f.top_diff_sort, top12k.id AS top_12k_diff_id, f.top_12k_diff_sort
      FROM players r
      LEFT JOIN figures f ON f.player_id = r.id
      LEFT JOIN difficulties top ON top.sort_order = f.top_diff_sort AND top.removed_at IS NULL
      LEFT JOIN difficulties top12k ON top12k.sort_order = f.top_12k_diff_sort AND top12k.removed_at IS NULL
      WHERE ${them}
    ),
    standing AS (
      SELECT n.*, CASE WHEN n.is_banned OR n.total_passes = 0 THEN NULL ELSE ${rank} END AS rank,
        s.ranked_score AS old_score, s.is_ranked AS was_ranked
      FROM fresh n JOIN player_stats s USING (player_id)
    ),
    stale AS (
      SELECT n.* FROM standing n JOIN player_stats s USING (player_id)
      WHERE (n.is_banned, n.ranked_score, n.general_score, n.pp_score, n.wf_score, n.score_12k, n.average_xacc,
          n.total_passes, n.universal_pass_count, n.worlds_first_count, n.top_diff_id, n.top_diff_sort,
          n.top_12k_diff_id, n.top_12k_diff_sort, n.rank)
        IS DISTINCT FROM (s.is_banned, s.ranked_score, s.general_score, s.pp_score, s.wf_score, s.score_12k,
          s.average_xacc, s.total_passes, s.universal_pass_count, s.worlds_first_count, s.top_diff_id,
          s.top_diff_sort, s.top_12k_diff_id, s.top_12k_diff_sort, s.rank)
    ),
    written AS (
      UPDATE player_stats s SET
        is_banned = n.is_banned, ranked_score = n.ranked_score, general_score = n.general_score,
        pp_score = n.pp_score, wf_score = n.wf_score, score_12k = n.score_12k, average_xacc = n.average_xacc,
        total_passes = n.total_passes, universal_pass_count = n.universal_pass_count,
        worlds_first_count = n.worlds_first_count, top_diff_id = n.top_diff_id, top_diff_sort = n.top_diff_sort,
        top_12k_diff_id = n.top_12k_diff_id, top_12k_diff_sort = n.top_12k_diff_sort,
        rank = n.rank
      FROM stale n WHERE s.player_id = n.player_id
      RETURNING n.old_score, n.was_ranked, s.ranked_score, s.is_ranked
    )
    SELECT
      min(CASE WHEN was_ranked = is_ranked THEN least(old_score, ranked_score) ELSE '-Infinity' END) AS "from",
      max(greatest(CASE WHEN was_ranked THEN old_score END, CASE WHEN is_ranked THEN ranked_score END)) AS "to"
    FROM written
    WHERE (was_ranked OR is_ranked) AND (was_ranked <> is_ranked OR old_score <> ranked_score)`.execute(trx);
  const { from = null, to = null } = rows[0] ?? {};
  return from === null || to === null ? null : { from, to };
}

/** Renews the ranks of the players whose ranked score lies in the range; outside none can have moved. */
export async function renewRanks(trx: Trx, range: RankRange): Promise<void> {
  if (range === null) return;
  await sql`
    UPDATE player_stats s SET rank = t.rank
    FROM (
      SELECT player_id, ahead.players + rank() OVER (ORDER BY ranked_score DESC) AS rank
      FROM player_stats,
        (SELECT count(*) AS players FROM player_stats WHERE is_ranked AND ranked_score > ${range.to}) ahead
      WHERE is_ranked AND ranked_score BETWEEN ${range.from} AND ${range.to}
    ) t
    WHERE s.player_id = t.player_id AND s.rank IS DISTINCT FROM t.rank`.execute(trx);
}
