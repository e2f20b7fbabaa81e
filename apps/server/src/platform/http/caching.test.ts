import { siteEndpoints } from '@rondo/contract/site';
import { expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { signedInUser } from '../../testing/users.ts';

const app = appOfTests();
const HOUR_MS = 3_600_000;

it.each(['/v2/database/difficulties', '/v2/config'])(
  '%s is not stored with the new token that it carries',
  async (url) => {
    expect(siteEndpoints.config.cache).toBe('shared');
    const { token } = await signedInUser(app);
    expect((await app.callRaw('GET', url, { token })).headers['cache-control']).toBe('no-cache');
    app.clock.advance(20 * HOUR_MS);
    const { headers } = await app.callRaw('GET', url, { token });
    expect(headers['x-new-token']).toEqual(expect.any(String));
    expect(headers['cache-control']).toBe('no-store');
  },
);

it('a reply that sets the cookie is not stored', async () => {
  const body = { username: 'somebody', email: 'somebody@example.org', password: 'a long sentence' };
  const { headers } = await app.call('register', { body });
  expect(headers['set-cookie']).toBeDefined();
  expect(headers['cache-control']).toBe('no-store');
});

it('names every header that a reply depends on', async () => {
  const { token } = await signedInUser(app);
  const vary = async (url: string, headers: Record<string, string> = {}) =>
    String((await app.callRaw('GET', url, { headers })).headers.vary).split(', ');
  const compressed = { 'accept-encoding': 'gzip' };
  expect(await vary('/v2/database/levels')).toContain('authorization');
  expect(await vary('/v2/database/difficulties', compressed)).toContain('accept-encoding');
  expect(await vary('/levels', compressed)).toContain('accept-encoding');
  const events = await app.as({ token }).call('events');
  expect(String(events.headers.vary).split(', ')).toEqual(
    expect.arrayContaining(['authorization', 'cookie']),
  );
  expect(events.headers['cache-control']).toContain('no-store');
});

it('pages are the same for everyone, and are asked for again each time', async () => {
  const { token, cookie } = await signedInUser(app, { role: 'superAdmin' });
  const visitor = await app.callRaw('GET', '/levels');
  const staff = await app.callRaw('GET', '/levels', { token, headers: { cookie } });
  expect(staff.text).toBe(visitor.text);
  expect(staff.headers['cache-control']).toBe('no-cache');
});
