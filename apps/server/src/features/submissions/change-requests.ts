import type { LevelSubmission } from '@rondo/contract/submissions';
import type { Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import type { Deps } from '../../platform/feature.ts';
import { type AuditFacts, recordAudit } from '../audit/index.ts';
import { shareCreators } from '../creators/index.ts';
import { pendingLevelSubmission } from './pending.ts';
import { selectRequests, touchLevelSubmission } from './requests.repository.ts';
import { reviewedLevel } from './reviewed.ts';

export type Requests = Awaited<ReturnType<typeof selectRequests>>;

/** One change of the requests of a pending level submission; answers what the audit log keeps of it. */
export type RequestChange = (trx: Trx, submissionId: number, requests: Requests) => Promise<AuditFacts>;

/**
 * The frame of every call of rules §8.3: lock, pending, change, audit, event.
 * @returns the submission as it is now
 * @throws Problem NOT_FOUND, NOT_PENDING and those of the change
 */
export async function changeRequests(
  { db }: Pick<Deps, 'db'>,
  actorId: number,
  id: number,
  verb: string,
  change: RequestChange,
): Promise<LevelSubmission> {
  return transaction(db, async (trx) => {
    const { song } = await pendingLevelSubmission(trx, id);
    await shareCreators(trx);
    const facts = await change(trx, id, await selectRequests(trx, id));
    await touchLevelSubmission(trx, id);
    await recordAudit(trx, {
      actorId,
      action: `levelSubmission.${verb}`,
      subject: { type: 'levelSubmission', id, title: song },
      after: facts,
    });
    await publishEvent(trx, {
      type: 'submissionUpdate',
      data: { action: 'update', submissionId: id, submissionType: 'level' },
    });
    return reviewedLevel(trx, id);
  });
}
