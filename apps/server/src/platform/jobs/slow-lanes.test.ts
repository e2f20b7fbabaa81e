import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOfTests } from '../../testing/before-tests.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { jobWorker } from '../../testing/job-worker.ts';
import { transaction } from '../db/transaction.ts';
import { type JobKind, JobTooEarly } from './job-kind.ts';

const clock = fakeClock();
const database = databaseOfTests();
const silentLanes = Array.from({ length: 12 }, (_, number) => `silent ${number}`);
const atOnce = 3;
const slowAfter = 40;

/** Whether the lanes named silent answer. */
let isSilent: boolean;
/** The lanes of the runs that wait for an answer now, and what ends all of them. */
const waiting = new Map<string, { readonly since: number; readonly end: () => void }>();
const answered: string[] = [];

const send: JobKind<unknown, string> = {
  kind: 'send',
  parse: String,
  atOnce,
  slowAfter,
  waits: [1000, 1000],
  run: async ([{ payload: lane }]) => {
    if (isSilent && lane.startsWith('silent')) {
      await new Promise<void>((end) => waiting.set(lane, { since: performance.now(), end }));
      throw new Error('no answer');
    }
    answered.push(lane);
  },
};
const worker = () => jobWorker(database.db, clock, [send]);
const enqueue = (...lanes: string[]) =>
  transaction(database.db, (trx) =>
    worker().enqueueAll(
      trx,
      send,
      lanes.map((lane) => ({ lane, payload: lane })),
    ),
  );
const slowLanes = async () =>
  (await database.db.selectFrom('slow_lanes').select('lane').orderBy('lane').execute()).map(
    ({ lane }) => lane,
  );
/** Lets whatever waits time out, until the work that is due is done. */
async function timeOutAll(drained: Promise<unknown>): Promise<void> {
  const timer = setInterval(() => {
    for (const [lane, { since, end }] of waiting) {
      if (performance.now() - since <= slowAfter) continue;
      waiting.delete(lane);
      end();
    }
  }, 5);
  await drained;
  clearInterval(timer);
}

beforeEach(async () => {
  await database.db.deleteFrom('jobs').execute();
  await database.db.deleteFrom('slow_lanes').execute();
  isSilent = true;
  answered.length = 0;
});

describe('lanes whose last run took long', () => {
  it('take no slot from the others, in any process', async () => {
    await enqueue(...silentLanes);
    await timeOutAll(worker().drain());
    expect(await slowLanes()).toEqual(silentLanes.toSorted());

    clock.advance(1000);
    const workers = [worker(), worker()];
    const drained = workers.map((process) => process.drain());
    // Both are full of what does not answer, before anything else is asked for.
    await expect.poll(() => waiting.size).toBe(2 * atOnce);
    await enqueue('healthy', 'well', 'fine', 'quick');
    drained.push(...workers.map((process) => process.drain()));
    await expect.poll(() => answered.toSorted()).toEqual(['fine', 'healthy', 'quick', 'well']);
    expect(waiting.size).toBe(2 * atOnce);
    isSilent = false;
    await timeOutAll(Promise.all(drained));
  });

  it('are like all others again after a quick run', async () => {
    await enqueue('silent 1', 'silent 2');
    await timeOutAll(worker().drain());
    isSilent = false;
    clock.advance(1000);
    await worker().drain();
    expect(answered.toSorted()).toEqual(['silent 1', 'silent 2']);
    expect(await slowLanes()).toEqual([]);
  });

  it('stay so when a run was only too early', async () => {
    await enqueue('silent 1');
    await timeOutAll(worker().drain());
    clock.advance(1000);
    const early: typeof send = { ...send, run: () => Promise.reject(new JobTooEarly(5)) };
    await jobWorker(database.db, clock, [early]).drain();
    expect(await slowLanes()).toEqual(['silent 1']);
  });

  it('are forgotten a day after their last run', async () => {
    await enqueue('silent 1');
    await timeOutAll(worker().drain());
    await database.db.deleteFrom('jobs').execute();
    const by = worker();
    const kind: JobKind<unknown, null> = {
      kind: 'jobs.sweep',
      parse: () => null,
      run: async () => undefined,
    };
    const sweep = async () => {
      await transaction(database.db, (trx) => by.enqueue(trx, { kind, payload: null }));
      await by.drain();
    };
    clock.advance(23 * 3_600_000);
    await sweep();
    expect(await slowLanes()).toEqual(['silent 1']);
    clock.advance(2 * 3_600_000);
    await sweep();
    expect(await slowLanes()).toEqual([]);
  });
});
