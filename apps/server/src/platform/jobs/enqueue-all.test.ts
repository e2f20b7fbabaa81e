import { beforeEach, expect, it } from 'vitest';
import { databaseOfTests } from '../../testing/before-tests.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { jobWorker } from '../../testing/job-worker.ts';
import { transaction } from '../db/transaction.ts';
import type { JobKind } from './job-kind.ts';

const clock = fakeClock();
const database = databaseOfTests();
beforeEach(() => database.db.deleteFrom('jobs').execute());

type Work = JobKind<unknown, number>;

const aKind = (run: Work['run'], more: Partial<Work> = {}): Work => ({
  kind: 'work',
  parse: Number,
  run,
  ...more,
});
const worker = (...kinds: Work[]) => jobWorker(database.db, clock, kinds);

it('many jobs are enqueued in their order at once', async () => {
  const ran: unknown[] = [];
  const kind = aKind(async ([{ id, payload }]) => void ran.push([id, payload]));
  const payloads = Array.from({ length: 200 }, (_, index) => index);
  const ids = await transaction(database.db, (trx) =>
    worker().enqueueAll(
      trx,
      kind,
      payloads.map((payload) => ({ payload, lane: 'a' })),
    ),
  );
  await worker(kind).drain();
  expect(ran).toEqual(payloads.map((payload) => [ids[payload], payload]));
});
