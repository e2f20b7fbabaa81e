import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { databaseOfTests } from '../../testing/before-tests.ts';
import { inBatches } from './batches.ts';
import { transaction } from './transaction.ts';

const db = databaseOfTests();

it.each([0, 1, 499, 500, 501, 1733])('reads %i rows in their order, at most 500 at once', async (count) => {
  const sizes: number[] = [];
  const read = await transaction(db.db, async (trx) => {
    const all: number[] = [];
    const query = sql<{ n: number }>`SELECT n FROM generate_series(1, ${count}::integer) n ORDER BY n DESC`;
    for await (const rows of inBatches(trx, query)) {
      sizes.push(rows.length);
      all.push(...rows.map(({ n }) => n));
    }
    return all;
  });
  expect(read).toEqual(Array.from({ length: count }, (_, place) => count - place));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
});

it('two in one transaction do not disturb each other, nor what is written meanwhile', async () => {
  const pairs = await transaction(db.db, async (trx) => {
    await sql`CREATE TEMPORARY TABLE numbers ON COMMIT DROP AS SELECT n FROM generate_series(1, 600) n`.execute(
      trx,
    );
    const numbers = () => inBatches(trx, sql<{ n: number }>`SELECT n FROM numbers`);
    let count = 0;
    for await (const outer of numbers()) {
      await sql`DELETE FROM numbers WHERE n > 300`.execute(trx);
      for await (const inner of numbers()) count += outer.length * inner.length;
    }
    return count;
  });
  expect(pairs).toBe(600 * 300);
});
