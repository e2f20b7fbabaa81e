import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import type { Deps } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
import {
  lockLevelSubmission,
  lockPassSubmission,
  type SubmissionKind,
  storeDecision,
} from './decide.repository.ts';
import { isRowId } from './row-id.ts';

/**
 * A submitter takes back what nobody has decided yet (api §8).
 * @throws Problem NOT_FOUND, also for what somebody else handed in; NOT_PENDING
 */
export async function withdraw(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  kind: SubmissionKind,
  id: number,
): Promise<void> {
  if (!isRowId(id)) throw new Problem('NOT_FOUND');
  await transaction(db, async (trx) => {
    const row = await (kind === 'level' ? lockLevelSubmission : lockPassSubmission)(trx, id);
    if (row?.submitter_id !== userId) throw new Problem('NOT_FOUND');
    if (row.status !== 'pending') throw new Problem('NOT_PENDING');
    await storeDecision(trx, kind, id, { status: 'withdrawn', decidedById: null });
    await publishEvent(trx, {
      type: 'submissionUpdate',
      data: { action: 'update', submissionId: id, submissionType: kind },
    });
  });
}
