import type { EditEffect } from '@rondo/contract/levels';
import { MOST_NAMED_PASSED } from '@rondo/domain/inbox';
import type { ScoringDifficulty } from '@rondo/domain/passes';
import {
  type Move,
  type Passed,
  type PlayerMove,
  type RankedStanding,
  summariseMoves,
} from '@rondo/domain/players';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';
import type { Scope } from './scope.ts';
import { rankedSum } from './statistics.repository.ts';

/** Whose ranked score and rank a write moves: the players who move most, and how many there are. */
export type Moves = {
  readonly players: EditEffect['players'];
  readonly up: number;
  readonly down: number;
  readonly keep: number;
  /** Every move. */
  readonly all: readonly Move[];
};

/** Ranked score and rank by player; those without a rank are left out. */
export async function selectStandings(
  trx: Trx,
  players: Scope,
): Promise<ReadonlyMap<number, RankedStanding>> {
  const theirs = players === 'all' ? sql`true` : sql`player_id = ANY (${players}::int[])`;
  const { rows } = await sql<{ id: number; score: number; rank: number }>`
    SELECT player_id AS id, ranked_score AS score, rank FROM player_stats WHERE is_ranked AND ${theirs}`.execute(
    trx,
  );
  return new Map(rows.map(({ id, score, rank }) => [id, { score, rank }]));
}

/** How the standings of now differ from those of before; nobody has become ranked or ceased to be. */
export async function movesSince(trx: Trx, before: ReadonlyMap<number, RankedStanding>): Promise<Moves> {
  const now = await selectStandings(trx, 'all');
  const moves = [...now].flatMap(([id, after]) => {
    const old = before.get(id) ?? after;
    return old.score === after.score && old.rank === after.rank ? [] : [{ id, before: old, after }];
  });
  return named(trx, moves);
}

/**
 * Whom a player has passed whose own ranked score alone has moved: those whose rank was above before and is below now.
 * Nobody passes anybody by getting a first rank, or by falling.
 */
export async function selectPassed(
  trx: Trx,
  playerId: number,
  { before, after }: PlayerMove,
): Promise<Passed> {
  if (before === null || after === null || after.score <= before.score) return { count: 0, ids: [] };
  const { rows } = await sql<{ id: number; count: number }>`
    SELECT player_id AS id, count(*) OVER () AS count FROM player_stats
    WHERE is_ranked AND ranked_score > ${before.score} AND ranked_score < ${after.score} AND player_id <> ${playerId}
    ORDER BY ranked_score DESC, player_id LIMIT ${MOST_NAMED_PASSED}`.execute(trx);
  return { count: rows[0]?.count ?? 0, ids: rows.map(({ id }) => id) };
}

/**
 * How the standings would move if some levels were scored otherwise. Only reads; what is stored of these levels'
 * difficulties and base scores plays no part.
 * @param levels a query of level_id, diff_id, diff_name, diff_base and base_score of those levels
 */
export async function movesByScoring(trx: Trx, levels: RawBuilder<unknown>): Promise<Moves> {
  const { rows } = await sql<{ id: number; score: number; rank: number; newScore: number; newRank: number }>`
    WITH scored AS MATERIALIZED (${levels}),
    countable AS (
      SELECT p.player_id, p.level_id, p.id, coalesce(f.score, p.score_v2) AS score_v2
      FROM passes p
      JOIN levels l ON l.id = p.level_id
      LEFT JOIN scored t ON t.level_id = p.level_id
      LEFT JOIN LATERAL pass_figures(p.early_double, p.early_single, p.e_perfect, p.perfect, p.l_perfect,
        p.late_single, p.late_double, p.speed, p.is_no_hold_tap, t.base_score, t.diff_id, t.diff_name, t.diff_base) f
        ON t.level_id IS NOT NULL
      WHERE p.player_id IN (SELECT q.player_id FROM passes q WHERE q.level_id IN (SELECT level_id FROM scored))
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
      SELECT s.player_id AS id, s.ranked_score AS score, s.rank,
        coalesce(f.ranked_score, s.ranked_score) AS "newScore",
        rank() OVER (ORDER BY coalesce(f.ranked_score, s.ranked_score) DESC) AS "newRank"
      FROM player_stats s LEFT JOIN figures f ON f.player_id = s.player_id
      WHERE s.is_ranked
    )
    SELECT * FROM standings WHERE "newScore" <> score OR "newRank" <> rank`.execute(trx);
  return named(
    trx,
    rows.map(({ id, score, rank, newScore, newRank }) => ({
      id,
      before: { score, rank },
      after: { score: newScore, rank: newRank },
    })),
  );
}

/** The same if these levels had a difficulty like this one; their own base scores stay. */
export function movesByDifficulty(
  trx: Trx,
  levelIds: readonly number[],
  { id, name, baseScore }: ScoringDifficulty,
): Promise<Moves> {
  const scored = sql`
    SELECT id AS level_id, ${id}::int AS diff_id, ${name}::text AS diff_name, ${baseScore}::float8 AS diff_base,
      base_score
    FROM levels WHERE id = ANY (${levelIds}::int[])`;
  return movesByScoring(trx, scored);
}

async function named(trx: Trx, moves: readonly Move[]): Promise<Moves> {
  const { most, ...counts } = summariseMoves(moves);
  const ids = most.map(({ id }) => id);
  const { rows } = await sql<{ id: number; name: string }>`
    SELECT id, name FROM players WHERE id = ANY (${ids}::int[])`.execute(trx);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const players = most.map(({ id, before, after }) => ({
    id,
    name: names.get(id) ?? '',
    rankedScoreBefore: before.score,
    rankedScoreAfter: after.score,
    rankBefore: before.rank,
    rankAfter: after.rank,
  }));
  return { players, ...counts, all: moves };
}
