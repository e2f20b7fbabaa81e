import {
  HARDEST_CLEARS,
  LEAST_PEERS,
  MOST_NEXT,
  NEAR_STEPS,
  type NextCandidate,
  type OwnClear,
  PEERS_A_SIDE,
  STRENGTH_FACTOR,
} from '@rondo/domain/clears';
import type { Db } from '../../platform/db/database.ts';
import { prepared, runText } from '../../platform/db/prepared.ts';

/** What `nextForYou` looks at for one player. */
export interface NextQuestion {
  readonly own: readonly OwnClear[];
  readonly candidates: readonly NextCandidate[];
}

/** Difficulties of the scale with their places on it, 1 for the easiest. */
const steps = `
  SELECT id, row_number() OVER (ORDER BY place)::int AS step FROM difficulties
  WHERE type = 'PGU' AND removed_at IS NULL`;

const countable = 'NOT p.is_deleted AND NOT p.is_duplicate';
const ownScore = '(SELECT ranked_score FROM player_stats WHERE player_id = $1)';
const visible = 'NOT l.is_deleted AND NOT l.is_hidden';

/** The player's best passes, and what players of the same strength passed near the hardest of them. */
const nextSql = prepared(`
  WITH steps AS MATERIALIZED (${steps}),
  own AS MATERIALIZED (
    SELECT DISTINCT ON (p.level_id) p.level_id, p.id, p.score_v2, s.step
    FROM passes p
    JOIN levels l ON l.id = p.level_id
    LEFT JOIN steps s ON s.id = l.diff_id
    WHERE p.player_id = $1 AND ${countable} AND NOT l.is_deleted
    ORDER BY p.level_id, p.score_v2 DESC, p.id
  ),
  near AS MATERIALIZED (
    SELECT id, step FROM steps WHERE EXISTS (
      SELECT FROM (
        SELECT o.step FROM own o WHERE o.step IS NOT NULL
        ORDER BY o.step DESC, o.score_v2 DESC, o.id LIMIT ${HARDEST_CLEARS}
      ) h WHERE abs(h.step - steps.step) <= ${NEAR_STEPS})
  ),
  peers AS MATERIALIZED (
    (SELECT player_id FROM player_stats
      WHERE is_ranked AND player_id <> $1
        AND ranked_score BETWEEN ${ownScore} AND ${ownScore} * ${STRENGTH_FACTOR}
      ORDER BY ranked_score, player_id LIMIT ${PEERS_A_SIDE})
    UNION ALL
    (SELECT player_id FROM player_stats
      WHERE is_ranked AND ranked_score < ${ownScore} AND ranked_score >= ${ownScore} / ${STRENGTH_FACTOR}
      ORDER BY ranked_score DESC, player_id LIMIT ${PEERS_A_SIDE})
  ),
  theirs AS (
    SELECT DISTINCT ON (p.level_id, p.player_id) p.level_id, p.score_v2, p.accuracy, n.step
    FROM peers
    JOIN passes p ON p.player_id = peers.player_id AND ${countable}
    JOIN near n ON n.id = p.diff_id
    JOIN levels l ON l.id = p.level_id AND ${visible}
    WHERE NOT EXISTS (SELECT FROM own o WHERE o.level_id = p.level_id)
    ORDER BY p.level_id, p.player_id, p.score_v2 DESC, p.id
  )
  SELECT level_id, step, id, ARRAY[score_v2] AS scores, NULL::float8[] AS accuracies FROM own
  UNION ALL
  SELECT level_id, min(step), NULL, array_agg(score_v2), array_agg(accuracy) FROM theirs
  GROUP BY level_id HAVING count(*) >= ${LEAST_PEERS}`);

/** The most cleared ones of the easiest steps that hold cleared levels, with everybody's best passes on them. */
const beginnerSql = prepared(`
  WITH steps AS MATERIALIZED (${steps}),
  easiest AS (
    SELECT s.id, s.step FROM steps s
    WHERE EXISTS (SELECT FROM levels l WHERE l.diff_id = s.id AND ${visible} AND l.clears > 0)
    ORDER BY s.step LIMIT ${HARDEST_CLEARS}
  ),
  first AS MATERIALIZED (
    SELECT l.id, e.step FROM easiest e JOIN levels l ON l.diff_id = e.id
    WHERE ${visible} AND l.clears > 0
    ORDER BY l.clears DESC, l.id LIMIT ${MOST_NEXT}
  )
  SELECT level_id, min(step) AS step, NULL AS id, array_agg(score_v2) AS scores, array_agg(accuracy) AS accuracies
  FROM (
    SELECT DISTINCT ON (p.level_id, p.player_id) p.level_id, p.score_v2, p.accuracy, f.step
    FROM first f
    JOIN passes p ON p.level_id = f.id AND ${countable}
    JOIN players r ON r.id = p.player_id AND NOT r.is_banned
    ORDER BY p.level_id, p.player_id, p.score_v2 DESC, p.id
  ) best
  GROUP BY level_id`);

interface Row {
  readonly level_id: number;
  readonly step: number | null;
  /** Of the own pass; null for others'. */
  readonly id: number | null;
  readonly scores: readonly number[];
  readonly accuracies: readonly number[] | null;
}

/** The own clears, and what players of the same strength cleared near the hardest of them. */
export async function selectNextQuestion(db: Db, playerId: number): Promise<NextQuestion> {
  const { rows } = await runText<Row>(db, nextSql, [playerId]);
  const own = rows.flatMap(({ id, level_id, step, scores }): OwnClear[] =>
    id === null ? [] : [{ id, levelId: level_id, step, scoreV2: scores[0] ?? 0 }],
  );
  return { own, candidates: candidatesOf(rows) };
}

/** What a player is asked to begin with who has cleared nothing on the scale. */
export async function selectForBeginner(db: Db): Promise<readonly NextCandidate[]> {
  const { rows } = await runText<Row>(db, beginnerSql);
  return candidatesOf(rows);
}

function candidatesOf(rows: readonly Row[]): readonly NextCandidate[] {
  return rows.flatMap(({ id, level_id, step, scores, accuracies }): NextCandidate[] => {
    if (id !== null || step === null) return [];
    const passes = scores.map((score, index) => ({ score, accuracy: accuracies?.[index] ?? 0 }));
    return [{ levelId: level_id, step, passes }];
  });
}
