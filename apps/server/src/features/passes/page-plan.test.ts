import { PASS_SORTS } from '@rondo/domain/passes';
import { CompiledQuery, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { currentDifficulties } from '../difficulties/index.ts';
import { selectPassItems } from './list.repository.ts';
import { readPassQuery } from './pass-query.ts';

const app = appOfTests();

/** How the page would be read, were the table long. */
async function planOf(sort: string): Promise<string> {
  const { db, clock } = app.deps;
  const table = await currentDifficulties(app.deps);
  const query = readPassQuery({ sort }, { viewer: null, table, now: clock.now() });
  return transaction(db, async (trx) => {
    for (const way of ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin'])
      await sql.raw(`SET LOCAL enable_${way} = off`).execute(trx);
    let plan = '';
    const explaining = {
      executeQuery: async ({ sql: text, parameters }: CompiledQuery) => {
        const { rows } = await trx.executeQuery<{ 'QUERY PLAN': string }>(
          CompiledQuery.raw(`EXPLAIN (COSTS OFF) ${text}`, [...parameters]),
        );
        plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        return { rows: [] };
      },
    };
    await selectPassItems(explaining as unknown as Db, query, new Map());
    return plan;
  });
}

// Random walks have a test of their own; passes of the same moment or accuracy are few.
const exact = PASS_SORTS.filter((sort) => /^(SCORE|DIFF)_/.test(sort) || sort.endsWith('_DESC'));

it.each(exact)('%s reads a page from an index and sorts nothing', async (sort) => {
  const plan = await planOf(sort);
  expect(plan).toContain('Index Only Scan using passes_listed');
  expect(plan).not.toContain('Sort');
});
