import type { ItemKind } from '@rondo/contract/announcements/announcing';
import type { Trx } from '../../../platform/db/database.ts';
import { publishEvent } from '../../../platform/events/publish.ts';
import { type AnnouncementKind, lockItems, markItems, type Subject } from './announcement.repository.ts';
import { consumeKinds, freeKinds } from './first-of-kind.repository.ts';
import { publishMarked } from './publish-marked.ts';
import {
  endAnnouncements,
  type EndedAnnouncement,
  endTargets,
  selectItemsOfJobs,
  selectTargetsOfJobs,
  type TargetEnd,
} from './sending.repository.ts';

const subjectOf: Readonly<Record<AnnouncementKind, Subject>> = {
  level: 'levels',
  rerate: 'levels',
  pass: 'passes',
};
const itemKindOf: Readonly<Record<AnnouncementKind, ItemKind>> = {
  level: 'levels',
  rerate: 'rerates',
  pass: 'passes',
};

/**
 * Writes what became of targets, and all that follows: what was told as the first of its kind, which announcements are
 * over, and which items count as announced. Jobs are locked before, if at all.
 * @param jobIds those that the targets belong to
 */
export async function endTargetsOf(
  trx: Trx,
  jobIds: readonly number[],
  ends: readonly TargetEnd[],
  now: Date,
): Promise<void> {
  await lockItemsOf(trx, jobIds);
  const announcementIds = await endTargets(trx, ends, now);
  await consumeKinds(
    trx,
    ends.flatMap(({ id, state }) => (state === 'sent' ? [id] : [])),
  );
  const ended = await endAnnouncements(trx, announcementIds, now);
  await freeKinds(
    trx,
    ended.flatMap(({ id, state }) => (state === 'sent' ? [] : [id])),
  );
  await markTold(trx, ended);
  for (const kind of new Set(ended.map((one) => itemKindOf[one.kind])))
    await publishEvent(trx, { type: 'announcementUpdate', data: { kind } });
  await publishEvent(trx, { type: 'announcementUpdate', data: { kind: 'deliveries' } });
}

/** An item that was edited while its last message was on the way has other news, which were not told. */
async function markTold(trx: Trx, ended: readonly EndedAnnouncement[]): Promise<void> {
  for (const subject of ['levels', 'passes'] as const) {
    const ids = ended.flatMap(({ kind, state, isPast, itemId }) =>
      subjectOf[kind] === subject && state === 'sent' && !isPast ? [itemId] : [],
    );
    await publishMarked(trx, subject, await markItems(trx, subject, ids));
  }
}

async function lockItemsOf(trx: Trx, jobIds: readonly number[]): Promise<void> {
  const { levelIds, passIds } = await selectItemsOfJobs(trx, jobIds);
  await lockItems(trx, 'levels', levelIds);
  await lockItems(trx, 'passes', passIds);
}

/** Ends all that waits of jobs which were given up or cancelled; in the transaction that ends them. */
export async function endJobs(
  trx: Trx,
  jobIds: readonly number[],
  state: 'failed' | 'cancelled',
  error: string,
  now: Date,
): Promise<void> {
  const ids = await selectTargetsOfJobs(trx, jobIds);
  await endTargetsOf(
    trx,
    jobIds,
    ids.map((id) => ({ id, state, messageId: null, error })),
    now,
  );
}
