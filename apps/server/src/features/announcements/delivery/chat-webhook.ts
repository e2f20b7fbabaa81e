import { STATUS_CODES } from 'node:http';
import { webhookOf, webhookToken } from '@rondo/domain/announcements';
import { ownValue } from '@rondo/domain/text';
import type { Json } from '../../../platform/db/column-types.ts';
import type { Deps } from '../../../platform/feature.ts';
import { type Job, JobFailure, JobTooEarly } from '../../../platform/jobs/job-kind.ts';
import { askOutside, type OutsideAnswer } from '../../../platform/outside/ask-outside.ts';
import { outsideText } from '../../../platform/outside/outside-text.ts';
import { keepSecret } from '../../../platform/secrets/known-secrets.ts';
import { longestPause, pause, takeTurn } from './pace.repository.ts';

const second = 1000;
/** Pauses before the second, third and fourth call of a message (docs/rules/announcements.md#delivery). */
export const chatJobWaits = [1 * second, 2 * second, 4 * second];
/** Well above the longest answer, so that a living process never loses a message that it is sending. */
export const chatJobLease = 60 * second;
const longestAnswer = 10 * second;
const longestReason = 200;
/** So often in a row the service may ask for patience before that counts as a try. */
const mostPauses = 3;

/** A message in the words of the chat service. */
export type WebhookMessage = {
  readonly username: string;
  readonly content: string;
  readonly embeds: readonly Json[];
  readonly allowed_mentions: Json;
};

/** The chat service knows no webhook at this address (any more), or not the thread that it names. */
export class WebhookGone extends JobFailure {
  constructor(what: 'webhook' | 'thread') {
    super(`404 The ${what} was deleted in the chat`, { retryIn: null });
  }
}

/** The service's code for a thread that it does not know. */
const UNKNOWN_CHANNEL = 10_003;

/**
 * Sends one message to an address that was checked before, in the turn of that address. The signal counts only before
 * the call: one that was begun may arrive, so that its answer is waited for.
 * @param most milliseconds without an answer
 * @returns the message's id, null where the service did not say it in digits
 * @throws JobTooEarly, JobFailure, Error: what the job does next; none of them names the address
 */
export async function sendToWebhook(
  { db, clock, fetch }: Pick<Deps, 'db' | 'clock' | 'fetch'>,
  address: string,
  message: WebhookMessage,
  { signal, attempts, tries }: Pick<Job<unknown>, 'signal' | 'attempts' | 'tries'>,
  most = longestAnswer,
): Promise<{ messageId: string | null }> {
  const webhook = webhookOf(address);
  const early = await takeTurn(db, webhook, clock.now());
  if (early > 0) throw new JobTooEarly(early);
  signal.throwIfAborted();
  const answer = await call(fetch, address, message, most);
  if (answer.isOk) return { messageId: idOf(answer) };
  if (answer.status === 404)
    throw new WebhookGone(saidIn(answer, 'code') === UNKNOWN_CHANNEL ? 'thread' : 'webhook');
  if (answer.status === 429) {
    const wait = askedPause(answer);
    await pause(db, webhook, clock.now(), wait);
    const isTry = pausesInARow(attempts) >= mostPauses;
    const retryIn = isTry ? Math.max(wait, chatJobWaits[tries - 1] ?? 0) : wait;
    throw new JobFailure(`429 The chat asks for ${wait / second} s of patience`, { retryIn, isTry });
  }
  const problem = `${answer.status} ${STATUS_CODES[answer.status] ?? ''}${reasonOf(answer)}`.trim();
  throw answer.status >= 500 ? new Error(problem) : new JobFailure(problem, { retryIn: null });
}

function call(fetch: Deps['fetch'], address: string, message: WebhookMessage, most: number) {
  keepSecret(webhookToken(address));
  return askOutside(fetch, `${address}${address.includes('?') ? '&' : '?'}wait=true`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    timeoutMs: most,
  });
}

/** What the answer says under a name; undefined where it is no JSON object. */
function saidIn({ json }: OutsideAnswer, name: string): unknown {
  return typeof json === 'object' && json !== null ? ownValue<unknown>({ ...json }, name) : undefined;
}

/** The message was taken whatever the answer looks like: told again, it would be told twice. */
function idOf(answer: OutsideAnswer): string | null {
  const id = saidIn(answer, 'id');
  return typeof id === 'string' && /^\d{1,20}$/.test(id) ? id : null;
}

function reasonOf(answer: OutsideAnswer): string {
  const reason = saidIn(answer, 'message');
  return typeof reason === 'string' && reason !== '' ? `: ${outsideText(reason, longestReason)}` : '';
}

/** What the service asks for in its body or header, in milliseconds: a second where it does not say, 30 at most. */
function askedPause(answer: OutsideAnswer): number {
  const asked = saidIn(answer, 'retry_after') ?? answer.headers.get('retry-after');
  const seconds = typeof asked === 'number' || typeof asked === 'string' ? Number(asked) : Number.NaN;
  return Math.min(seconds > 0 ? Math.ceil(seconds * second) : second, longestPause);
}

function pausesInARow(attempts: Job<unknown>['attempts']): number {
  const lastTry = attempts.findLastIndex(({ isTry }) => isTry);
  return attempts.length - 1 - lastTry;
}
