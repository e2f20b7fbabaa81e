import { MOST_OWN_CLEARS } from '@rondo/contract/clears';
import type { Db } from '../../platform/db/database.ts';
import { prepared, runText } from '../../platform/db/prepared.ts';

const mineSql = prepared(`
  SELECT p.level_id AS id, max(p.accuracy) AS accuracy
  FROM passes p JOIN levels l ON l.id = p.level_id
  WHERE p.player_id = $1 AND NOT p.is_deleted AND NOT p.is_duplicate AND NOT l.is_deleted
  GROUP BY p.level_id ORDER BY p.level_id DESC LIMIT ${MOST_OWN_CLEARS}`);

/** Levels that the player cleared, with the best accuracy (docs/rules/clears.md#mine). */
export async function selectOwnClears(db: Db, playerId: number): Promise<[id: number, accuracy: number][]> {
  const { rows } = await runText<{ id: number; accuracy: number }>(db, mineSql, [playerId]);
  return rows.map(({ id, accuracy }) => [id, accuracy]);
}
