import { MOST_OWN_CLEARS } from '@rondo/contract/clears';
import type { Db } from '../../platform/db/database.ts';
import { prepared, runText } from '../../platform/db/prepared.ts';

const mineSql = prepared(`
  SELECT p.level_id AS id, max(p.accuracy) AS accuracy, max(p.score_v2) AS score
  FROM passes p JOIN levels l ON l.id = p.level_id
  WHERE p.player_id = $1 AND NOT p.is_deleted AND NOT p.is_duplicate AND NOT l.is_deleted
  GROUP BY p.level_id ORDER BY p.level_id DESC LIMIT ${MOST_OWN_CLEARS}`);

export interface OwnClear {
  readonly id: number;
  readonly accuracy: number;
  readonly score: number;
}

/** Levels that the player cleared, with the best accuracy and the best score (docs/rules/clears.md#mine). */
export async function selectOwnClears(db: Db, playerId: number): Promise<readonly OwnClear[]> {
  const { rows } = await runText<OwnClear>(db, mineSql, [playerId]);
  return rows;
}
