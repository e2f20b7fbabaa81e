import type { Delivery } from '@rondo/contract/announcements/delivery';
import type { Db, Trx } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/feature.ts';
import { found, Problem } from '../../../platform/http/problem.ts';
import { recordAction } from '../../log/index.ts';
import { endJobs } from '../announcing/end-targets.ts';
import { publishDeliveries } from './chat-job.ts';
import { lockRetried, selectDelivery } from './deliveries.repository.ts';
import { presentDelivery } from './present-delivery.ts';
import { lockAnnouncements, reopenTargets } from './targets.repository.ts';

type ChangeDeps = Pick<Deps, 'db' | 'jobs' | 'clock'>;

/**
 * Lets a failed delivery be tried again, with all its tries.
 * @throws Problem NOT_FOUND; DELIVERY_STATE when it has not failed, or what it tells of was announced otherwise
 */
export async function retryDelivery(deps: ChangeDeps, actorId: number, id: number): Promise<Delivery> {
  found(await selectDelivery(deps.db, id));
  const retried = await retryDeliveries(deps, actorId, [id]);
  if (retried === 0) throw new Problem('DELIVERY_STATE');
  return deliveryNow(deps.db, id);
}

/** The same for several; those that have not failed (any more) are passed over. @returns how many wait again */
export function retryDeliveries(
  { db, jobs }: ChangeDeps,
  actorId: number,
  ids: readonly number[],
): Promise<number> {
  return transaction(db, async (trx) => {
    await lockAnnouncements(trx, ids);
    const failed = await lockRetried(trx, ids);
    const [announcements, others] = parted(failed);
    const retried = await jobs.retry(trx, [...(await reopenTargets(trx, announcements)), ...others]);
    await record(trx, actorId, 'delivery.retry', retried);
    return retried.length;
  });
}

/**
 * Ends a delivery that waits or has failed: nobody gets it, what it tells of is not announced by it.
 * @throws Problem NOT_FOUND; DELIVERY_STATE when it is being sent or over
 */
export async function cancelDelivery(
  { db, jobs, clock }: ChangeDeps,
  actorId: number,
  id: number,
): Promise<Delivery> {
  found(await selectDelivery(db, id));
  await transaction(db, async (trx) => {
    await lockAnnouncements(trx, [id]);
    const cancelled = await jobs.cancelByIds(trx, [id]);
    if (cancelled.length === 0) throw new Problem('DELIVERY_STATE');
    await endJobs(trx, cancelled, 'cancelled', 'STOPPED', clock.now());
    await record(trx, actorId, 'delivery.cancel', cancelled);
  });
  return deliveryNow(db, id);
}

const deliveryNow = async (db: Db, id: number) => presentDelivery(found(await selectDelivery(db, id)));

function parted(jobs: readonly { readonly id: number; readonly kind: string }[]): [number[], number[]] {
  const idsOf = (isAnnouncement: boolean) =>
    jobs.filter(({ kind }) => (kind === 'announcement') === isAnnouncement).map(({ id }) => id);
  return [idsOf(true), idsOf(false)];
}

async function record(
  trx: Trx,
  actorId: number,
  action: 'delivery.retry' | 'delivery.cancel',
  ids: readonly number[],
): Promise<void> {
  const [only] = ids;
  if (only === undefined) return;
  const subject = { id: ids.length === 1 ? only : null };
  await recordAction(trx, { actorId, action, subject, after: { deliveries: ids } });
  await publishDeliveries(trx);
}
