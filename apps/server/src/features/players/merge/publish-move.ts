import { SUBMISSION_KINDS } from '@rondo/domain/submissions';
import type { Trx } from '../../../platform/db/database.ts';
import { publishEvent } from '../../../platform/events/publish.ts';
import { pendingAmong, type SubmissionIds } from './belongings.repository.ts';
import type { Moving } from './lock-merged.repository.ts';

/** Every submission that looks different once this has moved: its player, submitter or claim. */
export function seenToMove({
  submissionIds,
  ofAccount: { made, claimed },
}: Pick<Moving, 'submissionIds' | 'ofAccount'>): SubmissionIds {
  return {
    level: [...new Set([...made.level, ...claimed.level])],
    pass: [...new Set([...submissionIds, ...made.pass, ...claimed.pass])],
  };
}

/** Publishes that something moved between two players: the players, the pending submissions that moved, and their users. */
export async function publishMove(
  trx: Trx,
  playerIds: readonly number[],
  submissions: SubmissionIds,
  userIds: readonly number[],
): Promise<void> {
  for (const playerId of playerIds) await publishEvent(trx, { type: 'playerUpdate', data: { playerId } });
  const pending = await pendingAmong(trx, submissions);
  for (const submissionType of SUBMISSION_KINDS)
    for (const submissionId of pending[submissionType])
      await publishEvent(trx, {
        type: 'submissionUpdate',
        data: { action: 'update', submissionId, submissionType },
      });
  for (const userId of userIds) await publishEvent(trx, { type: 'permissionChanged', data: { userId } });
}
