import { readWebhook } from '@rondo/domain/announcements';
import type { Deps } from '../../../platform/feature.ts';
import { type Job, JobFailure } from '../../../platform/jobs/job-kind.ts';
import { markGone, markThere, selectChannel } from './channel.repository.ts';
import { sendToWebhook, WebhookGone, type WebhookMessage } from './chat-webhook.ts';

/**
 * Sends a message of a job to the present address of a channel, and keeps with the channel whether it is still there.
 * @returns the message's id, null where the chat did not say it
 * @throws JobFailure for a channel without an address or switched off, and what sendToWebhook throws
 */
export async function sendToChannel(
  deps: Pick<Deps, 'db' | 'clock' | 'fetch' | 'config'>,
  channelId: number,
  message: WebhookMessage,
  job: Pick<Job<unknown>, 'signal' | 'attempts' | 'tries'>,
): Promise<{ messageId: string | null }> {
  const { db, clock } = deps;
  const channel = await selectChannel(db, channelId);
  if (channel === undefined || !channel.is_active)
    throw new JobFailure('The channel is switched off', { retryIn: null });
  const address = usable(channel.webhook_url, deps.config.discordApiUrl);
  try {
    const sent = await sendToWebhook(deps, address, message, job);
    // Written again by the next message: what fails here does not make this one told twice.
    await markThere(db, channelId, address).catch(() => undefined);
    return sent;
  } catch (error) {
    if (error instanceof WebhookGone) await markGone(db, channelId, address, clock.now());
    throw error;
  }
}

/** The setting may have changed since the address was stored. @throws JobFailure */
function usable(stored: string, service: string): string {
  if (stored === '') throw new JobFailure('The channel has no address', { retryIn: null });
  const read = readWebhook(stored, service);
  if (!read.ok) throw new JobFailure('The address is not one of the chat service', { retryIn: null });
  return read.url;
}
