import type { PlayerRef } from '@rondo/contract/shapes';
import type { MissablePass, PlayerScores } from '@rondo/domain/modifiers';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** What is stored of a player whom a modifier touches. */
export interface StoredPlayer extends PlayerScores {
  readonly id: number;
  readonly ref: PlayerRef;
  /** Of the leaderboard's row. */
  readonly picture: string | null;
  readonly isRanked: boolean;
  readonly rank: number | null;
}

export async function selectStored(db: Db, ids: readonly number[]): Promise<StoredPlayer[]> {
  const { rows } = await sql<Omit<StoredPlayer, 'ref'> & { ref: string }>`
    SELECT s.player_id AS id, pl.ref, pl.picture, s.is_ranked AS "isRanked", s.rank,
      s.ranked_score AS "rankedScore", s.general_score AS "generalScore", s.pp_score AS "ppScore",
      s.wf_score AS "wfScore", s.score_12k AS "score12K"
    FROM player_stats s JOIN players pl ON pl.id = s.player_id
    WHERE s.player_id = ANY (${ids}::int[])`.execute(db);
  return rows.map((row) => ({ ...row, ref: JSON.parse(row.ref) as PlayerRef }));
}

type ScoredRow = Omit<MissablePass, 'judgements' | 'difficulty'> &
  MissablePass['judgements'] & {
    readonly playerId: number;
    readonly diffId: number;
    readonly diffName: string;
    readonly diffBase: number;
  };

/** The countable passes of players with what they are scored from. */
export async function selectMissable(
  db: Db,
  ids: readonly number[],
): Promise<(MissablePass & { readonly playerId: number })[]> {
  const { rows } = await sql<ScoredRow>`
    SELECT p.id, p.level_id AS "levelId", p.player_id AS "playerId", p.speed, p.is_no_hold_tap AS "isNoHoldTap",
      l.base_score AS "levelBaseScore", d.id AS "diffId", d.name AS "diffName", d.base_score AS "diffBase",
      p.early_double AS "earlyDouble", p.early_single AS "earlySingle", p.e_perfect AS "ePerfect", p.perfect,
      p.l_perfect AS "lPerfect", p.late_single AS "lateSingle", p.late_double AS "lateDouble"
    FROM passes p
    JOIN levels l ON l.id = p.level_id AND NOT l.is_deleted
    JOIN difficulties d ON d.id = l.diff_id
    WHERE p.player_id = ANY (${ids}::int[]) AND NOT p.is_deleted AND NOT p.is_duplicate`.execute(db);
  return rows.map((row) => {
    const { id, levelId, playerId, speed, isNoHoldTap, levelBaseScore, diffId, diffName, diffBase } = row;
    const { earlyDouble, earlySingle, ePerfect, perfect, lPerfect, lateSingle, lateDouble } = row;
    const judgements = { earlyDouble, earlySingle, ePerfect, perfect, lPerfect, lateSingle, lateDouble };
    const difficulty = { id: diffId, name: diffName, baseScore: diffBase };
    return { id, levelId, playerId, speed, isNoHoldTap, levelBaseScore, judgements, difficulty };
  });
}

/** The levels whose worlds first one of the players holds, with that player. */
export async function selectCastles(
  db: Db,
  ids: readonly number[],
): Promise<{ readonly levelId: number; readonly playerId: number }[]> {
  const { rows } = await sql<{ levelId: number; playerId: number }>`
    SELECT p.level_id AS "levelId", p.player_id AS "playerId" FROM passes p
    WHERE p.player_id = ANY (${ids}::int[]) AND p.is_worlds_first`.execute(db);
  return rows;
}

/**
 * For each score the rank of the best ranked player who is none of `ids` and has no more than that, with that player's
 * stored score; null where there is none.
 */
export async function selectNextBelow(
  db: Db,
  ids: readonly number[],
  scores: readonly number[],
): Promise<({ readonly rank: number; readonly score: number } | null)[]> {
  const { rows } = await sql<{ rank: number | null; score: number | null }>`
    SELECT below.rank, below.ranked_score AS score
    FROM unnest(${scores}::float8[]) WITH ORDINALITY AS wanted (score, place)
    LEFT JOIN LATERAL (
      SELECT s.rank, s.ranked_score FROM player_stats s
      WHERE s.is_ranked AND s.ranked_score <= wanted.score AND s.player_id NOT IN (SELECT unnest(${ids}::int[]))
      ORDER BY s.ranked_score DESC, s.player_id LIMIT 1
    ) below ON true
    ORDER BY wanted.place`.execute(db);
  return rows.map(({ rank, score }) => (rank === null || score === null ? null : { rank, score }));
}

export async function countRanked(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM player_stats WHERE is_ranked`.execute(db);
  return rows[0]?.count ?? 0;
}
