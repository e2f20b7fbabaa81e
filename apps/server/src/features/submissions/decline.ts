import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import type { Deps } from '../../platform/feature.ts';
import { recordAudit } from '../audit/index.ts';
import { type SubmissionKind, storeDecision } from './decide.repository.ts';
import { pendingTitle } from './pending.ts';

/**
 * Declines a pending submission (rules §8.2).
 * @throws Problem NOT_FOUND, NOT_PENDING
 */
export async function decline(
  { db }: Pick<Deps, 'db'>,
  actorId: number,
  kind: SubmissionKind,
  id: number,
  reason: string | undefined,
): Promise<void> {
  await transaction(db, async (trx) => {
    const title = await pendingTitle(trx, kind, id);
    const declineReason = reason?.trim() || null;
    await storeDecision(trx, kind, id, { status: 'declined', decidedById: actorId, declineReason });
    const type = kind === 'level' ? 'levelSubmission' : 'passSubmission';
    await recordAudit(trx, {
      actorId,
      action: `${type}.decline`,
      subject: { type, id, title },
      before: { status: 'pending' },
      after: { status: 'declined' },
      reason: declineReason,
    });
    await publishEvent(trx, {
      type: 'submissionUpdate',
      data: { action: 'decline', submissionId: id, submissionType: kind },
    });
  });
}
