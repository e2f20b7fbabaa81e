import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOfTests } from '../../testing/before-tests.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { jobWorker } from '../../testing/job-worker.ts';
import type { Json } from '../db/column-types.ts';
import { transaction } from '../db/transaction.ts';
import { JobFailure, type JobKind, JobTooEarly } from './job-kind.ts';
import type { JobWorker, NewJob } from './jobs.ts';

const minute = 60_000;
const day = 86_400_000;
const clock = fakeClock();
const database = databaseOfTests();
beforeEach(() => database.db.deleteFrom('jobs').execute());

type Work = JobKind<unknown, number>;

const aKind = (run: Work['run'], more: Partial<Work> = {}): Work => ({
  kind: 'work',
  parse: (payload) => payload as number,
  run,
  ...more,
});
const worker = (...kinds: Work[]) => jobWorker(database.db, clock, kinds);
const enqueue = <P extends Json>(job: NewJob<P>, by: JobWorker) =>
  transaction(database.db, (trx) => by.enqueue(trx, job));
const rows = () => database.db.selectFrom('jobs').selectAll().orderBy('id').execute();
const theRow = async () => {
  const [row] = await rows();
  if (row === undefined) throw new Error('no job');
  return row;
};

describe('what is known of failed tries', () => {
  const failing = (...failures: Error[]) =>
    aKind(
      async () => {
        const failure = failures.shift();
        if (failure !== undefined) throw failure;
      },
      { waits: [1000, 2000] },
    );
  const runAfter = async (by: JobWorker, milliseconds: number) => {
    clock.advance(milliseconds);
    await by.drain();
  };

  it('stands with the job, the oldest first', async () => {
    const by = worker(failing(new Error('first'), new Error('second'), new Error('third')));
    await enqueue({ kind: aKind(async () => undefined), payload: 1 }, by);
    const at = [0, 1000, 3000].map((later) => new Date(clock.now().getTime() + later).toISOString());
    await by.drain();
    await runAfter(by, 1000);
    await runAfter(by, 2000);
    expect((await theRow()).attempts).toEqual([
      { at: at[0], error: 'first', retryIn: 1000, isTry: true },
      { at: at[1], error: 'second', retryIn: 2000, isTry: true },
      { at: at[2], error: 'third', retryIn: null, isTry: true },
    ]);
  });

  it('is the last twenty tries at most, and handlers see them', async () => {
    const seen: number[] = [];
    const kind = aKind(async ([job]) => {
      seen.push(job.attempts.length);
      if (seen.length <= 25) throw new JobFailure(`${seen.length}`, { retryIn: 1, isTry: false });
    });
    const by = worker(kind);
    await enqueue({ kind, payload: 1 }, by);
    for (let round = 0; round < 26; round += 1) await runAfter(by, 1);
    expect(seen).toEqual(Array.from({ length: 26 }, (_, index) => Math.min(index, 20)));
    const { attempts, ...row } = await theRow();
    expect(row).toMatchObject({ state: 'done', tries: 1 });
    expect(attempts).toMatchObject(Array.from({ length: 20 }, (_, index) => ({ error: `${index + 6}` })));
  });

  it('says nothing of a job for which it was too early', async () => {
    const by = worker(failing(new JobTooEarly(500)));
    await enqueue({ kind: aKind(async () => undefined), payload: 1 }, by);
    await by.drain();
    const due_at = new Date(clock.now().getTime() + 500);
    expect(await theRow()).toMatchObject({
      state: 'waiting',
      tries: 0,
      attempts: [],
      last_error: null,
      due_at,
    });
    await runAfter(by, 500);
    expect(await theRow()).toMatchObject({ state: 'done', tries: 1 });
  });
});

