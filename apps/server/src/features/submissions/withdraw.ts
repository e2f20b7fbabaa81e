import { subjectRules, type Viewer } from '@rondo/domain/auth';
import type { SubmissionKind } from '@rondo/domain/submissions';
import type { Db } from '../../platform/db/database.ts';
import { isRowId } from '../../platform/db/row-id.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/access.ts';
import { publishChange, requirePending } from './change-pending.ts';
import { lockSubmission, storeDecision } from './decide.repository.ts';

/**
 * A submitter withdraws what nobody has decided yet (docs/rules/submissions.md#withdrawal).
 * @throws Problem NOT_FOUND, also for what somebody else submitted; NOT_PENDING
 */
export async function withdraw(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  kind: SubmissionKind,
  id: number,
): Promise<void> {
  await transaction(db, async (trx) => {
    const row = isRowId(id) ? await lockSubmission(trx, kind, id) : null;
    if (row !== null) refuse(subjectRules.withdrawSubmission(viewer, { submitterId: row.submitter_id }));
    requirePending(row);
    await storeDecision(trx, kind, id, { status: 'withdrawn', decidedById: null });
    await publishChange(trx, kind, id, 'update');
  });
}
