import type { Trx } from '../../../platform/db/database.ts';
import { publishEvent } from '../../../platform/events/publish.ts';
import { pendingOf } from './move.repository.ts';

/** Tells of two players between whom something moved, of pending submissions among it, and of their users. */
export async function tellOfMove(
  trx: Trx,
  playerIds: readonly number[],
  submissionIds: readonly number[],
  userIds: readonly number[],
): Promise<void> {
  for (const playerId of playerIds) await publishEvent(trx, { type: 'playerUpdate', data: { playerId } });
  for (const submissionId of await pendingOf(trx, submissionIds))
    await publishEvent(trx, {
      type: 'submissionUpdate',
      data: { action: 'update', submissionId, submissionType: 'pass' },
    });
  for (const userId of userIds) await publishEvent(trx, { type: 'permissionChanged', data: { userId } });
}
