import { levelList } from '@rondo/domain/levels';
import { expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import type { Viewer } from '../../platform/http/access.ts';
import { planOf } from '../../testing/plan-of.ts';
import { currentDifficulties } from '../difficulties/index.ts';
import { readLevelQuery } from './level-query.ts';
import { selectLevelItems } from './list.repository.ts';

const app = appOfTests();
const ways = ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin'];

async function planFor(
  query: Parameters<typeof readLevelQuery>[0],
  refused = ways,
  viewer: Viewer | null = null,
): Promise<string> {
  const table = await currentDifficulties(app.deps);
  const parsed = readLevelQuery(query, { viewer, table, now: app.clock.now() });
  return planOf(app.deps.db, (db) => selectLevelItems(db, parsed), refused);
}

// Random walks join two halves; they have a test of their own.
const inOrder = levelList.sort.words.filter((sort) => sort !== 'RANDOM');

it.each(inOrder)('%s reads a page from an index and sorts nothing', async (sort) => {
  for (const filter of [{}, { toRate: 'hide' }, { clearedFilter: 'only' }]) {
    const plan = await planFor({ sort, ...filter }, [...ways, 'sort']);
    expect(plan, JSON.stringify(filter)).toContain('Index Only Scan');
    expect(plan, JSON.stringify(filter)).not.toContain('Sort');
  }
});

it.each(inOrder)("%s reads one's own clears, or the others, from an index", async (sort) => {
  const viewer = { isSuperAdmin: false, playerId: 7 } as Viewer;
  for (const myClears of ['hide', 'only'])
    for (const filter of [{}, { pguRange: { from: 'G1', to: 'G3' } }])
      expect(await planFor({ sort, myClears, ...filter }, [...ways, 'material'], viewer)).toMatch(
        // In an empty table both cost the same.
        /Index Only Scan.* using passes_(cleared|level_best) on passes m\n *Index Cond: /,
      );
});

it('reads the levels that are being rated from an index of their own', async () => {
  expect(await planFor({ toRate: 'only' })).toContain('levels_visible_to_rate');
});
