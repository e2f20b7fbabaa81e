import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closedAfter } from '../../testing/before-tests.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { problemOf } from '../http/error-handler.ts';
import { askEpoch, expectEpoch, SitePaused } from './site-lock.ts';
import { readBriefly, transaction } from './transaction.ts';

const test = closedAfter(() => testDatabase({ connections: 4 }));
let restorer: pg.Client;
beforeEach(async () => {
  restorer = new pg.Client({ connectionString: test.url });
  await restorer.connect();
  await restorer.query('BEGIN');
});
afterEach(() => restorer.end());

const lockAlone = () => restorer.query("SELECT pg_advisory_xact_lock(hashtextextended('site:', 0))");
const write = () =>
  transaction(test.db, async (trx) => {
    const { rows } = await sql<{ id: number }>`
      UPDATE site_state SET backup_folder = gen_random_uuid() RETURNING id`.execute(trx);
    return rows.length;
  });

it('refuses every transaction that writes while the site is held alone, and none that reads', async () => {
  expect(await write()).toBe(1);
  await lockAlone();
  await expect(write()).rejects.toThrow(SitePaused);
  expect(await askEpoch(test.db)).toBeNull();
  const read = readBriefly(test.db, 1000, async (trx) => (await sql`SELECT 1`.execute(trx)).rows.length);
  expect(await read).toBe(1);
  await restorer.query('ROLLBACK');
  expect(await write()).toBe(1);
});

it('is waited for by who wants it alone, and lets nobody in before him', async () => {
  let leave: () => void = () => undefined;
  const inside = transaction(test.db, () => new Promise<void>((resolve) => (leave = resolve)));
  await expect.poll(holders).toBe(1);
  const waits = lockAlone();
  await expect.poll(() => askEpoch(test.db)).toBeNull();
  await expect(write()).rejects.toThrow(SitePaused);
  leave();
  await Promise.all([inside, waits]);
});

async function holders() {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock' AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(test.db);
  return rows[0]?.count;
}

it('refuses what expects another epoch, until the new one is known', async () => {
  const epoch = await askEpoch(test.db);
  expectEpoch(test.db, epoch ?? '');
  expect(await write()).toBe(1);
  await lockAlone();
  await restorer.query('UPDATE site_state SET epoch = gen_random_uuid()');
  await restorer.query('COMMIT');
  await expect(write()).rejects.toThrow(SitePaused);
  expectEpoch(test.db, (await askEpoch(test.db)) ?? '');
  expect(await write()).toBe(1);
});

it('is answered as maintenance, with a time to come back', () => {
  const problem = problemOf(new SitePaused());
  expect([problem?.status, problem?.code, problem?.extra.retryAfter]).toEqual([503, 'MAINTENANCE', 2]);
});
