import type { Deps } from '../../../platform/feature.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/publish.ts';
import type { Viewer } from '../../../platform/http/access.ts';
import { fieldProblem, Problem } from '../../../platform/http/problem.ts';
import { lockPlayer } from '../player-write.repository.ts';
import { lockOwnPasses, replacePins } from './pins.repository.ts';

/**
 * Lets these clears of the caller's player stand out on the profile, in this order, instead of those before.
 * @throws Problem NOT_FOUND without a player, VALIDATION_FAILED for passes that are none of theirs
 */
export async function pinPasses(
  { db }: Pick<Deps, 'db'>,
  { playerId }: Pick<Viewer, 'playerId'>,
  passIds: readonly number[],
): Promise<void> {
  if (playerId === null) throw new Problem('NOT_FOUND');
  await transaction(db, async (trx) => {
    // Two requests at once come one after the other.
    if (!(await lockPlayer(trx, playerId))) throw new Problem('NOT_FOUND');
    const own = await lockOwnPasses(trx, playerId, passIds);
    if (own.length < passIds.length)
      throw fieldProblem('VALIDATION_FAILED', 'passIds', {
        code: 'NOT_FOUND',
        message: 'Only your own passes can be pinned.',
      });
    await replacePins(trx, playerId, passIds);
    await publishEvent(trx, { type: 'playerUpdate', data: { playerId } });
  });
}
