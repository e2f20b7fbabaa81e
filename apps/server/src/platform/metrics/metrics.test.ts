import { afterAll, beforeAll, expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { aLevel } from '../../testing/catalogue.ts';
import { transaction } from '../db/transaction.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const metrics = createMetrics();
let served: Awaited<ReturnType<typeof serveMetrics>>;
const site = appOfTests({ keepVisitorReplies: true, metrics });
beforeAll(async () => {
  served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await served.stop();
});

const shown = async () => (await fetch(`http://127.0.0.1:${served.port}/metrics`)).text();

it('shows how long replies took, by pattern and never by id', async () => {
  const id = await aLevel(site.deps.db);
  await site.call('levelDetail', { id });
  await site.call('levelDetail', { id: 999_999 });
  await site.callRaw('GET', '/levels');
  const text = await shown();
  const route = 'route="/v2/database/levels/:id"';
  expect(text).toContain(`rondo_http_seconds_count{method="GET",${route},status="200"} 1`);
  expect(text).toContain(`rondo_http_seconds_count{method="GET",${route},status="404"} 1`);
  expect(text).toContain('rondo_http_seconds_count{method="GET",route="page",status="200"} 1');
  expect(text).not.toContain('levels/999999');
});

it('distinguishes kept replies from made ones', async () => {
  await expect.poll(() => site.deps.events.isListening()).toBe(true);
  const before = await shown();
  const count = (text: string, source: string) =>
    Number(new RegExp(`rondo_visitor_replies_total\\{source="${source}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  for (let turn = 0; turn < 3; turn += 1) await site.call('leaderboard');
  const after = await shown();
  expect(count(after, 'made') - count(before, 'made')).toBe(1);
  expect(count(after, 'kept') - count(before, 'kept')).toBe(2);
});

it('describes the process and what is read on demand', async () => {
  metrics.gauge('rondo_test', 'a number', () => 7);
  const text = await shown();
  expect(text).toContain('rondo_test 7');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
});

it('counts background work by kind', async () => {
  const kind = { kind: 'auth.sweep', parse: () => null, run: async () => undefined };
  await transaction(site.deps.db, (trx) => site.deps.jobs.enqueue(trx, { kind, payload: null }));
  site.clock.advance(5000);
  const waiting = await shown();
  expect(waiting).toContain('rondo_jobs{kind="auth.sweep",state="waiting"} 1');
  expect(waiting).toContain('rondo_jobs_overdue_seconds{kind="auth.sweep",state="waiting"} 5');
  await site.deps.jobs.drain();
  const done = await shown();
  expect(done).not.toContain('rondo_jobs{kind="auth.sweep"');
  expect(done).toContain('rondo_job_seconds_count{kind="auth.sweep",outcome="done"} 1');
});
