import { afterEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestAppOptions, testApp } from '../../testing/test-app.ts';
import { signedInUser } from '../../testing/users.ts';
import { authFeature, createPasswordHasher } from './index.ts';

const password = 'open sesame, please';
const minute = 60_000;
let app: TestApp;
afterEach(() => app.close());

async function start(superAdminPassword: string | null, more: TestAppOptions = {}): Promise<string> {
  const config = { superAdminPassword, ...more.config };
  app = await testApp({ features: [authFeature], ...more, config });
  return (await signedInUser(app, { role: 'superAdmin' })).token;
}
const verify = async (token: string | undefined, given?: string) => {
  const headers: Record<string, string> = given === undefined ? {} : { 'x-super-admin-password': given };
  const reply = await app.as({ token }, headers).call('verifySuperAdminPassword');
  expect(reply.text).toBe('');
  return reply.status;
};

describe('the super-admin password', () => {
  it('is asked of super admins only, after their right', async () => {
    const token = await start(password);
    const user = await signedInUser(app);
    const rater = await signedInUser(app, { role: 'rater' });
    expect(await verify(undefined, password)).toBe(401);
    expect(await verify(user.token, password)).toBe(403);
    expect(await verify(rater.token, password)).toBe(403);
    expect(await verify(token, password)).toBe(200);
    expect(await verify(token)).toBe(403);
    expect(await verify(token, '')).toBe(403);
    expect(await verify(token, `${password}!`)).toBe(403);
    expect(await verify(token, password.slice(1))).toBe(403);
  });

  it('may be given as an argon2id hash', async () => {
    const token = await start(await createPasswordHasher({ memoryKiB: 64, passes: 1 }).hash(password));
    expect(await verify(token, password)).toBe(200);
    expect(await verify(token, 'open sesame')).toBe(403);
  });

  it('may have letters beyond ASCII', async () => {
    const token = await start('sezamie, otwórz się');
    expect(await verify(token, Buffer.from('sezamie, otwórz się').toString('latin1'))).toBe(200);
  });

  it('refuses every call while it is not set', async () => {
    const token = await start(null);
    expect(await verify(token, '')).toBe(403);
    expect(await verify(token, 'null')).toBe(403);
  });

  it('blocks user and address for 15 minutes after 5 wrong ones, even for the right one', async () => {
    const token = await start(password, { rateLimits: true });
    for (let i = 0; i < 5; i++) expect(await verify(token, 'wrong password')).toBe(403);
    expect(await verify(token, password)).toBe(429);
    const another = await signedInUser(app, { role: 'superAdmin' });
    expect(await verify(another.token, password)).toBe(429);
    app.clock.advance(15 * minute - 1000);
    expect(await verify(token, password)).toBe(429);
    app.clock.advance(1000);
    expect(await verify(token, password)).toBe(200);
    for (let i = 0; i < 4; i++) expect(await verify(token, 'wrong password')).toBe(403);
    app.clock.advance(15 * minute);
    expect(await verify(token, 'wrong password')).toBe(403);
    expect(await verify(token, password)).toBe(200);
  });

  it('answers no more than 5 wrong guesses when many come at once', async () => {
    const token = await start(password, { rateLimits: true });
    const statuses = await Promise.all(Array.from({ length: 30 }, (_, i) => verify(token, `guess ${i}`)));
    expect(statuses.filter((status) => status === 403)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25);
  });

  it('refuses when wrong ones cannot be counted', async () => {
    const token = await start(password, { rateLimits: true, config: { logLevel: 'silent' } });
    await app.deps.db.schema.alterTable('rate_limits').renameTo('rate_limits_gone').execute();
    expect(await verify(token, password)).toBe(500);
  });
});
