import type { ChatMessage } from '@rondo/contract/announcements/announcing';
import type { deliveryEndpoints } from '@rondo/contract/announcements/delivery';
import { LIST_PAGE, pageWindow } from '@rondo/domain/paging';
import type { Json } from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/feature.ts';
import { found } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { pageOf } from '../../../platform/paging/page-of.ts';
import { messageOf } from '../announcing/announcement-job.ts';
import {
  countDeliveries,
  type DeliveryCounts,
  type DeliveryRow,
  JOB_STATES,
  type JobState,
  selectDeliveries,
  selectDelivery,
  selectParts,
  selectPulse,
} from './deliveries.repository.ts';
import { keptMessage } from './kept-message.ts';
import { presentDelivery } from './present-delivery.ts';

const week = 7 * 86_400_000;

/** What is being sent waits as well, for those who look at what has not arrived yet. */
const jobStates: Readonly<Record<string, readonly JobState[]>> = {
  waiting: ['waiting', 'running'],
  sending: ['running'],
  sent: ['done'],
  failed: ['failed'],
  cancelled: ['cancelled'],
};

/** A page of deliveries with the numbers of all of them. */
export async function readDeliveries(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: Call<typeof deliveryEndpoints.deliveries>['query'],
) {
  const window = pageWindow(query, LIST_PAGE);
  const states = query.state === undefined ? JOB_STATES : (jobStates[query.state] ?? []);
  const [rows, counts, pulse] = await Promise.all([
    selectDeliveries(db, states, window),
    countDeliveries(db),
    selectPulse(db, new Date(clock.now().getTime() - week)),
  ]);
  const page = await pageOf(rows, window, async () => sumOf(counts, states));
  return {
    ...page,
    results: page.results.map(presentDelivery),
    counts: {
      waiting: sumOf(counts, ['waiting', 'running']),
      failed: counts.failed,
      sent: counts.done,
      cancelled: counts.cancelled,
    },
    oldestWaiting: pulse.oldestWaiting?.toISOString() ?? null,
    sentIn7Days: pulse.sent,
  };
}

const sumOf = (counts: DeliveryCounts, states: readonly JobState[]) =>
  states.reduce((sum, state) => sum + counts[state], 0);

/** A delivery to the chat as it was kept. @throws Problem NOT_FOUND, also for a mail, which is written when it is sent */
export async function readDeliveryMessage(db: Db, id: number): Promise<ChatMessage> {
  const row = found(await selectDelivery(db, id));
  const isChat = !row.kind.startsWith('mail.');
  return found(isChat ? await wholeMessage(db, row) : null);
}

async function wholeMessage(db: Db, row: DeliveryRow): Promise<ChatMessage> {
  const { channelId, label } = presentDelivery(row).to;
  const to = { channelId: channelId ?? 0, label };
  if (row.kind === 'announcement') {
    const parts = await selectParts(db, row.id);
    const { username, content, embeds } = messageOf(parts);
    return {
      ...to,
      username,
      content,
      embeds: embeds as Record<string, Json>[],
      ids: parts.map(({ itemId }) => itemId),
    };
  }
  const { username, content, embeds } = keptMessage.parse((row.payload as { message: unknown }).message);
  return { ...to, username, content, embeds: embeds as Record<string, Json>[], ids: [] };
}
