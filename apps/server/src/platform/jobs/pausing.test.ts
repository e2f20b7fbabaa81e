import { expect, describe, it, onTestFinished } from 'vitest';
import { databaseOfTests } from '../../testing/before-tests.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { jobWorker } from '../../testing/job-worker.ts';
import { transaction } from '../db/transaction.ts';
import type { JobKind } from './job-kind.ts';

const clock = fakeClock();
const database = databaseOfTests();

/** Its jobs are of a kind of their own. */
function pausing(kindName: string, run: JobKind<unknown, number>['run']) {
  const kind: JobKind<unknown, number> = { kind: kindName, parse: (payload) => payload as number, run };
  const here = jobWorker(database.db, clock, [kind]);
  onTestFinished(() => here.stop());
  return {
    here,
    enqueue: (payload: number) => transaction(database.db, (trx) => here.enqueue(trx, { kind, payload })),
    states: async () => {
      const rows = database.db.selectFrom('jobs').select('state').where('kind', '=', kindName);
      return (await rows.orderBy('id').execute()).map(({ state }) => state);
    },
  };
}

describe('a process that pauses', () => {
  it('ends what runs, begins nothing, and goes on with it afterwards', async () => {
    const begun: number[] = [];
    const { here, enqueue, states } = pausing('noticing', ([{ payload, signal }]) => {
      begun.push(payload);
      if (begun.length > 1) return Promise.resolve();
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('paused'))));
    });
    await enqueue(1);
    await here.start();
    await expect.poll(() => begun).toEqual([1]);
    await here.pause(5_000);
    await enqueue(2);
    await here.drain();
    expect(await states()).toEqual(['waiting', 'waiting']);
    await here.goOn();
    await expect.poll(() => begun.toSorted()).toEqual([1, 1, 2]);
    await expect.poll(states).toEqual(['done', 'done']);
  });

  it('waits no longer than it must for what does not notice', async () => {
    let letGo: () => void = () => undefined;
    let isAborted = () => false;
    let hasBegun = false;
    const { here, enqueue } = pausing('not noticing', ([{ signal }]) => {
      isAborted = () => signal.aborted;
      hasBegun = true;
      return new Promise<void>((resolve) => (letGo = resolve));
    });
    await enqueue(1);
    await here.start();
    await expect.poll(() => hasBegun).toBe(true);
    await here.pause(20);
    expect(isAborted()).toBe(true);
    letGo();
  });
});
