import { describe, expect, it } from 'vitest';
import { databaseOfTests } from '../../testing/before-tests.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { jobWorker } from '../../testing/job-worker.ts';
import { transaction } from '../db/transaction.ts';
import { type JobKind, sweepJob } from './job-kind.ts';
import type { NewJob } from './jobs.ts';

const minute = 60_000;
const clock = fakeClock();
const database = databaseOfTests();

type Work = JobKind<unknown, number>;
const aKind = (run: Work['run'], waits: readonly number[] = []): Work => ({
  kind: 'work',
  parse: Number,
  run,
  waits,
});
const worker = (...kinds: Work[]) => jobWorker(database.db, clock, kinds);
const enqueue = (job: NewJob<number>) => transaction(database.db, (trx) => worker().enqueue(trx, job));

describe('after the clock was set back by 48 hours, jobs', () => {
  it('wait as long as they were to', async () => {
    const present = clock.now();
    let failures = 1;
    const ran: number[] = [];
    const kind = aKind(
      async ([job]) => {
        if (failures-- > 0) throw new Error('not yet');
        ran.push(job.payload);
      },
      [10 * minute],
    );
    const by = worker(kind);
    clock.advance(48 * 60 * minute);
    await enqueue({ kind, payload: 1 });
    await by.drain();
    await enqueue({ kind, payload: 2, due: new Date(clock.now().getTime() + 20 * minute) });
    clock.set(present);
    await by.drain();
    expect(ran).toEqual([]);
    clock.advance(10 * minute);
    await by.drain();
    expect(ran).toEqual([1]);
    clock.advance(10 * minute);
    await by.drain();
    expect(ran).toEqual([1, 2]);
  });

  it('are taken over as soon as their lease ends', async () => {
    const present = clock.now();
    const begun: number[] = [];
    const stuck = aKind(async ([job]) => {
      begun.push(job.payload);
      await new Promise(() => undefined);
    });
    clock.advance(48 * 60 * minute);
    await enqueue({ kind: stuck, payload: 1 });
    void worker(stuck).drain();
    await expect.poll(() => begun).toEqual([1]);
    clock.set(present);
    const ran: number[] = [];
    const other = worker(aKind(async ([job]) => void ran.push(job.payload)));
    await other.drain();
    expect(ran).toEqual([]);
    clock.advance(5 * minute);
    await other.drain();
    expect(ran).toEqual([1]);
  });

  it('of a schedule do not wait for the old time', async () => {
    const ran: string[] = [];
    const hourly = sweepJob('back', async () => void ran.push(clock.now().toISOString()));
    const worker = jobWorker(database.db, clock, [hourly]);
    clock.set(new Date('2030-03-05T10:20:00Z'));
    await worker.start();
    await worker.drain();
    clock.set(new Date('2030-03-03T10:20:00Z'));
    await worker.drain();
    expect(ran).toEqual([]);
    clock.set(new Date('2030-03-03T11:00:00Z'));
    await worker.drain();
    expect(ran).toEqual(['2030-03-03T11:00:00.000Z']);
    await worker.stop();
  });
});
