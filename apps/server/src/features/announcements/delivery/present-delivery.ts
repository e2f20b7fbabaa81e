import type { Delivery } from '@rondo/contract/announcements/delivery';
import { mailWaits } from '../../../platform/mail/mail-job.ts';
import { scrub } from '../../../platform/secrets/known-secrets.ts';
import { BY_RESTORE } from '../../../platform/jobs/job-kind.ts';
import { chatJobWaits } from './chat-webhook.ts';
import type { DeliveryRow } from './deliveries.repository.ts';
import { noticeSettings } from './staff-notice.ts';

const states = {
  waiting: 'waiting',
  running: 'sending',
  done: 'sent',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;

/** What a job sends, as the page of deliveries shows it. */
export function presentDelivery(row: DeliveryRow): Delivery {
  const isMail = row.kind.startsWith('mail.');
  const last = row.attempts.at(-1);
  const isOpen = row.state === 'waiting' || row.state === 'running';
  return {
    id: row.id,
    ...whatOf(row),
    mail: isMail ? row.kind.slice('mail.'.length) : null,
    state: row.isToldAnew && row.state === 'cancelled' ? 'toldAnew' : states[row.state],
    canRetry: row.canRetry,
    to: {
      label: labelOf(row),
      channelId: row.channelId,
      pingType: row.pingType,
      roleLabel: row.roleLabel,
    },
    tries: row.tries,
    mostTries: (isMail ? mailWaits : chatJobWaits).length + 1,
    nextAt: row.state === 'waiting' ? row.dueAt.toISOString() : null,
    waitsForChat: row.state === 'waiting' && last?.isTry === false,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    error:
      isOpen || row.state === 'failed' || last?.error === BY_RESTORE
        ? shownError(last?.error ?? row.lastError)
        : null,
    attempts: row.attempts.map(({ at, error, retryIn }) => ({ at, error: scrub(error), retryIn })),
  };
}

/** A failure may have been stored by a version that knew fewer secrets. */
export const shownError = (error: string | null): string | null => (error === null ? null : scrub(error));

function whatOf({
  kind,
  payload,
  tells,
  titles,
  count,
}: DeliveryRow): Pick<Delivery, 'kind' | 'titles' | 'count'> {
  if (kind === 'announcement')
    return { kind: tells ?? 'level', titles: [...(titles ?? [])], count: count ?? 0 };
  if (kind === 'test') return { kind, titles: [], count: 0 };
  if (kind !== 'notice') return { kind: 'mail', titles: [], count: 1 };
  const { of, title } = payload as { of: 'level' | 'pass'; title: string };
  return {
    kind: of === 'level' ? 'levelNotice' : 'passNotice',
    titles: [title],
    count: 1,
  };
}

/** An address is personal: of one that belongs to nobody (any more) only its beginning and its host are shown. */
function labelOf({ kind, payload, channel, username }: DeliveryRow): string {
  if (kind === 'notice') return noticeSettings[(payload as { of: 'level' | 'pass' }).of].name;
  if (!kind.startsWith('mail.')) return channel ?? '';
  return username ?? maskAddress((payload as { address: string }).address);
}

const maskAddress = (address: string) => address.replace(/^(.).*@/u, '$1…@');