describe('people who look after failed jobs', () => {
  const lane = 'one';
  const failed = async (by: JobWorker, job: Partial<NewJob<number>> = {}) => {
    const id = await enqueue({ kind: aKind(async () => undefined), payload: 1, ...job }, by);
    await by.drain();
    return id;
  };
  const failOnce = () => {
    const ran: number[] = [];
    const kind = aKind(async ([job]) => {
      ran.push(job.id);
      if (ran.length === 1) throw new Error('no');
    });
    return { ran, by: worker(kind) };
  };

  it('retry one, before what came later in its lane, with all its tries', async () => {
    const { ran, by } = failOnce();
    const id = await failed(by, { lane });
    expect(await theRow()).toMatchObject({ state: 'failed', tries: 1 });
    const retried = await transaction(database.db, async (trx) => {
      const later = await by.enqueue(trx, { kind: aKind(async () => undefined), payload: 2, lane });
      return [await by.retry(trx, [id, later, 999_999]), later] as const;
    });
    expect(retried[0]).toEqual([id]);
    await by.drain();
    expect(ran).toEqual([id, id, retried[1]]);
    expect(await theRow()).toMatchObject({ state: 'done', tries: 1, attempts: [{ error: 'no' }] });
  });

  it('do not retry one whose key another waits under', async () => {
    const { by } = failOnce();
    const id = await failed(by, { key: 'k' });
    await enqueue({ kind: aKind(async () => undefined), payload: 2, key: 'k' }, by);
    expect(await transaction(database.db, (trx) => by.retry(trx, [id]))).toEqual([]);
  });

  it('retry it once when two press at once', async () => {
    const { by } = failOnce();
    const id = await failed(by);
    const press = () => transaction(database.db, (trx) => by.retry(trx, [id]));
    expect((await Promise.all([press(), press()])).flat()).toEqual([id]);
  });

  it('cancel what waits or has failed, and nothing else', async () => {
    const { by } = failOnce();
    const first = await failed(by);
    const done = await failed(by);
    const waiting = await enqueue({ kind: aKind(async () => undefined), payload: 3 }, by);
    const cancelled = await transaction(database.db, (trx) => by.cancelByIds(trx, [first, done, waiting]));
    expect(cancelled.toSorted((a, b) => a - b)).toEqual([first, waiting]);
    expect((await rows()).map(({ state }) => state)).toEqual(['cancelled', 'done', 'cancelled']);
  });
});

describe('what a failed try means', () => {
  it('is written with it, and nothing of either when that goes wrong', async () => {
    const told: (number | null)[] = [];
    const kind = aKind(async () => Promise.reject(new Error('no')), {
      waits: [1000],
      failedTry: async (trx, ids, { retryIn }) => {
        told.push(retryIn);
        await trx
          .updateTable('jobs')
          .set({ result: JSON.stringify('marked') })
          .where('id', 'in', ids)
          .execute();
        if (told.length === 2) throw new Error('the database is gone');
      },
    });
    const by = worker(kind);
    await enqueue({ kind, payload: 1 }, by);
    await by.drain();
    expect(await theRow()).toMatchObject({ state: 'waiting', result: 'marked' });
    clock.advance(1000);
    await by.drain();
    expect(await theRow()).toMatchObject({ state: 'running', attempts: [{ error: 'no' }] });
    clock.advance(10 * minute);
    await by.drain();
    expect(await theRow()).toMatchObject({ state: 'failed', attempts: [{}, { retryIn: null }] });
    expect(told).toEqual([1000, null, null]);
  });
});

it('a kind may keep what is done as long as what failed', async () => {
  const kept = aKind(async () => undefined, { keepsDone: true });
  const other = aKind(async () => undefined, { kind: 'other' });
  const by = worker(kept, other);
  await enqueue({ kind: kept, payload: 1 }, by);
  await enqueue({ kind: other, payload: 1 }, by);
  await by.drain();
  const sweep: JobKind<unknown, null> = { kind: 'jobs.sweep', parse: () => null, run: async () => undefined };
  const kindsAfter = async (days: number) => {
    clock.advance(days * day);
    await enqueue({ kind: sweep, payload: null }, by);
    await by.drain();
    const left = await rows();
    return left.map(({ kind }) => kind).filter((kind) => kind !== 'jobs.sweep');
  };
  expect(await kindsAfter(2)).toEqual(['work']);
  expect(await kindsAfter(29)).toEqual([]);
});
