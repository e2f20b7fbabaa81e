import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';
import type { RankRange } from './statistics.repository.ts';

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
