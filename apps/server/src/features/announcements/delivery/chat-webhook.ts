import { STATUS_CODES } from 'node:http';
import type { Json } from '../../../platform/db/column-types.ts';
import type { Deps } from '../../../platform/feature.ts';
import { type Job, JobFailure, JobTooEarly } from '../../../platform/jobs/job-kind.ts';
import { longestPause, pause, takeTurn } from './pace.repository.ts';

const second = 1000;
/** Pauses before the second, third and fourth call of a message (docs/rules/announcements.md#delivery). */
export const chatJobWaits = [1 * second, 2 * second, 4 * second];
/** Well above the longest answer, so that a living process never loses a message that it is sending. */
export const chatJobLease = 60 * second;
const longestAnswer = 10 * second;
/** So often in a row the service may ask for patience before that counts as a try. */
const mostPauses = 3;

/** A message in the words of the chat service. */
export type WebhookMessage = {
  readonly username: string;
  readonly content: string;
  readonly embeds: readonly Json[];
  readonly allowed_mentions: Json;
};

/** The chat service knows no webhook at this address (any more). */
export class WebhookGone extends JobFailure {
  constructor() {
    super('404 The webhook was deleted in the chat', { retryIn: null });
  }
}

/**
 * Sends one message to an address that was checked before, in the turn of that address. The signal counts only before
 * the call: one that was begun may arrive, so that its answer is waited for.
 * @param most milliseconds without an answer
 * @returns the message's id, null where the service did not say it
 * @throws JobTooEarly, JobFailure, Error: what the job does next; none of them names the address
 */
export async function sendToWebhook(
  { db, clock, fetch }: Pick<Deps, 'db' | 'clock' | 'fetch'>,
  address: string,
  message: WebhookMessage,
  { signal, attempts, tries }: Pick<Job<unknown>, 'signal' | 'attempts' | 'tries'>,
  most = longestAnswer,
): Promise<{ messageId: string | null }> {
  const early = await takeTurn(db, address, clock.now());
  if (early > 0) throw new JobTooEarly(early);
  signal.throwIfAborted();
  const response = await call(fetch, address, message, most);
  if (response.ok) return { messageId: await idOf(response) };
  if (response.status === 404) throw new WebhookGone();
  if (response.status === 429) {
    const wait = await askedPause(response);
    await pause(db, address, clock.now(), wait);
    const isTry = pausesInARow(attempts) >= mostPauses;
    const retryIn = isTry ? Math.max(wait, chatJobWaits[tries - 1] ?? 0) : wait;
    throw new JobFailure(`429 The chat asks for ${wait / second} s of patience`, { retryIn, isTry });
  }
  const problem =
    `${response.status} ${STATUS_CODES[response.status] ?? ''}${await reasonOf(response)}`.trim();
  throw response.status >= 500 ? new Error(problem) : new JobFailure(problem, { retryIn: null });
}

async function call(fetch: Deps['fetch'], address: string, message: WebhookMessage, most: number) {
  try {
    return await fetch(`${address}?wait=true`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      // Another address would not have been checked.
      redirect: 'manual',
      signal: AbortSignal.timeout(most),
    });
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') throw new Error(`No answer within ${most / second} s`);
    const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
    throw new Error(`No connection to the chat${typeof code === 'string' ? ` (${code})` : ''}`);
  }
}

/** The body of an answer; null where it is no JSON object, or did not arrive. */
async function bodyOf(response: Response): Promise<Record<string, unknown> | null> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : null;
}

/** The message was taken whatever became of the rest of the answer. */
async function idOf(response: Response): Promise<string | null> {
  const id = (await bodyOf(response))?.['id'];
  return typeof id === 'string' && id.length <= 30 ? id : null;
}

async function reasonOf(response: Response): Promise<string> {
  const reason = (await bodyOf(response))?.['message'];
  return typeof reason === 'string' && reason !== '' ? `: ${reason.slice(0, 200)}` : '';
}

/** What the service asks for in its body or header, in milliseconds: a second where it does not say, 30 at most. */
async function askedPause(response: Response): Promise<number> {
  const asked = (await bodyOf(response))?.['retry_after'] ?? response.headers.get('retry-after');
  const seconds = typeof asked === 'number' || typeof asked === 'string' ? Number(asked) : Number.NaN;
  return Math.min(seconds > 0 ? Math.ceil(seconds * second) : second, longestPause);
}

function pausesInARow(attempts: Job<unknown>['attempts']): number {
  const lastTry = attempts.findLastIndex(({ isTry }) => isTry);
  return attempts.length - 1 - lastTry;
}
