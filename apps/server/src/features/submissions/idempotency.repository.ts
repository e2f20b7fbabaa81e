import { sql } from 'kysely';
import type { Json } from '../../platform/db/column-types.ts';
import type { Db, Trx } from '../../platform/db/database.ts';

/** One request under an Idempotency-Key (docs/rules/submissions.md#idempotency). */
export type KeyedRequest = {
  readonly userId: number;
  readonly key: string;
  /** Differs for another request under the same key. */
  readonly bodyHash: string;
  readonly now: Date;
};

const DAY_MS = 86_400_000;
const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS);

/** What the first request of the key was, and what it got, within a day; null when there was none. */
export async function selectReply(
  db: Db | Trx,
  { userId, key, now }: KeyedRequest,
): Promise<{ readonly bodyHash: string; readonly reply: Json | null } | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash as bodyHash', 'reply'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '>', dayBefore(now))
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Takes a key for this transaction. A parallel request that has it is waited for: when it fails, the key is ours.
 * @returns false when another one has succeeded within a day
 * @throws a timeout of the lock when it runs for too long
 */
export async function takeKey(
  trx: Trx,
  { userId, key, bodyHash, now }: KeyedRequest,
  longestWaitMs: number,
): Promise<boolean> {
  const taken = { body_hash: bodyHash, reply: null, created_at: now };
  await sql`SELECT set_config('lock_timeout', ${`${longestWaitMs}ms`}, true)`.execute(trx);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, ...taken })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet(taken)
        .where('idempotency_keys.created_at', '<=', dayBefore(now)),
    )
    .executeTakeFirstOrThrow();
  await sql`SET LOCAL lock_timeout TO DEFAULT`.execute(trx);
  return numInsertedOrUpdatedRows === 1n;
}

export async function keepReply(trx: Trx, { userId, key }: KeyedRequest, reply: Json): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ reply: sql`${JSON.stringify(reply)}::jsonb` })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

/** Forgets the keys that are a day old. */
export async function forgetKeys(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', dayBefore(now)).execute();
}
