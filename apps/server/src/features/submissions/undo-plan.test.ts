import { expect, it } from 'vitest';
import type { Trx } from '../../platform/db/database.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { planOf } from '../../testing/plan-of.ts';
import { selectDependents } from './undo.repository.ts';

const app = appOfTests();

it('looks up by index whatever may depend on a level', async () => {
  const plan = await planOf(app.deps.db, (db) => selectDependents(db as Trx, 1), ['seqscan']);
  expect(plan).not.toContain('Seq Scan');
  for (const index of [
    'pass_submissions_',
    'ratings_level',
    'rating_suggestions_level',
    'announcements_level',
    'level_references_level',
    'audit_log_subject',
  ])
    expect(plan).toContain(index);
});
