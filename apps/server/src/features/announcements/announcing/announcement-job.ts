import type { AnnouncementReason } from '@rondo/domain/announcements';
import { embedSize, groupMessages, SENDER_NAME } from '@rondo/domain/announcements';
import { z } from 'zod';
import type { Json } from '../../../platform/db/column-types.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/feature.ts';
import type { Job, JobKind } from '../../../platform/jobs/job-kind.ts';
import { selectChannel } from '../delivery/channel.repository.ts';
import { chatJob, publishDeliveries } from '../delivery/chat-job.ts';
import type { WebhookMessage } from '../delivery/chat-webhook.ts';
import { sendToChannel } from '../delivery/send-to-channel.ts';
import { writeTold } from '../delivery/write-told.ts';
import { endJobs, endTargetsOf } from './end-targets.ts';
import { selectWaiting, type TargetEnd, type WaitingTarget } from './sending.repository.ts';

const payload = z.object({ channelId: z.number() });
type Payload = z.infer<typeof payload>;

/** One message of announcements: what it says is kept with its targets (docs/decisions/0024). */
export const announcementJob: JobKind<Deps, Payload> = {
  ...chatJob,
  kind: 'announcement',
  parse: (value) => payload.parse(value),
  run: ([job], deps) => tell(deps, job),
  failedTry: async (trx, ids, { error, retryIn, at }) => {
    if (retryIn === null) await endJobs(trx, ids, 'failed', error, new Date(at));
    else await publishDeliveries(trx);
  },
};

/** Sends what still waits of a message and is still to be told; what is not drops out. */
async function tell(deps: Deps, job: Job<Payload>): Promise<void> {
  const { db, clock } = deps;
  const { channelId } = job.payload;
  const waiting = await selectWaiting(db, job.id);
  const isOff = (await selectChannel(db, channelId))?.is_active !== true;
  const reasonOf = ({ obstacle }: WaitingTarget): AnnouncementReason | null =>
    isOff ? 'CHANNEL_OFF' : obstacle;
  const told = waiting.filter((target) => reasonOf(target) === null);
  const { messageId } =
    told.length === 0 ? { messageId: null } : await sendToChannel(deps, channelId, messageOf(told), job);
  const ends = waiting.map((target): TargetEnd => {
    const error = reasonOf(target);
    return error === null
      ? { id: target.id, state: 'sent', messageId, error }
      : { id: target.id, state: 'cancelled', messageId: null, error };
  });
  await writeTold(() =>
    transaction(db, async (trx) => {
      await job.finish(trx);
      await endTargetsOf(trx, [job.id], ends, clock.now());
    }),
  );
}

/** What is left of a message has the place of the whole: it is never larger. The ping is said once in its group. */
export function messageOf(targets: readonly Omit<WaitingTarget, 'obstacle'>[]): WebhookMessage {
  const isPinged = targets.some((target) => target.isPinged);
  const parts = targets.map((target) => ({
    ...target,
    ...(isPinged ? { pingType: 'NONE' as const, role: null } : {}),
  }));
  const [message] = groupMessages(parts, embedSize);
  return {
    username: SENDER_NAME,
    content: message?.content ?? '',
    embeds: (message?.embeds ?? []) as unknown as readonly Json[],
    allowed_mentions: (message?.allowedMentions ?? { parse: [] }) as unknown as Json,
  };
}
