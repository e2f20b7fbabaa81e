import { SENDER_NAME } from '@rondo/domain/announcements';
import { z } from 'zod';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/feature.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.ts';
import { recordAction } from '../../log/index.ts';
import { selectChannel } from './channel.repository.ts';
import { channelLane, chatJob, publishDeliveries } from './chat-job.ts';
import { keptMessage } from './kept-message.ts';
import { sendToChannel } from './send-to-channel.ts';
import { finishTold } from './write-told.ts';

const payload = z.object({ channelId: z.int(), message: keptMessage });

/** Says in a channel that it can be reached. */
export const testMessage: JobKind<Deps, z.infer<typeof payload>> = {
  ...chatJob,
  kind: 'test',
  parse: (stored) => payload.parse(stored),
  run: async ([job], deps) => {
    const sent = await sendToChannel(deps, job.payload.channelId, job.payload.message, job);
    await finishTold(deps.db, job, sent);
  },
};

/**
 * Asks for a test message in a channel, behind all that waits for it.
 * @returns the delivery's id
 * @throws Problem NOT_FOUND, CHANNEL_NOT_CONFIGURED
 */
export function sendTest(
  { db, jobs, config }: Pick<Deps, 'db' | 'jobs' | 'config'>,
  actorId: number,
  channelId: number,
): Promise<number> {
  return transaction(db, async (trx) => {
    const channel = await selectChannel(trx, channelId);
    if (channel === undefined || !channel.is_active) throw new Problem('NOT_FOUND');
    if (channel.webhook_url === '') throw new Problem('CHANNEL_NOT_CONFIGURED');
    const message = {
      username: SENDER_NAME,
      content: `A test message of ${config.siteName}: this channel can be reached.`,
      embeds: [],
      allowed_mentions: { parse: [] },
    };
    const id = await jobs.enqueue(trx, {
      kind: testMessage,
      payload: { channelId, message },
      lane: channelLane(channelId),
    });
    await recordAction(trx, {
      actorId,
      action: 'delivery.test',
      subject: { id, title: channel.label },
      after: { channelId },
    });
    await publishDeliveries(trx);
    return id;
  });
}
