import type { Trx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type LevelState, lockLevelRows } from '../levels/index.ts';

/**
 * The levels' rows for a write, each once.
 * @throws Problem NOT_FOUND with the ids that no level has
 */
export async function knownLevels(trx: Trx, ids: readonly number[]): Promise<LevelState[]> {
  const rows = await lockLevelRows(trx, ids);
  const known = new Set(rows.map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) throw new Problem('NOT_FOUND', { ids: unknown });
  return rows;
}
