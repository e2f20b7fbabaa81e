import type { Trx } from '../db/database.ts';
import { publishEvent } from './publish.ts';

/** More levels than this are reported as "all levels": one message instead of hundreds, and none is left out. */
const MOST_NAMED = 50;
const ALL = 0;

/** Reports that levels show something new: whoever has one of them open reads it again. */
export async function publishLevels(trx: Trx, levelIds: readonly number[], action: string): Promise<void> {
  const named = levelIds.length > MOST_NAMED ? [ALL] : levelIds;
  for (const levelId of named) await publishEvent(trx, { type: 'levelUpdate', data: { levelId, action } });
}
