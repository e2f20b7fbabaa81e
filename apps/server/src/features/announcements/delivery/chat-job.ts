import type { Trx } from '../../../platform/db/database.ts';
import { publishEvent } from '../../../platform/events/publish.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.ts';
import { chatJobLease, chatJobWaits } from './chat-webhook.ts';

/** Pages with deliveries read them again. */
export const publishDeliveries = (trx: Trx): Promise<void> =>
  publishEvent(trx, { type: 'announcementUpdate', data: { kind: 'deliveries' } });

/** The lane of a channel: its messages leave in the order in which they were asked for. */
export const channelLane = (channelId: number): string => `channel:${channelId}`;

/** What all messages to the chat have in common (docs/rules/announcements.md#delivery). */
export const chatJob = {
  waits: chatJobWaits,
  lease: chatJobLease,
  keepsDone: true,
  // A message that waits for its answer costs no more than a socket.
  atOnce: 32,
  slowAfter: 2000,
  failedTry: (trx) => publishDeliveries(trx),
  endsByRestore: true,
} as const satisfies Partial<JobKind<never>>;
