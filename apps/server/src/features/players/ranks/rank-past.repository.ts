import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';

/** A countable pass with the day of its video, in days since 1970. */
export type DatedRow = {
  readonly playerId: number;
  readonly id: number;
  readonly levelId: number;
  readonly scoreV2: number;
  readonly day: number;
};

/** The countable passes of everybody who has a rank, player by player. */
export const datedPasses: RawBuilder<DatedRow> = sql<DatedRow>`
  SELECT p.player_id AS "playerId", p.id, p.level_id AS "levelId", p.score_v2 AS "scoreV2",
    floor(extract(epoch FROM p.vid_upload_time) / 86400)::int AS day
  FROM passes p
  JOIN levels l ON l.id = p.level_id
  JOIN player_stats s ON s.player_id = p.player_id
  WHERE s.is_ranked AND NOT p.is_deleted AND NOT p.is_duplicate AND NOT l.is_deleted
  ORDER BY p.player_id`;

export async function deleteRankDaysBefore(trx: Trx, today: number): Promise<void> {
  await sql`DELETE FROM rank_days WHERE day < ${today}`.execute(trx);
}

export type PastScore = { readonly playerId: number; readonly day: number; readonly rankedScore: number };

/** Scores of days that are to be closed next; until then each of them is the first. */
export async function insertPastScores(trx: Trx, scores: readonly PastScore[]): Promise<void> {
  await sql`
    INSERT INTO rank_days (player_id, day, ranked_score, rank)
    SELECT player_id, day, ranked_score, 1
    FROM unnest(${scores.map(({ playerId }) => playerId)}::int[], ${scores.map(({ day }) => day)}::int[],
      ${scores.map(({ rankedScore }) => rankedScore)}::float8[]) AS past (player_id, day, ranked_score)`.execute(
    trx,
  );
}

/** Days before `today` that have scores, ascending. */
export async function selectScoredDays(trx: Trx, today: number): Promise<number[]> {
  const { rows } = await sql<{ day: number }>`
    SELECT DISTINCT day FROM rank_days
    WHERE day < ${today} ORDER BY 1`.execute(trx);
  return rows.map(({ day }) => day);
}
