import { CompiledQuery, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { selectReviews } from './review.repository.ts';

const app = appOfTests();

/** How a long list would be read from a large catalogue by a planner that believes in one row: by nested loops. */
function planOf(select: (db: Db) => Promise<unknown>): Promise<string> {
  return transaction(app.deps.db, async (trx) => {
    for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
      await sql.raw(`SET LOCAL enable_${way} = off`).execute(trx);
    let lines = '';
    const explaining = {
      executeQuery: async ({ sql: text, parameters }: CompiledQuery) => {
        const { rows } = await trx.executeQuery<{ 'QUERY PLAN': string }>(
          CompiledQuery.raw(`EXPLAIN (COSTS OFF) ${text}`, [...parameters]),
        );
        lines = rows.map((row) => row['QUERY PLAN']).join('\n');
        return { rows: [] };
      },
    };
    await select(explaining as unknown as Db);
    return lines;
  });
}

it('finds the hints of a pending level in indexes, and counts records once', async () => {
  const plan = await planOf((db) => selectReviews(db, 'level', 'pending'));
  expect(plan).toContain('level_search_song_names');
  expect(plan).toContain('levels_video');
  expect(plan).toContain('CTE Scan on record');
});

it('looks up the level and the hints of a pending pass by key, and counts records once', async () => {
  const plan = await planOf((db) => selectReviews(db, 'pass', 'pending'));
  expect(plan).toContain('pass_lookup_video');
  expect(plan).toMatch(/Index Scan using levels_pkey on levels l\n\s+Index Cond: \(id = s.level_id\)/);
  expect(plan).toContain('CTE Scan on record');
});
