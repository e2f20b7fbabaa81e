import { createHash } from 'node:crypto';
import type { Json } from '../../platform/db/column-types.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { isTimeout } from '../../platform/db/errors.ts';
import { Problem } from '../../platform/http/problem.ts';
import { keepReply, type KeyedRequest, selectReply, takeKey } from './idempotency.repository.ts';

/** Longest wait for the first request with the same key. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Null without a key.
 * @param content what was read from the body: the same for the same form in other words, and bounded
 */
export function keyedRequest(
  userId: number,
  key: string | undefined,
  content: unknown,
  now: Date,
): KeyedRequest | null {
  if (key === undefined || key.trim() === '') return null;
  const bodyHash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return { userId, key: key.trim(), bodyHash, now };
}

/**
 * The reply that the first request of this key got within a day, or null.
 * @throws Problem IDEMPOTENCY_KEY_REUSED when that one had another body
 */
export async function earlierReply(db: Db | Trx, request: KeyedRequest | null): Promise<Json | null> {
  if (request === null) return null;
  const kept = await selectReply(db, request);
  if (kept === null) return null;
  if (kept.bodyHash !== request.bodyHash) throw new Problem('IDEMPOTENCY_KEY_REUSED');
  return kept.reply;
}

/**
 * Does the work and keeps its reply, in one transaction; a parallel request of the same key waits and gets it too.
 * @throws Problem IDEMPOTENCY_KEY_REUSED
 */
export async function onceUnderKey<T extends Json>(
  trx: Trx,
  request: KeyedRequest | null,
  work: () => Promise<T>,
  longestWaitMs = LONGEST_WAIT_MS,
): Promise<Json> {
  if (request === null) return work();
  const isOurs = await takeKey(trx, request, longestWaitMs).catch((error: unknown) => {
    throw isTimeout(error) ? stillRunning() : error;
  });
  if (!isOurs) {
    const earlier = await earlierReply(trx, request);
    if (earlier === null) throw stillRunning();
    return earlier;
  }
  const reply = await work();
  await keepReply(trx, request, reply);
  return reply;
}

const stillRunning = () =>
  new Problem('IDEMPOTENCY_KEY_REUSED', {
    text: 'The first request with this Idempotency-Key is still running.',
  });
