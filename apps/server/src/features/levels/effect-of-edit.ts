import type { EditEffect } from '@rondo/contract/level-writes';
import type { Trx } from '../../platform/db/database.ts';
import { selectEditEffect } from '../players/index.ts';
import type { LevelValues } from './edited-level.ts';

/** What an edit does to passes and standings; nothing unless it changes difficulty or base score. */
export async function effectOfEdit(
  trx: Trx,
  levelId: number,
  before: LevelValues,
  { diffId, baseScore }: LevelValues,
): Promise<EditEffect> {
  if (diffId === before.diffId && baseScore === before.baseScore) return { rescoredPasses: 0, players: [] };
  return selectEditEffect(trx, { levelId, diffId, baseScore });
}
