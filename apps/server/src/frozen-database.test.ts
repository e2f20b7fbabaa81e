import { afterAll, expect, it, vi } from 'vitest';
import { beforeTests } from './testing/before-tests.ts';
import { type OwnServer, startOwnServer } from './testing/own-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const server: OwnServer = beforeTests(() => startOwnServer());
afterAll(() => server.stop());

const list = () => server.call('POST', '/v2/database/levels/filter', { query: '' });

it('answers 503 within ten seconds while the database is frozen, and is whole afterwards', async () => {
  const { token } = (await server.register()).body;
  const profile = () => server.call('GET', '/v2/auth/profile/me', undefined, token);
  expect((await profile()).status).toBe(200);
  const kept = await list();
  expect(kept.status).toBe(200);
  const difficulties = () => server.call('GET', '/v2/database/difficulties');
  expect((await difficulties()).status).toBe(200);

  server.signalDatabase('SIGSTOP');
  try {
    const refused = await Promise.all([
      server.register(),
      profile(),
      server.call('GET', '/v2/database/statistics'),
      ...Array.from({ length: 30 }, () => server.call('GET', '/v2/database/players/1')),
    ]);
    for (const { status, retryAfter, body, seconds } of refused) {
      expect([status, retryAfter, body.code]).toEqual([503, '2', 'MAINTENANCE']);
      expect(seconds).toBeLessThan(10);
    }

    expect(await profile()).toMatchObject({ status: 503, body: { code: 'MAINTENANCE' } });
    expect((await profile()).seconds).toBeLessThan(2);
    expect(await list()).toMatchObject({ status: 200, body: kept.body });
    expect((await difficulties()).status).toBe(200);
    expect((await server.call('GET', '/v2/config')).status).toBe(200);
    expect(await server.call('GET', '/health')).toMatchObject({
      status: 503,
      body: { status: 'degraded', checks: { database: 'fail', disk: 'ok' } },
    });
    expect(await server.metrics()).toContain('rondo_database_answers 0');
  } finally {
    server.signalDatabase('SIGCONT');
  }

  await expect.poll(async () => (await server.call('GET', '/health')).status, { timeout: 15_000 }).toBe(200);
  expect(await profile()).toMatchObject({ status: 200 });
  expect((await server.register()).status).toBe(201);
  // The account that was refused is not there, or it is there whole.
  const halves =
    'SELECT u.username FROM users u LEFT JOIN players p ON p.id = u.player_id WHERE p.id IS NULL';
  expect(await server.query(halves)).toEqual([]);
  expect(await server.metrics()).toContain('rondo_database_answers 1');
  expect(server.child().process.exitCode).toBeNull();
});
