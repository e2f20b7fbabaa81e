import type { Trx } from '../../../platform/db/database.ts';
import { publishEvent } from '../../../platform/events/publish.ts';
import { pendingOf } from './move.repository.ts';

/** Publishes that something moved between two players: the players, the pending submissions that moved, and their users. */
export async function publishMove(
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
