import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOfTests } from '../../testing/before-tests.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { jobWorker } from '../../testing/job-worker.ts';
import { lockThing } from '../db/advisory-lock.ts';
import { openDatabase } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { JobKind } from './job-kind.ts';
import { claimOfKind, claimOfLane, selectSources } from './jobs.repository.ts';

const minute = 60_000;
const clock = fakeClock();
const database = databaseOfTests();
beforeEach(async () => {
  await database.db.deleteFrom('jobs').execute();
});

type Work = JobKind<unknown, number>;
const aKind = (run: Work['run'], more: Partial<Work> = {}): Work => ({
  kind: 'send',
  parse: Number,
  run,
  ...more,
});
const worker = (...kinds: Work[]) => jobWorker(database.db, clock, kinds);
const enqueue = (kind: Work, lane: string | undefined, ...payloads: number[]) =>
  transaction(database.db, async (trx) => {
    for (const payload of payloads)
      await worker().enqueue(trx, { kind, payload, ...(lane === undefined ? {} : { lane }) });
  });
const numbers = (length: number) => Array.from({ length }, (_, number) => number);

describe('a lane', () => {
  it('is run in order, one at a time, by several processes and through failures', async () => {
    const lanes = ['a', 'b', 'c'];
    const done = new Map<string, number[]>(lanes.map((lane) => [lane, []]));
    const running = new Set<string>();
    const overlaps: string[] = [];
    const laneOf = (payload: number) => lanes[payload % 3] ?? '';
    const kind = aKind(
      async ([{ payload, tries }]) => {
        const lane = laneOf(payload);
        if (running.has(lane)) overlaps.push(lane);
        running.add(lane);
        await sql`SELECT pg_sleep(0.001)`.execute(database.db);
        running.delete(lane);
        if (payload % 7 === 0 && tries === 1) throw new Error('not yet');
        done.get(lane)?.push(payload);
      },
      { waits: [1000], atOnce: 4 },
    );
    const all = numbers(120);
    for (const lane of lanes) await enqueue(kind, lane, ...all.filter((number) => laneOf(number) === lane));
    const [one, other] = [worker(kind), worker(kind)];
    for (let turn = 0; turn < 20; turn++) {
      await Promise.all([one.drain(), other.drain()]);
      clock.advance(1000);
    }
    for (const lane of lanes) expect(done.get(lane)).toEqual(all.filter((number) => laneOf(number) === lane));
    expect(overlaps).toEqual([]);
  });

  it('waits for a retry at its head, and goes on when that is given up', async () => {
    const ran: number[] = [];
    const kind = aKind(
      async ([{ payload }]) => {
        ran.push(payload);
        if (payload === 1) throw new Error('no');
      },
      { waits: [minute] },
    );
    await enqueue(kind, 'a', 1, 2);
    await enqueue(kind, 'b', 3);
    await worker(kind).drain();
    expect(ran).toEqual([1, 3]);
    clock.advance(minute);
    await worker(kind).drain();
    expect(ran).toEqual([1, 3, 1, 2]);
  });

  it('has one running even when an older job is committed late', async () => {
    const ran: number[] = [];
    let letGo: () => void = () => undefined;
    const kind = aKind(async ([{ payload }]) => {
      ran.push(payload);
      if (payload === 2) await new Promise<void>((resolve) => (letGo = resolve));
    });
    let second: Promise<void> = Promise.resolve();
    await transaction(database.db, async (trx) => {
      await worker().enqueue(trx, { kind, payload: 1, lane: 'a' });
      await enqueue(kind, 'a', 2);
      second = worker(kind).drain();
      await expect.poll(() => ran).toEqual([2]);
    });
    await worker(kind).drain();
    expect(ran).toEqual([2]);
    letGo();
    await second;
    expect(ran).toEqual([2, 1]);
  });

  it('gives a batch what follows in it, of the same kind and due', async () => {
    const batches: number[][] = [];
    const run: Work['run'] = async (jobs) => void batches.push(jobs.map(({ payload }) => payload));
    const kind = aKind(run, { batch: 10 });
    const other = aKind(run, { kind: 'other' });
    await enqueue(kind, 'a', ...numbers(12));
    await enqueue(other, 'a', 50);
    await enqueue(kind, 'a', 60, 61);
    await transaction(database.db, (trx) =>
      worker().enqueue(trx, { kind, payload: 62, lane: 'a', due: new Date(clock.now().getTime() + minute) }),
    );
    await enqueue(kind, 'a', 63);
    await Promise.all([worker(kind, other).drain(), worker(kind, other).drain()]);
    await worker(kind, other).drain();
    expect(batches).toEqual([numbers(10), [10, 11], [50], [60, 61]]);
    clock.advance(minute);
    await worker(kind).drain();
    expect(batches.slice(4)).toEqual([[62, 63]]);
  });

  it('does not begin its second job while somebody may still cancel the first', async () => {
    const ran: number[] = [];
    const kind = aKind(async (jobs) => void ran.push(...jobs.map(({ payload }) => payload)), { batch: 10 });
    await transaction(database.db, (trx) =>
      worker().enqueue(trx, { kind, payload: 1, lane: 'a', key: 'first' }),
    );
    await enqueue(kind, 'a', 2);
    const undone = transaction(database.db, async (trx) => {
      await worker().cancel(trx, { kind, key: 'first' });
      await worker(kind).drain();
      expect(ran).toEqual([]);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await worker(kind).drain();
    expect(ran).toEqual([1, 2]);
  });
});

it('a process leaves jobs of an unknown kind to others, in lanes and outside', async () => {
  const kind = aKind(async () => undefined);
  await enqueue(kind, undefined, 1);
  await enqueue(kind, 'a', 2);
  await worker().drain();
  const rows = await database.db.selectFrom('jobs').select(['state', 'tries']).execute();
  expect(rows.map(({ state, tries }) => `${state} ${tries}`)).toEqual(['waiting 0', 'waiting 0']);
});

it('a lane in which somebody is just claiming is left alone', async () => {
  const ran: number[] = [];
  const kind = aKind(async ([{ payload }]) => void ran.push(payload));
  await enqueue(kind, 'a', 1);
  await transaction(database.db, async (trx) => {
    await lockThing(trx, 'jobLane', 'a');
    await worker(kind).drain();
    expect(ran).toEqual([]);
  });
  await worker(kind).drain();
  expect(ran).toEqual([1]);
});

it('looking and claiming read a handful of 100,000 rows', async () => {
  const db = openDatabase(database.url, { connections: 1 });
  const kinds = numbers(5).map((number) => `kind ${number}`);
  // The planner knows the table as it mostly is: empty.
  await sql`ANALYZE jobs`.execute(db);
  await sql`
    INSERT INTO jobs (kind, lane, payload, due_at, since, created_at)
    SELECT 'kind ' || n % 5, CASE WHEN n % 2 = 0 THEN 'lane ' || n % 20 END, '1', now() - interval '1 hour', now(), now()
    FROM generate_series(1, 100000) n`.execute(db);
  const rowsRead = async () => {
    await sql`SELECT pg_stat_force_next_flush()`.execute(db);
    const { rows } = await sql<{ read: number }>`
      SELECT seq_tup_read + idx_tup_fetch AS read FROM pg_stat_user_tables WHERE relname = 'jobs'`.execute(
      db,
    );
    return rows[0]?.read ?? 0;
  };
  const now = new Date();
  const claim = { now, until: new Date(now.getTime() + minute), most: 10 };
  const counted = () => sql`ANALYZE jobs`.execute(db);
  // It knows what values there are, and last counted no rows.
  const forgotten = () => sql`UPDATE pg_class SET reltuples = 0 WHERE relname = 'jobs'`.execute(db);
  for (const [lane, learn] of [
    ['lane 0', counted],
    [null, forgotten],
    ['lane 10', counted],
  ] as const) {
    const before = await rowsRead();
    expect(await selectSources(db, kinds)).toHaveLength(15);
    expect(await claimOfKind(db, 'kind 1', claim)).toHaveLength(10);
    if (lane !== null) expect(await claimOfLane(db, 'kind 0', lane, claim)).toHaveLength(10);
    expect((await rowsRead()) - before).toBeLessThan(300);
    await learn();
  }
  await db.destroy();
});
