import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { signedInUser } from '../../testing/users.ts';
import { authFeature, authServices, createPasswordHasher } from './index.ts';
import { changeRow, storedRow } from '../../testing/stored-row.ts';
const password = 'correct horse';
const features = [authFeature];
const minute = 60_000;

let app: TestApp;
const login = (emailOrUsername: unknown, given: unknown = password, more: Record<string, unknown> = {}) =>
  app.call('login', { body: { emailOrUsername, password: given, ...more } });

describe('login', () => {
  beforeAll(async () => {
    app = await testApp({ features });
    await signedInUser(app, { username: 'Nova', password });
    await signedInUser(app, { username: 'Chatty' });
  });
  afterAll(() => app.close());

  it.each(['Nova', 'nOVA', 'nova@example.org', ' NOVA@Example.org '])('takes %j', async (name) => {
    const reply = await login(name, password, { captchaToken: null });
    expect(reply.status).toBe(200);
    expect(Object.keys(reply.body).sort()).toEqual(['token', 'user']);
    expect(String(reply.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/);
    const me = await app.as(reply.body).call('profile');
    expect(me.body.username).toBe('Nova');
  });

  it('answers a wrong name, a wrong password and a missing password alike, after the same work', async () => {
    const { hasher } = authServices(app.deps);
    const replies = [];
    for (const [name, given] of [
      ['nobody', password],
      ['nobody@example.org', password],
      ['Nova', 'wrong horse'],
      ['Chatty', password],
    ]) {
      const before = hasher.work;
      const reply = await login(name, given);
      expect(hasher.work - before).toBe(1);
      expect(reply.headers['set-cookie']).toBeUndefined();
      replies.push({ status: reply.status, body: reply.body });
    }
    expect(replies[0]).toEqual({
      status: 401,
      body: {
        code: 'INVALID_CREDENTIALS',
        error: 'Wrong username, email or password.',
        message: 'Wrong username, email or password.',
        requireCaptcha: false,
      },
    });
    for (const reply of replies) expect(reply).toEqual(replies[0]);
  });

  it('keeps out a closed account', async () => {
    const user = await signedInUser(app, { username: 'Closed', password });
    await changeRow(app.deps.db, 'users', user.id, { closed_at: new Date() });
    expect((await login('Closed')).status).toBe(401);
    expect((await app.as(user).call('profile')).status).toBe(401);
  });

  it.each([
    {},
    { emailOrUsername: 'Nova' },
    { emailOrUsername: 'Nova', password: '' },
    { emailOrUsername: '  ', password },
    { emailOrUsername: 7, password },
    { emailOrUsername: 'Nova', password: [password] },
    { emailOrUsername: 'Nova', password, captchaToken: 7 },
    { emailOrUsername: 'x'.repeat(2001), password },
    { emailOrUsername: 'No\0va', password },
    { emailOrUsername: 'Nova', password: '\ud800' },
    [],
    'text',
  ])('refuses the body %j', async (body) => {
    const reply = await app.call('login', {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    expect([reply.status, reply.problem.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('raises the cost of an old hash', async () => {
    const old = await createPasswordHasher({ memoryKiB: 64, passes: 2 }).hash(password);
    const { db } = app.deps;
    const user = await signedInUser(app, { username: 'Veteran', password });
    const hashOf = () => storedRow(db, 'users', user.id);
    await changeRow(db, 'users', user.id, { password_hash: old });
    expect((await login('Veteran', 'wrong horse')).status).toBe(401);
    expect((await hashOf()).password_hash).toBe(old);
    expect((await login('Veteran')).status).toBe(200);
    expect((await hashOf()).password_hash).toContain('m=64,t=1,p=1');
    expect((await login('Veteran')).status).toBe(200);
  });

  it('does not answer with the renewed token of another session', async () => {
    const user = await signedInUser(app, { username: 'Twice', password });
    await changeRow(app.deps.db, 'users', user.id, { permission_version: 2 });
    const reply = await app.as(user).call('login', { body: { emailOrUsername: 'Twice', password } });
    expect(reply.status).toBe(200);
    expect(reply.headers['x-new-token']).toBeUndefined();
  });
});

describe('failures to sign in', () => {
  beforeEach(async () => {
    app = await testApp({ features, rateLimits: true });
    const { id } = await signedInUser(app, { username: 'Nova', password });
    nova = `account:user:${id}`;
    return () => app.close();
  });
  let nova: string;
  const failuresOf = async () =>
    Object.fromEntries(
      (await app.deps.db.selectFrom('login_failures').select(['key', 'count']).execute()).map((row) => [
        row.key,
        row.count,
      ]),
    );

  it('are counted by address and account, for unknown names by name', async () => {
    await login('NOVA', 'wrong');
    await login('nova@example.org', 'wrong');
    await login('Nobody', 'wrong');
    expect(await failuresOf()).toEqual({ 'ip:127.0.0.1': 3, [nova]: 2, 'account:name:nobody': 1 });
  });

  it('are forgotten on success', async () => {
    await login('nova', 'wrong');
    await login('other', 'wrong');
    expect((await login('nova')).status).toBe(200);
    expect(await failuresOf()).toEqual({ 'account:name:other': 1 });
  });

  it('are forgotten half an hour after the last one', async () => {
    await login('nova', 'wrong');
    app.clock.advance(29 * minute);
    await login('nova', 'wrong');
    expect((await failuresOf())[nova]).toBe(2);
    app.clock.advance(30 * minute);
    await login('nova', 'wrong');
    expect((await failuresOf())[nova]).toBe(1);
  });

  it('are all counted when they come at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => login('nova', 'wrong')));
    expect(await failuresOf()).toEqual({ 'ip:127.0.0.1': 10, [nova]: 10 });
  });

  it('block the address for 10 minutes after 25 in an hour, even with the right password', async () => {
    for (let i = 0; i < 25; i++) expect((await login(`name${i}`, 'wrong')).status).toBe(401);
    const blocked = await login('nova');
    expect([blocked.status, blocked.problem.code, blocked.problem.retryAfter]).toEqual([
      429,
      'RATE_LIMITED',
      600,
    ]);
    expect(blocked.headers['retry-after']).toBe('600');
    app.clock.advance(10 * minute - 1000);
    expect((await login('nova')).status).toBe(429);
    app.clock.advance(1000);
    expect((await login('nova')).status).toBe(200);
  });

  it('answer no more than 25 wrong guesses when many come at once', async () => {
    const replies = await Promise.all(Array.from({ length: 60 }, () => login('nova', 'wrong')));
    const statuses = replies.map((reply) => reply.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(25);
    expect(statuses.filter((status) => status === 429)).toHaveLength(35);
  });

  it('do not block when they are spread over hours', async () => {
    for (let i = 0; i < 40; i++) {
      expect((await login('nova', 'wrong')).status).toBe(401);
      app.clock.advance(3 * minute);
    }
  });
});
