import { lockThing } from '../../platform/db/advisory-lock.ts';
import type { Trx } from '../../platform/db/database.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import { deleteSecondSwaps, moveActive, moveBack } from './give.repository.ts';

type Sides = { readonly sourceId: number; readonly targetId: number };

/** Keeps cases shut until the end of the transaction: taken before the players are locked, as a case takes it. */
export const holdModifiers = (trx: Trx): Promise<void> => lockThing(trx, 'modifiers');

/**
 * Gives what is at work on a merged player to the one it was merged into (docs/rules/modifiers.md#merges). A swap ends
 * where that one is in a swap already.
 * @returns ids of the modifiers
 */
export async function giveModifiers(trx: Trx, sides: Sides, now: Date): Promise<readonly number[]> {
  await deleteSecondSwaps(trx, sides, now);
  const ids = await moveActive(trx, sides, now);
  await publishBoth(trx, sides);
  return ids;
}

/** Takes that back, as far as they are still there. */
export async function returnModifiers(trx: Trx, ids: readonly number[], sides: Sides): Promise<void> {
  await moveBack(trx, ids, sides);
  await publishBoth(trx, sides);
}

async function publishBoth(trx: Trx, { sourceId, targetId }: Sides): Promise<void> {
  for (const playerId of [sourceId, targetId])
    await publishEvent(trx, { type: 'modifierUpdate', data: { playerId } });
}
