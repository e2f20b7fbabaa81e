import { lockThing } from '../../platform/db/advisory-lock.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import type { Deps } from '../../platform/feature.ts';
import { found } from '../../platform/http/problem.ts';
import { recordAction } from '../log/index.ts';
import { deleteModifier, selectModifier } from './modifiers.repository.ts';

/**
 * Ends a modifier before its time.
 * @throws Problem NOT_FOUND, also for one that has expired
 */
export async function endModifier(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actorId: number,
  id: number,
): Promise<void> {
  await transaction(db, async (trx) => {
    await lockThing(trx, 'modifiers');
    const { playerId, playerName, type, value, expiresAt } = found(await selectModifier(trx, id));
    found(expiresAt > clock.now() ? expiresAt : null);
    await deleteModifier(trx, id);
    await recordAction(trx, {
      actorId,
      action: 'player.endModifier',
      subject: { id: playerId, title: playerName },
      before: { modifier: type, value, expiresAt },
    });
    await publishEvent(trx, { type: 'modifierUpdate', data: { playerId } });
  });
}
