import type { EditEffect } from '@rondo/contract/level-writes';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';
import { rankedSum } from './statistics.repository.ts';

/** Most players that an effect names. */
const MOST = 50;

/** A level with the difficulty and the base score that it is to have. */
export type ScoredLevel = {
  readonly levelId: number;
  readonly diffId: number;
  readonly baseScore: number | null;
};

/**
 * What scoring a level's passes by another base does: how many are rescored, and whose ranked score and rank move
 * most. Only reads; the level's stored difficulty and base score play no part.
 */
export async function selectEditEffect(trx: Trx, level: ScoredLevel): Promise<EditEffect> {
  const { levelId, diffId, baseScore } = level;
  const passes = await sql<{ count: number }>`
    SELECT count(*) AS count FROM passes WHERE level_id = ${levelId}`.execute(trx);
  const players = await sql<EditEffect['players'][number]>`
    WITH countable AS (
      SELECT p.player_id, p.level_id, p.id, coalesce(f.score, p.score_v2) AS score_v2
      FROM passes p
      JOIN levels l ON l.id = p.level_id
      LEFT JOIN difficulties d ON d.id = ${diffId} AND p.level_id = ${levelId}
      LEFT JOIN LATERAL pass_figures(p.early_double, p.early_single, p.e_perfect, p.perfect, p.l_perfect,
        p.late_single, p.late_double, p.speed, p.is_no_hold_tap, ${baseScore}::float8, d.id, d.name, d.base_score) f
        ON d.id IS NOT NULL
      WHERE p.player_id IN (SELECT player_id FROM passes WHERE level_id = ${levelId})
        AND NOT p.is_deleted AND NOT p.is_duplicate AND NOT l.is_deleted
    ),
    best AS (
      SELECT *, row_number() OVER (PARTITION BY player_id, level_id ORDER BY score_v2 DESC, id) = 1 AS is_best
      FROM countable
    ),
    placed AS (
      SELECT *, row_number() OVER (PARTITION BY player_id, is_best ORDER BY score_v2 DESC, id) - 1 AS place
      FROM best
    ),
    figures AS (
      SELECT player_id, ${rankedSum('is_best', 'place')} AS ranked_score FROM placed GROUP BY player_id
    ),
    standings AS (
      SELECT s.player_id, s.ranked_score AS score, s.rank, coalesce(f.ranked_score, s.ranked_score) AS new_score,
        rank() OVER (ORDER BY coalesce(f.ranked_score, s.ranked_score) DESC) AS new_rank
      FROM player_stats s LEFT JOIN figures f ON f.player_id = s.player_id
      WHERE s.is_ranked
    )
    SELECT r.id, r.name, s.score AS "rankedScoreBefore", s.new_score AS "rankedScoreAfter",
      s.rank AS "rankBefore", s.new_rank AS "rankAfter"
    FROM standings s JOIN players r ON r.id = s.player_id
    WHERE s.new_score <> s.score OR s.new_rank <> s.rank
    ORDER BY abs(s.new_score - s.score) DESC, abs(s.new_rank - s.rank) DESC, r.id
    LIMIT ${MOST}`.execute(trx);
  return { rescoredPasses: passes.rows[0]?.count ?? 0, players: players.rows };
}
