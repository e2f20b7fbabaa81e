import type { Json } from '../../../platform/db/column-types.ts';
import type { Trx } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/feature.ts';
import { newTarget } from './announce.ts';
import { giveToJobs, insertAnnouncements, insertTargets } from './announcement.repository.ts';
import { embedsOf } from './embeds.ts';
import { endTargetsOf } from './end-targets.ts';
import { selectClearsById } from './item-facts.repository.ts';
import { insertPastJob } from './past-messages.repository.ts';
import { planItems } from './plan-items.ts';

/** What told of clears at a time; with `error` its messages failed. */
export interface PastMessage {
  readonly passIds: readonly number[];
  readonly at: Date;
  readonly error: string | null;
}

/**
 * Writes down that clears were announced at a time, where the directives of now send them. Nothing is sent: this is for
 * a community that is made up and has a past. The clears must be news.
 */
export async function writePastMessage(
  deps: Pick<Deps, 'config'>,
  trx: Trx,
  actorId: number | null,
  { passIds, at, error }: PastMessage,
): Promise<void> {
  const clears = await selectClearsById(trx, passIds);
  const plans = await planItems(trx, 'PASS', clears);
  const embeds = await embedsOf(
    deps,
    trx,
    clears.map(({ id }) => ({ id, kind: 'pass' })),
  );
  const announcements = await insertAnnouncements(
    trx,
    clears.map(({ id, levelId }) => ({
      kind: 'pass',
      levelId,
      passId: id,
      embed: (embeds.get(id) ?? {}) as Json,
      isOver: false,
    })),
    { actorId, now: at },
  );
  const targets = clears.flatMap(({ id }) =>
    (plans.get(id)?.targets ?? []).map((target) => newTarget(announcements.get(id) ?? 0, target)),
  );
  const ids = await insertTargets(trx, targets, at);
  // A channel without an address has nothing to send, and no job.
  const sendable = targets.flatMap((target, place) => {
    const targetId = ids[place];
    return target.error !== null || targetId === undefined ? [] : [{ ...target, targetId }];
  });
  const jobIds = new Map<number, number>();
  for (const channelId of new Set(sendable.map((target) => target.channelId)))
    jobIds.set(channelId, await insertPastJob(trx, channelId, at, error));
  const waiting = sendable.flatMap(({ channelId, targetId }) => {
    const jobId = jobIds.get(channelId);
    return jobId === undefined ? [] : [{ targetId, jobId }];
  });
  await giveToJobs(
    trx,
    waiting.map((one) => ({ ...one, pingGroup: null })),
  );
  const state = error === null ? 'sent' : 'failed';
  await endTargetsOf(
    trx,
    [...jobIds.values()],
    waiting.map(({ targetId }) => ({ id: targetId, state, messageId: null, error })),
    at,
  );
}
