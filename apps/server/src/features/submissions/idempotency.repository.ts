import { sql } from 'kysely';
import type { Json } from '../../platform/db/column-types.ts';
import type { Db, Trx } from '../../platform/db/database.ts';

export type KeptReply = { readonly bodyHash: string; readonly reply: Json | null };

/** What was answered under a user's key since `after`; null when nothing was. */
export async function selectReply(
  db: Db | Trx,
  userId: number,
  key: string,
  after: Date,
): Promise<KeptReply | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'reply'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '>', after)
    .executeTakeFirst();
  return row === undefined ? null : { bodyHash: row.body_hash, reply: row.reply };
}

/**
 * Takes a key for this transaction. A parallel request that has it is waited for: when it fails, the key is ours.
 * @returns false when the other one has succeeded meanwhile
 * @throws a timeout of the lock when it runs for too long
 */
export async function takeKey(
  trx: Trx,
  userId: number,
  key: string,
  bodyHash: string,
  now: Date,
  longestWaitMs: number,
): Promise<boolean> {
  await sql`SELECT set_config('lock_timeout', ${`${longestWaitMs}ms`}, true)`.execute(trx);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, body_hash: bodyHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  await sql`SET LOCAL lock_timeout TO DEFAULT`.execute(trx);
  return numInsertedOrUpdatedRows === 1n;
}

export async function keepReply(trx: Trx, userId: number, key: string, reply: Json): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ reply: sql`${JSON.stringify(reply)}::jsonb` })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

/** Forgets a user's keys that are older. */
export async function forgetKeys(trx: Trx, userId: number, before: Date): Promise<void> {
  await trx
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('created_at', '<=', before)
    .execute();
}

/** Forgets everybody's keys that are older. */
export async function forgetKeysOfAll(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', before).execute();
}
