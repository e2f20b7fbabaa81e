import type { Trx } from '../../platform/db/database.ts';
import { publishEvent } from '../../platform/events/publish.ts';

/** More levels than this are not told of one by one: readers see them when they load them again. */
const MOST_EVENTS = 50;

/** Tells that the credits of levels show something new. */
export async function publishLevels(trx: Trx, levelIds: readonly number[]): Promise<void> {
  for (const levelId of levelIds.slice(0, MOST_EVENTS))
    await publishEvent(trx, { type: 'levelUpdate', data: { levelId, action: 'update' } });
}
