import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseOfTests } from '../../testing/before-tests.ts';
import { transaction } from '../db/transaction.ts';
import { createLog } from '../log/log.ts';
import type { RondoEvent } from './event.ts';
import { type EventListener, listenToEvents } from './listen.ts';
import { publishEvent } from './publish.ts';
import { publishLevels } from './publish-levels.ts';

let listener: EventListener;
const received: RondoEvent[] = [];
const test = databaseOfTests();
beforeAll(async () => {
  listener = listenToEvents(test.url, test.db, createLog({ level: 'silent', pretty: false }));
  listener.subscribe((event) => received.push(event));
  await vi.waitFor(() => expect(listener.isListening()).toBe(true), 10_000);
});
beforeEach(() => {
  received.length = 0;
});
afterAll(async () => {
  await listener.stop();
});

const event = (levelId: number): RondoEvent => ({ type: 'levelUpdate', data: { levelId, action: 'edit' } });

describe('events', () => {
  it('arrive exactly when their transaction succeeds', async () => {
    const undone = transaction(test.db, async (trx) => {
      await publishEvent(trx, event(1));
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await transaction(test.db, (trx) => publishEvent(trx, event(2)));
    await expect.poll(() => received).toEqual([event(2)]);
  });

  it('name a few levels one by one, and many as all of them', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    await transaction(test.db, (trx) => publishLevels(trx, ids(50), 'edit'));
    await expect.poll(() => received).toEqual(ids(50).map(event));
    received.length = 0;
    await transaction(test.db, (trx) => publishLevels(trx, ids(51), 'edit'));
    await expect.poll(() => received).toEqual([event(0)]);
  });

  it('survive a subscriber that fails', async () => {
    const stop = listener.subscribe(() => {
      throw new Error('a bad subscriber');
    });
    await transaction(test.db, (trx) => publishEvent(trx, event(3)));
    await expect.poll(() => received).toEqual([event(3)]);
    stop();
  });

  it('are listened to again after the connection was lost, and the gap is reported', async () => {
    let gaps = 0;
    listener.onGap(() => gaps++);
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'rondo events' AND datname = current_database()`.execute(test.db);
    await expect.poll(() => gaps).toBeGreaterThan(0);
    await expect.poll(() => listener.isListening()).toBe(true);
    await transaction(test.db, (trx) => publishEvent(trx, event(4)));
    await expect.poll(() => received).toEqual([event(4)]);
  });
});
