import type { Trx } from '../../platform/db/database.ts';
import { recompute } from '../players/index.ts';
import { insertPassRow, type NewPass } from './pass-write.repository.ts';

/**
 * Makes a pass; worlds first, clears, statistics and ranks follow at once (docs/rules/players.md#recomputation). The
 * level's row must be locked, and it must be the last thing of its transaction that locks rows.
 * @returns its id
 */
export async function insertPass(trx: Trx, pass: NewPass): Promise<number> {
  const id = await insertPassRow(trx, pass);
  await recompute(trx, { levelIds: [pass.levelId], playerIds: [pass.playerId] });
  return id;
}
