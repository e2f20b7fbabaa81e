import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { databaseOfTests } from '../../../testing/before-tests.ts';
import { planOf } from '../../../testing/plan-of.ts';
import { countDeliveries, JOB_STATES, selectDeliveries, selectPulse } from './deliveries.repository.ts';

const database = databaseOfTests();
beforeAll(async () => {
  await sql`
    INSERT INTO jobs (kind, payload, state, due_at, since, created_at, finished_at)
    SELECT (ARRAY['announcement', 'notice', 'mail.verify', 'auth.sweep'])[1 + n % 4],
      '{"of": "level", "title": "x", "address": "a@example.org"}', CASE WHEN n % 10 = 0 THEN 'failed' ELSE 'done' END,
      now(), now(), now(), now() - n * interval '1 minute'
    FROM generate_series(1, 100000) n`.execute(database.db);
  await sql`ANALYZE jobs`.execute(database.db);
});

it.each([
  ['a page of all', (db) => selectDeliveries(db, JOB_STATES, { limit: 30, offset: 0 }), 'jobs_deliveries'],
  [
    'a page of failed ones',
    (db) => selectDeliveries(db, ['failed'], { limit: 30, offset: 60 }),
    'jobs_deliveries',
  ],
  ['the counts', (db) => countDeliveries(db), 'jobs_deliveries'],
  ['what was sent', (db) => selectPulse(db, new Date(Date.now() - 1000)), 'jobs_chat_sent'],
] satisfies [string, Parameters<typeof planOf>[1], string][])(
  '%s is read by an index among 100,000 jobs',
  async (_name, select, index) => {
    const plan = await planOf(database.db, select, []);
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan on jobs');
  },
);
