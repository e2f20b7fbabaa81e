import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOfTests } from '../../testing/before-tests.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { jobWorker } from '../../testing/job-worker.ts';
import type { Json } from '../db/column-types.ts';
import { openDatabase } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { listenToEvents } from '../events/listen.ts';
import { createLog } from '../log/log.ts';
import { type Job, JobFailure, type JobKind, LeaseLost } from './job-kind.ts';
import type { JobWorker, NewJob } from './jobs.ts';

const minute = 60_000;
const clock = fakeClock();
const database = databaseOfTests();
const workers: JobWorker[] = [];
beforeEach(async () => {
  for (const worker of workers.splice(0)) void worker.stop();
  await database.db.deleteFrom('jobs').execute();
});

type Handler = JobKind<unknown, number>['run'];
type Work = JobKind<unknown, number>;

/** A kind whose payload is a number. */
const aKind = (run: Handler, more: Partial<Work> = {}): Work => ({
  kind: 'work',
  parse: (payload) => {
    if (typeof payload !== 'number') throw new Error('no number');
    return payload;
  },
  run,
  ...more,
});
const worker = (...kinds: Work[]) => {
  const made = jobWorker(database.db, clock, kinds);
  workers.push(made);
  return made;
};
const enqueue = <P extends Json>(job: NewJob<P>, by = worker()) =>
  transaction(database.db, (trx) => by.enqueue(trx, job));
const rows = () => database.db.selectFrom('jobs').selectAll().orderBy('id').execute();
const theRow = async () => {
  const [row] = await rows();
  if (row === undefined) throw new Error('no job');
  return row;
};
/** A handler that stays in the middle of its work until it is let go. */
const held = () => {
  const jobs: Job<number>[] = [];
  const waiting: (() => void)[] = [];
  const run: Handler = async ([job]) => {
    jobs.push(job);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return { by: 'the held one' };
  };
  return { run, jobs, letGo: () => waiting.splice(0).forEach((resolve) => resolve()) };
};

