import type { PassSubmission } from '@rondo/contract/submissions';
import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import type { Deps } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
import { recordAudit } from '../audit/index.ts';
import { assignPlayerTo, isPlayer } from './decide.repository.ts';
import { pendingPassSubmission } from './pending.ts';
import { reviewedPass } from './reviewed.ts';
import { isRowId } from './row-id.ts';

/**
 * Says whose pass a pending submission is.
 * @throws Problem NOT_FOUND, NOT_PENDING, PLAYER_NOT_FOUND
 */
export async function assignPlayer(
  { db }: Pick<Deps, 'db'>,
  actorId: number,
  id: number,
  playerId: number,
): Promise<PassSubmission> {
  return transaction(db, async (trx) => {
    const submission = await pendingPassSubmission(trx, id);
    if (!isRowId(playerId) || !(await isPlayer(trx, playerId))) throw new Problem('PLAYER_NOT_FOUND');
    await assignPlayerTo(trx, id, playerId);
    await recordAudit(trx, {
      actorId,
      action: 'passSubmission.assignPlayer',
      subject: { type: 'passSubmission', id, title: submission.title },
      before: { playerId: submission.assigned_player_id },
      after: { playerId },
    });
    await publishEvent(trx, {
      type: 'submissionUpdate',
      data: { action: 'assign-player', submissionId: id, submissionType: 'pass' },
    });
    return reviewedPass(trx, id);
  });
}
