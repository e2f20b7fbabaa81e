import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/database.ts';
import type { Scope } from '../standings/scope.ts';

/** Today as a day since 1970-01-01, UTC. */
const today = sql`floor(extract(epoch FROM now()) / 86400)::int`;

/**
 * Writes down today's ranked score and rank of those players whose score, or whether they have a rank at all, is not
 * what their newest row says. Who was only pushed by others gets a row when the day is closed.
 */
export async function recordRankDays(trx: Trx, players: Scope): Promise<void> {
  const them = players === 'all' ? sql`true` : sql`s.player_id = ANY (${players}::int[])`;
  await sql`
    INSERT INTO rank_days (player_id, day, ranked_score, rank)
    SELECT s.player_id, ${today}, s.ranked_score, s.rank
    FROM player_stats s
    LEFT JOIN LATERAL (
      SELECT d.ranked_score, d.rank FROM rank_days d WHERE d.player_id = s.player_id ORDER BY d.day DESC LIMIT 1
    ) newest ON true
    WHERE ${them} AND (
      s.is_ranked <> (newest.rank IS NOT NULL)
      OR s.is_ranked AND abs(s.ranked_score - newest.ranked_score) > 1e-9 * s.ranked_score)
    ON CONFLICT (player_id, day) DO UPDATE SET ranked_score = EXCLUDED.ranked_score, rank = EXCLUDED.rank`.execute(
    trx,
  );
}

/**
 * Gives a day that is over its ranks: a row for each player whose rank at its end is not that of their newest row.
 * Doing it again changes nothing.
 */
export async function closeRankDay(trx: Trx, day: number): Promise<void> {
  await sql`
    WITH newest AS MATERIALIZED (
      SELECT s.player_id, d.ranked_score, d.rank
      FROM player_stats s
      CROSS JOIN LATERAL (
        SELECT d.ranked_score, d.rank FROM rank_days d
        WHERE d.player_id = s.player_id AND d.day <= ${day} ORDER BY d.day DESC LIMIT 1
      ) d
      WHERE d.rank IS NOT NULL
    ),
    placed AS (SELECT *, rank() OVER (ORDER BY ranked_score DESC) AS right_rank FROM newest)
    INSERT INTO rank_days (player_id, day, ranked_score, rank)
    SELECT player_id, ${day}::int, ranked_score, right_rank FROM placed WHERE right_rank <> rank
    ON CONFLICT (player_id, day) DO UPDATE SET rank = EXCLUDED.rank`.execute(trx);
}

/** Of each week before `before` the newest row of a player stays. @param from what lies before it was thinned already */
export async function thinRankDays(trx: Trx, from: number | null, before: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM rank_days d
    WHERE d.day < ${before} AND d.day >= ${from ?? 0}
      AND EXISTS (
        SELECT FROM rank_days later
        WHERE later.player_id = d.player_id AND later.day > d.day AND later.day <= d.day + 6 - (d.day + 3) % 7
      )`.execute(trx);
  return Number(numAffectedRows);
}

type RankDaysState = {
  /** How often the past was asked for, and what of that is done. */
  readonly wanted: number;
  readonly computed: number;
  /** Days since 1970: rows before it follow from the clears' dates. */
  readonly computedBefore: number | null;
  readonly closedThrough: number | null;
  readonly thinnedBefore: number | null;
};

export async function selectRankDaysState(db: Db | Trx): Promise<RankDaysState> {
  const { rows } = await sql<RankDaysState>`
    SELECT wanted, computed, computed_before AS "computedBefore", closed_through AS "closedThrough",
      thinned_before AS "thinnedBefore"
    FROM rank_days_state`.execute(db);
  const [state] = rows;
  if (state === undefined) throw new Error('rank_days_state has no row');
  return state;
}

/** The past is to be computed once more, from what is there now. */
export async function wantRankPast(trx: Trx): Promise<void> {
  await sql`UPDATE rank_days_state SET wanted = wanted + 1`.execute(trx);
}

export async function markClosed(trx: Trx, closedThrough: number): Promise<void> {
  await sql`UPDATE rank_days_state SET closed_through = ${closedThrough}`.execute(trx);
}

export async function markThinned(trx: Trx, thinnedBefore: number): Promise<void> {
  await sql`UPDATE rank_days_state SET thinned_before = ${thinnedBefore}`.execute(trx);
}

/** The past up to yesterday stands, in answer to so many requests for it. */
export async function markComputed(trx: Trx, wanted: number, today: number): Promise<void> {
  await sql`
    UPDATE rank_days_state SET computed = ${wanted}, computed_before = ${today},
      closed_through = ${today - 1}, thinned_before = NULL`.execute(trx);
}
