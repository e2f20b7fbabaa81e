import { passList } from '@rondo/domain/passes';
import { expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { planOf } from '../../testing/plan-of.ts';
import { currentDifficulties } from '../difficulties/index.ts';
import { selectPassItems } from './list.repository.ts';
import { readPassQuery } from './pass-query.ts';

const app = appOfTests();

// Random walks have a test of their own; passes of the same moment or accuracy are few.
const exact = passList.sort.words.filter((sort) => /^(SCORE|DIFF)_/.test(sort) || sort.endsWith('_DESC'));

it.each(exact)('%s reads a page from an index and sorts nothing', async (sort) => {
  const table = await currentDifficulties(app.deps);
  const query = readPassQuery({ sort }, { viewer: null, table, now: app.clock.now() });
  const ways = ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin'];
  const plan = await planOf(app.deps.db, (db) => selectPassItems(db, query, new Map()), ways);
  expect(plan).toContain('Index Only Scan using passes_listed');
  expect(plan).not.toContain('Sort');
});