describe('jobs', () => {
  it('run once each, whoever runs them', async () => {
    const ran: number[] = [];
    const kind = aKind(async ([{ payload }]) => void ran.push(payload), { atOnce: 3 });
    const numbers = Array.from({ length: 200 }, (_, number) => number);
    await transaction(database.db, async (trx) => {
      for (const payload of numbers) await worker(kind).enqueue(trx, { kind, payload });
    });
    await Promise.all([worker(kind).drain(), worker(kind).drain(), worker(kind).drain()]);
    expect(ran.toSorted((a, b) => a - b)).toEqual(numbers);
    expect(new Set((await rows()).map(({ state, tries }) => `${state} ${tries}`))).toEqual(
      new Set(['done 1']),
    );
  });

  it('are not left by a transaction that was rolled back', async () => {
    const kind = aKind(async () => undefined);
    const undone = transaction(database.db, async (trx) => {
      await worker().enqueue(trx, { kind, payload: 1 });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  it('begin by themselves after the commit, in another process as well', async () => {
    const log = createLog({ level: 'silent', pretty: false });
    const events = listenToEvents(database.url, database.db, log);
    await expect.poll(() => events.isListening()).toBe(true);
    const ran: number[] = [];
    const kind = aKind(async ([{ payload }]) => void ran.push(payload));
    const other = jobWorker(database.db, clock, [kind], { events });
    await other.start();
    await other.drain();
    // Neither knows of the other's enqueuing but by the notification.
    await enqueue({ kind, payload: 1 });
    await expect.poll(() => ran).toEqual([1]);
    await other.stop();
    const alone = jobWorker(database.db, clock, [kind]);
    await alone.start();
    await enqueue({ kind, payload: 2 }, alone);
    await expect.poll(() => ran).toEqual([1, 2]);
    await alone.stop();
    await events.stop();
  });

  it('wait until they are due', async () => {
    const ran: number[] = [];
    const kind = aKind(async ([{ payload }]) => void ran.push(payload));
    await enqueue({ kind, payload: 1, due: new Date(clock.now().getTime() + 10_000) });
    await worker(kind).drain();
    clock.advance(9_999);
    await worker(kind).drain();
    expect(ran).toEqual([]);
    clock.advance(1);
    await worker(kind).drain();
    expect(ran).toEqual([1]);
  });

  it('keep their result and show it while they run', async () => {
    const kind = aKind(async ([job]) => {
      await job.extend({ percent: 50 });
      expect((await theRow()).result).toEqual({ percent: 50 });
      return { file: 'a.sql' };
    });
    await enqueue({ kind, payload: 1 });
    await worker(kind).drain();
    expect(await theRow()).toMatchObject({ state: 'done', result: { file: 'a.sql' }, lease: null });
  });

  it('come several to a handler that can take them, and end one by one where it says so', async () => {
    const batches: number[][] = [];
    const kind = aKind(
      async (jobs) => {
        batches.push(jobs.map(({ payload }) => payload));
        const [first] = jobs;
        if (first.tries > 1) return;
        await transaction(database.db, (trx) => first.finish(trx, { early: true }));
        throw new Error('the rest failed');
      },
      { batch: 10, waits: [minute] },
    );
    for (let payload = 1; payload <= 13; payload++) await enqueue({ kind, payload });
    await worker(kind).drain();
    expect(batches).toEqual([
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      [11, 12, 13],
    ]);
    const states = async () => (await rows()).map(({ state }) => state);
    const halfDone = (length: number) => ['done', ...Array.from({ length }, () => 'waiting')];
    expect(await states()).toEqual([...halfDone(9), ...halfDone(2)]);
    clock.advance(minute);
    await worker(kind).drain();
    expect(new Set(await states())).toEqual(new Set(['done']));
  });
});

describe('a job that fails', () => {
  it('is tried again after its waits, and stays as failed with its error', async () => {
    const kind = aKind(
      async ([{ tries }]) => {
        throw new Error(`no luck ${tries}`);
      },
      { waits: [minute, 5 * minute] },
    );
    await enqueue({ kind, payload: 1 });
    await worker(kind).drain();
    const due_at = new Date(clock.now().getTime() + minute);
    expect(await theRow()).toMatchObject({ state: 'waiting', tries: 1, due_at, last_error: 'no luck 1' });
    for (const wait of [minute, 5 * minute]) {
      clock.advance(wait);
      await worker(kind).drain();
    }
    expect(await theRow()).toMatchObject({ state: 'failed', tries: 3, last_error: 'no luck 3' });
  });

  it('may say itself when it is tried again, or that it is of no use', async () => {
    const kind = aKind(
      async ([{ payload, tries }]) => {
        if (tries === 1) throw new JobFailure('slow down', { retryIn: payload === 1 ? 2000 : null });
      },
      { waits: [minute] },
    );
    await enqueue({ kind, payload: 1 });
    await enqueue({ kind, payload: 2 });
    await worker(kind).drain();
    clock.advance(2000);
    await worker(kind).drain();
    expect((await rows()).map(({ state, tries }) => [state, tries])).toEqual([
      ['done', 2],
      ['failed', 1],
    ]);
  });

  it('because its payload does not fit, does so alone', async () => {
    const ran: number[] = [];
    const kind = aKind(async (jobs) => void ran.push(...jobs.map(({ payload }) => payload)), { batch: 10 });
    await enqueue({
      kind: { ...kind, parse: () => '' } as unknown as JobKind<never, string>,
      payload: 'one',
    });
    await enqueue({ kind, payload: 2 });
    await worker(kind).drain();
    expect(ran).toEqual([2]);
    expect((await rows()).map(({ state, last_error }) => [state, last_error])).toEqual([
      ['failed', 'no number'],
      ['done', null],
    ]);
  });
});

describe('a lease', () => {
  it('that ran out is taken over, and the late process can write nothing', async () => {
    const late = held();
    await enqueue({ kind: aKind(late.run), payload: 1 });
    const lateDone = worker(aKind(late.run)).drain();
    await expect.poll(() => late.jobs.length).toBe(1);
    const prompt = aKind(async ([{ tries }]) => ({ tries }));
    clock.advance(5 * minute - 1);
    await worker(prompt).drain();
    expect((await theRow()).state).toBe('running');
    clock.advance(1);
    await worker(prompt).drain();
    expect(await theRow()).toMatchObject({ state: 'done', result: { tries: 2 } });
    const [job] = late.jobs;
    await expect(job?.extend({ percent: 99 })).rejects.toThrow(LeaseLost);
    const effect = transaction(
      database.db,
      (trx) => job?.finish(trx, { by: 'the late one' }) ?? (trx as never),
    );
    await expect(effect).rejects.toThrow(LeaseLost);
    late.letGo();
    await lateDone;
    expect(await theRow()).toMatchObject({ state: 'done', result: { tries: 2 }, tries: 2 });
  });

  it('can be started again', async () => {
    const long = held();
    const kind = aKind(long.run, { lease: minute });
    await enqueue({ kind, payload: 1 });
    const done = worker(kind).drain();
    await expect.poll(() => long.jobs.length).toBe(1);
    clock.advance(minute - 1);
    await long.jobs[0]?.extend();
    clock.advance(minute - 1);
    await worker(kind).drain();
    expect(await theRow()).toMatchObject({ state: 'running', tries: 1 });
    long.letGo();
    await done;
  });

  it('is not started without end when every process ends in the middle', async () => {
    const stuck = held();
    const kind = aKind(stuck.run, { waits: [minute], lease: minute });
    await enqueue({ kind, payload: 1 });
    for (let turn = 1; turn <= 6; turn++) {
      void worker(kind).drain();
      if (turn <= 5) await expect.poll(async () => (await theRow()).tries).toBe(turn);
      clock.advance(minute);
    }
    await expect.poll(async () => (await theRow()).state).toBe('failed');
    expect(stuck.jobs).toHaveLength(5);
  });
});

describe('a process that stops', () => {
  it('ends the job that runs, and begins no other', async () => {
    const slow = held();
    const kind = aKind(slow.run);
    await enqueue({ kind, payload: 1 });
    await enqueue({ kind, payload: 2 });
    const here = worker(kind);
    void here.drain();
    await expect.poll(() => slow.jobs.length).toBe(1);
    const stopped = here.stop();
    await expect.poll(() => slow.jobs[0]?.signal.aborted).toBe(true);
    slow.letGo();
    await stopped;
    expect((await rows()).map(({ state }) => state)).toEqual(['done', 'waiting']);
  });

  it('gives a job back whose handler notices it', async () => {
    const kind = aKind(
      ([{ signal }]) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped')))),
    );
    await enqueue({ kind, payload: 1 });
    const here = worker(kind);
    void here.drain();
    await expect.poll(async () => (await theRow()).state).toBe('running');
    await here.stop();
    expect(await theRow()).toMatchObject({ state: 'waiting', tries: 0, last_error: null });
  });
});

describe('a key', () => {
  it('has one waiting job however many enqueue it at once, at the time that was given last', async () => {
    const ran: number[] = [];
    const kind = aKind(async ([{ payload }]) => void ran.push(payload));
    await Promise.all(Array.from({ length: 20 }, () => enqueue({ kind, payload: 7, key: 'a' })));
    const due = new Date(clock.now().getTime() + minute);
    await enqueue({ kind, payload: 7, key: 'a', due });
    await enqueue({ kind, payload: 7, key: 'a' });
    expect((await rows()).map(({ due_at }) => due_at)).toEqual([due]);
    clock.advance(minute);
    await Promise.all([worker(kind).drain(), worker(kind).drain()]);
    expect(ran).toEqual([7]);
  });

  it('keeps its job from running before the writer who met it has committed', async () => {
    const ran: number[] = [];
    const kind = aKind(async ([{ payload }]) => void ran.push(payload));
    await enqueue({ kind, payload: 7, key: 'a' });
    await transaction(database.db, async (trx) => {
      await worker().enqueue(trx, { kind, payload: 7, key: 'a' });
      await worker(kind).drain();
      expect(ran).toEqual([]);
    });
    await worker(kind).drain();
    expect(ran).toEqual([7]);
  });

  it('may be enqueued again while its job runs; a retry then makes room', async () => {
    const failing = held();
    const kind = aKind(
      async (jobs) => {
        await failing.run(jobs, null);
        throw new Error('no');
      },
      { waits: [minute] },
    );
    await enqueue({ kind, payload: 1, key: 'a' });
    const done = worker(kind).drain();
    await expect.poll(() => failing.jobs.length).toBe(1);
    await enqueue({ kind, payload: 1, key: 'a', due: new Date(clock.now().getTime() + minute) });
    failing.letGo();
    await done;
    expect((await rows()).map(({ state, last_error }) => [state, last_error])).toEqual([
      ['cancelled', 'no'],
      ['waiting', null],
    ]);
  });
});

describe('cancelling', () => {
  const cancel = (kind: Work, key: string, alsoRunning = false) =>
    transaction(database.db, (trx) => worker().cancel(trx, { kind, key, alsoRunning }));

  it('wins or loses against a claim, and says which', async () => {
    const ran: string[] = [];
    const kind = aKind(async ([{ key }]) => void ran.push(String(key)), { atOnce: 5 });
    const keys = Array.from({ length: 60 }, (_, index) => `key ${index}`);
    for (const key of keys) await enqueue({ kind, payload: 1, key });
    const [cancelled] = await Promise.all([
      Promise.all(keys.toReversed().map((key) => cancel(kind, key))),
      worker(kind).drain(),
      worker(kind).drain(),
    ]);
    await worker(kind).drain();
    const left = keys.toReversed().filter((_, index) => !cancelled[index]);
    expect(ran.toSorted()).toEqual(left.toSorted());
    expect(cancelled).toContain(true);
    expect(await cancel(kind, 'unknown')).toBe(false);
  });

  it('is undone with its transaction', async () => {
    const kind = aKind(async () => undefined);
    await enqueue({ kind, payload: 1, key: 'a' });
    const undone = transaction(database.db, async (trx) => {
      expect(await worker().cancel(trx, { kind, key: 'a' })).toBe(true);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect((await theRow()).state).toBe('waiting');
  });

  it('asks a running job to end, in another process as well', async () => {
    const kind = aKind(
      ([{ signal }]) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped')))),
      { waits: [minute] },
    );
    await enqueue({ kind, payload: 1, key: 'a', lane: 'backups' });
    const other = openDatabase(database.url, { connections: 2 });
    const here = jobWorker(other, clock, [kind]);
    const done = here.drain();
    await expect.poll(async () => (await theRow()).state).toBe('running');
    expect(await cancel(kind, 'a')).toBe(false);
    expect(await cancel(kind, 'a', true)).toBe(false);
    // What a notification does.
    void here.drain();
    await done;
    expect((await theRow()).state).toBe('cancelled');
    await other.destroy();
  });
});
