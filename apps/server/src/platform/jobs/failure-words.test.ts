import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOfTests } from '../../testing/before-tests.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { jobWorker } from '../../testing/job-worker.ts';
import { transaction } from '../db/transaction.ts';
import type { JobKind } from './job-kind.ts';

type Work = JobKind<unknown, null>;

const clock = fakeClock();
const database = databaseOfTests();
beforeEach(() => database.db.deleteFrom('jobs').execute());

const aKind = (run: Work['run']): Work => ({ kind: 'work', parse: () => null, run, waits: [1000] });
const worker = (kind: Work) => jobWorker(database.db, clock, [kind]);
const enqueue = (kind: Work) =>
  transaction(database.db, (trx) => worker(kind).enqueue(trx, { kind, payload: null }));
const theRow = () => database.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();

describe('jobs', () => {
  it.each([
    ['a NUL', new Error('a\0b'), 'a\uFFFDb'],
    ['half an emoji', new Error('a\uD83D'), 'a\uFFFD'],
    ['half an emoji at the cut', new Error(`${'x'.repeat(1999)}👨‍👩‍👧`), 'x'.repeat(1999)],
    ['no words', Object.create(null), 'An error without words'],
    ['no text', Object.assign(new Error('x'), { message: { a: 1 } }), '[object Object]'],
  ])('fail with their tries, whatever the error says (%s)', async (_name, thrown, error) => {
    const kind = aKind(async () => {
      throw thrown;
    });
    await enqueue(kind);
    await worker(kind).drain();
    expect(await theRow()).toMatchObject({ state: 'waiting', last_error: error, attempts: [{ error }] });
    clock.advance(1000);
    await worker(kind).drain();
    expect(await theRow()).toMatchObject({ state: 'failed', tries: 2, attempts: [{ error }, { error }] });
  });

  it('keep of a result what can be stored', async () => {
    const kind = aKind(async () => ({ 'k\0': 'half \uD83D' }));
    await enqueue(kind);
    await worker(kind).drain();
    expect(await theRow()).toMatchObject({ state: 'done', result: { 'k\uFFFD': 'half \uFFFD' } });
  });

  it('are over although what their failure means cannot be written', async () => {
    let runs = 0;
    const kind: Work = {
      ...aKind(async () => {
        runs += 1;
        throw new Error('no');
      }),
      failedTry: (trx) => sql`SELECT 'x'::integer`.execute(trx).then(() => undefined),
    };
    await enqueue(kind);
    await worker(kind).drain();
    expect(await theRow()).toMatchObject({ state: 'waiting', last_error: 'no' });
    clock.advance(1000);
    await worker(kind).drain();
    clock.advance(3_600_000);
    await worker(kind).drain();
    expect(await theRow()).toMatchObject({ state: 'failed', tries: 2, last_error: 'no' });
    expect(runs).toBe(2);
  });
});
