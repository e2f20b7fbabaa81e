import { expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { planOf } from '../../testing/plan-of.ts';
import { selectReviews } from './review.repository.ts';

const app = appOfTests();

/** A planner that believes in one row reads by nested loops. */
const planOfQueue = (kind: 'level' | 'pass') =>
  planOf(app.deps.db, (db) => selectReviews(db, kind, 'pending'), ['seqscan', 'hashjoin', 'mergejoin']);

it('finds the hints of a pending level in indexes, and counts records once', async () => {
  const plan = await planOfQueue('level');
  expect(plan).toContain('level_search_song_names');
  expect(plan).toContain('levels_video');
  expect(plan).toContain('CTE Scan on record');
});

it('looks up the level and the hints of a pending pass by key, and counts records once', async () => {
  const plan = await planOfQueue('pass');
  expect(plan).toContain('pass_lookup_video');
  expect(plan).toMatch(/Index Scan using levels_pkey on levels l\n\s+Index Cond: \(id = s.level_id\)/);
  expect(plan).toContain('CTE Scan on record');
});
