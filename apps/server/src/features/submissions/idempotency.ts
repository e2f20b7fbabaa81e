import { createHash } from 'node:crypto';
import type { Json } from '../../platform/db/column-types.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { isTimeout } from '../../platform/db/errors.ts';
import type { Deps } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
import { forgetKeys, forgetKeysOfAll, keepReply, selectReply, takeKey } from './idempotency.repository.ts';

const DAY_MS = 86_400_000;
/** Longest wait for the first request with the same key. */
const LONGEST_WAIT_MS = 10_000;

/** One request under an Idempotency-Key (docs/rules/submissions.md#idempotency). */
export type KeyedRequest = {
  readonly userId: number;
  readonly key: string;
  /** Differs for another request under the same key. */
  readonly bodyHash: string;
  readonly now: Date;
};

/** Null without a key. */
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
  const { userId, key, bodyHash, now } = request;
  const kept = await selectReply(db, userId, key, new Date(now.getTime() - DAY_MS));
  if (kept === null) return null;
  if (kept.bodyHash !== bodyHash) throw new Problem('IDEMPOTENCY_KEY_REUSED');
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
  const { userId, key, bodyHash, now } = request;
  await forgetKeys(trx, userId, new Date(now.getTime() - DAY_MS));
  const isOurs = await takeKey(trx, userId, key, bodyHash, now, longestWaitMs).catch((error: unknown) => {
    throw isTimeout(error) ? stillRunning() : error;
  });
  if (!isOurs) {
    const earlier = await earlierReply(trx, request);
    if (earlier === null) throw stillRunning();
    return earlier;
  }
  const reply = await work();
  await keepReply(trx, userId, key, reply);
  return reply;
}

/** Forgets the replies that nobody gets any more; a user's own are forgotten at their next form as well. */
export function forgetOldReplies({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  return forgetKeysOfAll(db, new Date(clock.now().getTime() - DAY_MS));
}

const stillRunning = () =>
  new Problem('IDEMPOTENCY_KEY_REUSED', {
    text: 'The first request with this Idempotency-Key is still running.',
  });
