import type { PlayerStanding } from '@rondo/contract/players';
import type { Db } from '../../../platform/db/database.ts';
import { prepared, runText } from '../../../platform/db/prepared.ts';
import { jsonText } from '../../../platform/db/wire/json.ts';
import { movement } from './movement.repository.ts';

export type StandingRow = Pick<PlayerStanding, 'ahead' | 'behind'> & {
  readonly rank: number | null;
  readonly rankedScore: number;
  readonly moved: string;
  readonly computedBefore: number | null;
};

const neighbour = (is: '<' | '>', order: string) => `
  SELECT jsonb_build_object('id', pl.id, 'name', pl.name, 'country', pl.country, 'rank', n.rank,
    'rankedScore', n.ranked_score) AS item
  FROM (
    SELECT * FROM player_stats o WHERE s.is_ranked AND o.is_ranked AND o.ranked_score ${is} s.ranked_score
    ORDER BY ${order} LIMIT 1
  ) n JOIN players pl ON pl.id = n.player_id`;

const standingSql = prepared(`
  SELECT s.rank, s.ranked_score AS "rankedScore", ${jsonText(movement)} AS moved, ahead.item AS ahead, behind.item AS behind,
    (SELECT computed_before FROM rank_days_state) AS "computedBefore"
  FROM player_stats s
  JOIN players me ON me.id = s.player_id AND me.merged_into_id IS NULL
  LEFT JOIN LATERAL (${neighbour('>', 'o.ranked_score, o.player_id')}) ahead ON true
  LEFT JOIN LATERAL (${neighbour('<', 'o.ranked_score DESC, o.player_id')}) behind ON true
  WHERE s.player_id = $1`);

/** Rank and ranked score, the next ahead and behind, and how the rank moved; null for nobody. */
export async function selectStanding(db: Db, playerId: number): Promise<StandingRow | null> {
  const { rows } = await runText<StandingRow>(db, standingSql, [playerId]);
  return rows[0] ?? null;
}

type RankDay = { readonly day: number; readonly rank: number | null; readonly rankedScore: number };

const rankDaysSql = prepared(`
  SELECT day, rank, ranked_score AS "rankedScore" FROM rank_days
  WHERE player_id = $1 AND day >= coalesce(
    (SELECT max(day) FROM rank_days WHERE player_id = $1 AND day < $2), $2)
  ORDER BY day`);

/** A player's history from a day on, and the row before it. */
export async function selectRankDays(db: Db, playerId: number, from: number): Promise<RankDay[]> {
  const { rows } = await runText<RankDay>(db, rankDaysSql, [playerId, from]);
  return rows;
}
