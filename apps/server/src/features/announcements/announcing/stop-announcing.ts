import type { AnnouncementReason } from '@rondo/domain/announcements';
import type { Trx } from '../../../platform/db/database.ts';
import { isRowId } from '../../../platform/db/row-id.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/feature.ts';
import { lockItems, type Subject } from './announcement.repository.ts';
import { endTargetsOf } from './end-targets.ts';
import { cancelEmptyJobs, lockWaiting } from './stopping.repository.ts';

const STOPPED: AnnouncementReason = 'STOPPED';

/**
 * Cancels what still waits of items; what was sent, or is being sent, stays.
 * @returns how many items have something that is not told now
 */
export function stopAnnouncing(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  subject: Subject,
  ids: readonly number[],
): Promise<number> {
  return transaction(deps.db, (trx) => stopWaiting(deps, trx, subject, ids.filter(isRowId)));
}

/** The same inside a transaction. */
export async function stopWaiting(
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  trx: Trx,
  subject: Subject,
  ids: readonly number[],
): Promise<number> {
  await lockItems(trx, subject, ids);
  const waiting = await lockWaiting(trx, subject, ids);
  if (waiting.length === 0) return 0;
  const jobIds = [...new Set(waiting.map(({ jobId }) => jobId))];
  await endTargetsOf(
    trx,
    jobIds,
    waiting.map(({ id }) => ({ id, state: 'cancelled', messageId: null, error: STOPPED })),
    clock.now(),
  );
  await cancelEmptyJobs(trx, jobs, jobIds);
  return new Set(waiting.map(({ itemId }) => itemId)).size;
}
