import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { databaseOfTests } from '../../testing/before-tests.ts';
import { keyedRequest, onceUnderKey } from './idempotency.ts';
import { forgetKeys } from './idempotency.repository.ts';

let userId: number;
const database = databaseOfTests();
beforeAll(async () => {
  const user = { username: 'somebody', email: 'a@example.org', nickname: 'S' };
  ({ id: userId } = await database.db
    .insertInto('users')
    .values(user)
    .returning('id')
    .executeTakeFirstOrThrow());
});

const once = (key: string, work: () => Promise<number>, longestWaitMs?: number) =>
  transaction(database.db, (trx) =>
    onceUnderKey(trx, keyedRequest(userId, key, 'body', new Date()), work, longestWaitMs),
  );

/** A promise that is resolved or rejected from outside. */
function gate<T>() {
  let open: (value: T) => void = () => undefined;
  let shut: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((resolve, reject) => {
    open = resolve;
    shut = reject;
  });
  return { promise, open, shut };
}

/** A first request that has begun and goes on until it is let go. */
async function running(key: string) {
  const begun = gate<void>();
  const end = gate<number>();
  const done = once(key, () => {
    begun.open();
    return end.promise;
  });
  done.catch(() => undefined);
  await begun.promise;
  return { finish: end.open, fail: end.shut, done };
}
const never = () => Promise.reject(new Error('this work must not be done'));

describe('a second request of the same key', () => {
  it('gets the reply of the first, which it waits for', async () => {
    const first = await running('a');
    const second = once('a', never);
    first.finish(7);
    expect([await first.done, await second]).toEqual([7, 7]);
    expect(await once('a', never)).toBe(7);
  });

  it('does the work itself when the first one fails', async () => {
    const first = await running('b');
    const second = once('b', async () => 8);
    first.fail(new Error('refused'));
    await expect(first.done).rejects.toThrow('refused');
    expect(await second).toBe(8);
  });

  it('gives up when the first one takes too long', async () => {
    const first = await running('c');
    await expect(once('c', never, 100)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
      status: 409,
    });
    first.finish(9);
    expect(await first.done).toBe(9);
  });
});

it('replies are forgotten after a day, also of users who never come back', async () => {
  const { db } = database;
  const now = new Date();
  const hour = 3_600_000;
  const at = (key: string, hoursAgo: number) => ({
    user_id: userId,
    key,
    body_hash: 'x',
    created_at: new Date(now.getTime() - hoursAgo * hour),
  });
  await db.deleteFrom('idempotency_keys').execute();
  await db
    .insertInto('idempotency_keys')
    .values([at('old', 25), at('young', 23)])
    .execute();
  await forgetKeys(db, now);
  expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'young' }]);
});
