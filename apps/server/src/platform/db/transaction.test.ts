import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseOfTests } from '../../testing/before-tests.ts';
import type { Trx } from './database.ts';
import { afterCommit, transaction } from './transaction.ts';

const test = databaseOfTests({ connections: 4 });
beforeAll(async () => {
  await sql`CREATE TABLE counters (id int PRIMARY KEY, n int NOT NULL)`.execute(test.db);
  await sql`INSERT INTO counters VALUES (1, 0), (2, 0)`.execute(test.db);
});

const read = async (id: number) => {
  const { rows } = await sql<{ n: number }>`SELECT n FROM counters WHERE id = ${id}`.execute(test.db);
  return rows[0]?.n;
};
const add = (trx: Trx, id: number) => sql`UPDATE counters SET n = n + 1 WHERE id = ${id}`.execute(trx);

describe('transaction', () => {
  it('keeps everything or nothing, and runs hooks only after the commit', async () => {
    const seen: string[] = [];
    await transaction(test.db, async (trx) => {
      await add(trx, 1);
      afterCommit(trx, async () => seen.push(`n is ${await read(1)}`));
      seen.push(`inside, others see ${await read(1)}`);
    });
    expect(seen).toEqual(['inside, others see 0', 'n is 1']);

    const failing = transaction(test.db, async (trx) => {
      await add(trx, 1);
      afterCommit(trx, () => seen.push('never'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await read(1)).toBe(1);
    expect(seen).not.toContain('never');
  });

  it('runs again after a deadlock, its hooks once', async () => {
    const before = [await read(1), await read(2)];
    let runs = 0;
    let hooks = 0;
    let waiting: (() => void)[] = [];
    const bothHaveTheirFirst = () =>
      new Promise<void>((go) => {
        waiting.push(go);
        if (waiting.length === 2) for (const each of waiting.splice(0)) each();
      });
    const work = (first: number, second: number) =>
      transaction(test.db, async (trx) => {
        runs++;
        afterCommit(trx, () => hooks++);
        await add(trx, first);
        if (runs <= 2) await bothHaveTheirFirst();
        await add(trx, second);
      });
    await Promise.all([work(1, 2), work(2, 1)]);
    waiting = [];
    expect(runs).toBeGreaterThanOrEqual(3);
    expect(hooks).toBe(2);
    expect([await read(1), await read(2)]).toEqual(before.map((n) => (n ?? 0) + 2));
  });

  it('gives up after three more runs', async () => {
    let runs = 0;
    const always = transaction(test.db, async (trx) => {
      runs++;
      await sql`DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '40001'; END $$`.execute(trx);
    });
    await expect(always).rejects.toThrow('x');
    expect(runs).toBe(4);
  });

  it('lets a write stand whose hook fails', async () => {
    const warnings: unknown[] = [];
    const listen = (warning: Error) => warnings.push(warning.message);
    process.on('warning', listen);
    await transaction(test.db, async (trx) => {
      afterCommit(trx, () => {
        throw new Error('the hook fails');
      });
    });
    await expect.poll(() => warnings).toContain('the hook fails');
    process.off('warning', listen);
  });
});

describe('values', () => {
  it('come as numbers, dates and texts', async () => {
    const { rows } = await sql`
      SELECT count(*) AS count, 9007199254740991::int8 AS big, 1.5::numeric AS numeric, 0.1::float8 AS float,
        array[1, NULL, 3]::int8[] AS list, '2026-01-02'::date AS day, '2026-01-02T03:04:05Z'::timestamptz AS time,
        NULL::int8 AS nothing FROM counters`.execute(test.db);
    expect(rows[0]).toEqual({
      count: 2,
      big: Number.MAX_SAFE_INTEGER,
      numeric: 1.5,
      float: 0.1,
      list: [1, null, 3],
      day: '2026-01-02',
      time: new Date('2026-01-02T03:04:05Z'),
      nothing: null,
    });
  });
});
