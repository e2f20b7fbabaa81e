import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { changeRow } from '../../testing/stored-row.ts';
import type { TestReply } from '../../testing/test-app.ts';
import { signedInUser, type TestUser } from '../../testing/users.ts';
import { notificationsFeature } from '../notifications/index.ts';
import { authFeature } from './index.ts';

const hour = 3_600_000;
const password = 'correct horse';
const app = appOfTests({ features: [authFeature] });

const me = (token: string, headers: Record<string, string> = {}) =>
  app.as({ token }, headers).call('profile');
const setUser = (user: TestUser, values: Record<string, unknown>) =>
  changeRow(app.deps.db, 'users', user.id, values);
const sessionOf = (user: TestUser) =>
  app.deps.db.selectFrom('sessions').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow();
const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await new Promise(setImmediate);
};

describe('a session', () => {
  it('is needed for U calls, and a dead one is no harm on P calls', async () => {
    for (const token of [undefined, 'junk', 'a.b.c', 'x'.repeat(6000)]) {
      const reply = await app.as({ token }).call('profile');
      expect([reply.status, reply.problem.code]).toEqual([401, 'UNAUTHENTICATED']);
      const open = await app.as({ token }).call('config');
      expect(open.status).toBe(200);
    }
    const other = await app.call('profile', { headers: { authorization: 'Basic dTpw' } });
    expect(other.status).toBe(401);
  });

  it('ends with logout, which also clears the cookie; other sessions stay', async () => {
    const user = await signedInUser(app, { username: 'leaver', password });
    const other = await app.call('login', { body: { emailOrUsername: 'leaver', password } });
    const reply = await app.as(user).call('logout');
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect(String(reply.headers['set-cookie'])).toMatch(/^rondo_events=;.*Expires=Thu, 01 Jan 1970/);
    expect((await me(user.token)).status).toBe(401);
    expect((await me(other.body.token)).status).toBe(200);
    expect((await app.as(user).call('logout')).status).toBe(401);
  });

  it('can be listed and ended by its user only', async () => {
    const user = await signedInUser(app, { username: 'lister', password });
    const stranger = await signedInUser(app);
    const login = () =>
      app.call('login', {
        body: { emailOrUsername: 'lister', password },
        headers: { 'user-agent': 'Phone' },
      });
    const phone = (await login()).body.token;
    const list = await app.as(user).call('sessions');
    expect(list.body).toHaveLength(2);
    const current = list.body.find((session) => session.current);
    const other = list.body.find((session) => !session.current);
    expect(current?.userAgent).toBe('test');
    expect(other?.userAgent).toBe('Phone');

    const end = (id: string, token: string) => app.as({ token }).call('revokeSession', { id });
    expect((await end(other!.id, stranger.token)).status).toBe(404);
    expect((await me(phone)).status).toBe(200);
    expect((await end(other!.id.toUpperCase(), user.token)).status).toBe(204);
    expect((await me(phone)).status).toBe(401);
    expect((await end(other!.id, user.token)).status).toBe(404);
    for (const id of ['1', 'x', '%20', '99999999999999', crypto.randomUUID()])
      expect((await end(id, user.token)).status, id).toBe(404);
    const own = await end(current!.id, user.token);
    expect(own.status).toBe(204);
    expect(String(own.headers['set-cookie'])).toMatch(/^rondo_events=;/);
    expect((await me(user.token)).status).toBe(401);
  });

  it('is seen again at most once a minute', async () => {
    const user = await signedInUser(app);
    const seen = async () => (await sessionOf(user)).last_seen_at.getTime();
    const start = await seen();
    app.clock.advance(59_000);
    await me(user.token);
    app.clock.advance(1000);
    expect(await seen()).toBe(start);
    await me(user.token);
    await until(async () => (await seen()) === start + 60_000);
  });
});

describe('a bearer token', () => {
  it('is renewed when less than 6 hours remain, for the same session', async () => {
    const user = await signedInUser(app);
    expect((await me(user.token)).headers['x-new-token']).toBeUndefined();
    // Times in a token are whole seconds.
    app.clock.advance(18 * hour - 1000);
    expect((await me(user.token)).headers['x-new-token']).toBeUndefined();
    app.clock.advance(2000);
    const reply = await me(user.token);
    const next = String(reply.headers['x-new-token']);
    expect(reply.headers['x-permission-changed']).toBeUndefined();
    expect((await me(next)).headers['x-new-token']).toBeUndefined();
    app.clock.advance(6 * hour);
    expect((await me(user.token)).status).toBe(401);
    expect((await me(next)).status).toBe(200);
    await app.as({ token: next }).call('logout');
    expect((await me(next)).status).toBe(401);
  });

  it('comes with refusals as well', async () => {
    const user = await signedInUser(app);
    app.clock.advance(19 * hour);
    const reply = await app.as(user).call('verifySuperAdminPassword');
    expect(reply.status).toBe(403);
    expect(reply.headers['x-new-token']).toBeDefined();
  });

  it('cannot be renewed beyond the 30 days of its session', async () => {
    const user = await signedInUser(app);
    let token = user.token;
    for (let hours = 0; hours < 30 * 24; hours += 20) {
      const reply = await me(token);
      expect(reply.status).toBe(200);
      token = String(reply.headers['x-new-token'] ?? token);
      app.clock.advance(20 * hour);
    }
    expect((await me(token)).status).toBe(401);
  });

  it('follows the rights in the database, and says when they changed', async () => {
    const user = await signedInUser(app);
    const verify = (token: string) => app.as({ token }).call('verifySuperAdminPassword');
    await setUser(user, { is_super_admin: true, permission_version: 2 });
    const reply = await me(user.token);
    expect(reply.body.isSuperAdmin).toBe(true);
    expect(reply.headers['x-permission-changed']).toBe('true');
    const next = String(reply.headers['x-new-token']);
    const again = await me(next);
    expect(again.headers['x-permission-changed']).toBeUndefined();
    expect(again.headers['x-new-token']).toBeUndefined();
    // Without a new version, too: rights are never read from the token.
    await setUser(user, { is_super_admin: false });
    expect((await me(next)).body.isSuperAdmin).toBe(false);
    expect((await verify(next)).status).toBe(403);
  });

  it('of another key, user, session or time is dead', async () => {
    const user = await signedInUser(app);
    const stranger = await signedInUser(app);
    const session = await sessionOf(user);
    const now = Math.floor(app.clock.now().getTime() / 1000);
    const sign = (payload: Record<string, unknown>, secret: string = app.deps.sessionSecret) =>
      new SignJWT({ sid: session.id, uid: user.id, pv: 1, iat: now, exp: now + 60, ...payload })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(secret));
    expect((await me(await sign({}))).status).toBe(200);
    const dead = [
      await sign({}, 'another secret with at least 32 bytes'),
      await sign({ uid: stranger.id }),
      await sign({ sid: crypto.randomUUID() }),
      await sign({ sid: "' or true --" }),
      await sign({ exp: now - 1 }),
      await sign({ uid: '1' }),
    ];
    for (const token of dead) expect((await me(token)).status).toBe(401);
  });
});

describe('the events cookie', () => {
  it('is given again with the profile to who lost it, and only then', async () => {
    const user = await signedInUser(app);
    const other = await signedInUser(app);
    const given = async (cookie: string) => (await me(user.token, { cookie })).headers['set-cookie'];
    expect(await given(user.cookie)).toBeUndefined();
    for (const cookie of ['', 'rondo_events=junk', other.cookie]) {
      const fresh = /^(rondo_events=[^;]+);.*HttpOnly/.exec(String(await given(cookie)))?.[1] ?? '';
      expect((await viewerOf(fresh))?.id).toBe(user.id);
    }
    expect((await app.call('profile')).headers['set-cookie']).toBeUndefined();
  });

  const request = (cookie: string) => ({
    headers: { cookie },
    cookies: Object.fromEntries([cookie.split('=')]),
  });
  const viewerOf = (cookie: string) =>
    app.app.rondo.authenticator.authenticateByCookie(request(cookie) as never);

  it('is no bearer: no call takes it for one', async () => {
    const user = await signedInUser(app);
    expect((await viewerOf(user.cookie))?.id).toBe(user.id);
    const bare = await app.call('profile', { headers: { cookie: user.cookie } });
    expect(bare.status).toBe(401);
    expect((await me(user.cookie.replace(/^[^=]*=/, ''))).status).toBe(401);
    expect(await viewerOf(`rondo_events=${user.token}`)).toBeNull();
  });

  it('dies with its session', async () => {
    const user = await signedInUser(app);
    await app.as(user).call('logout');
    expect(await viewerOf(user.cookie)).toBeNull();
    const old = await signedInUser(app);
    app.clock.advance(30 * 24 * hour);
    expect(await viewerOf(old.cookie)).toBeNull();
  });
});

describe('the events cookie over https', () => {
  const site = appOfTests({
    features: [authFeature, notificationsFeature],
    config: { publicUrl: 'https://rondo.example' },
  });
  const oldCookieOf = async () => {
    const user = await signedInUser(site);
    return { ...user, cookie: user.cookie.replace('__Host-', '') };
  };
  const setBy = (reply: TestReply) => [reply.headers['set-cookie'] ?? []].flat().map(String);
  const isListening = async (cookie: string) =>
    (await site.call('events', { headers: { cookie } })).status === 200;

  it('is of this host alone', async () => {
    const body = { username: 'secure', email: 'secure@example.org', password };
    const [cookie = '', ...others] = setBy(await site.call('register', { body }));
    expect(cookie).toMatch(/^__Host-rondo_events=[\w.-]+;.* Path=\/;.* HttpOnly; Secure; SameSite=Lax$/);
    expect(cookie).not.toMatch(/Domain/i);
    expect(others).toEqual([]);
    expect(await isListening(cookie.split(';')[0] ?? '')).toBe(true);
  });

  it('is still read under its old name, and replaced with the profile', async () => {
    const { token, cookie } = await oldCookieOf();
    expect(cookie).toMatch(/^rondo_events=/);
    expect(await isListening(cookie)).toBe(true);
    const profile = await site.as({ token }, { cookie }).call('profile');
    expect(setBy(profile)).toEqual([
      expect.stringMatching(/^__Host-rondo_events=[\w.-]+;/),
      expect.stringMatching(/^rondo_events=; .*Expires=Thu, 01 Jan 1970/),
    ]);
    const next = setBy(profile)[0]?.split(';')[0] ?? '';
    const again = await site.as({ token }, { cookie: next }).call('profile');
    expect(setBy(again)).toEqual([]);
  });

  it('counts before one of the old name, which another host could have set', async () => {
    const [mine, other] = [await signedInUser(site), await oldCookieOf()];
    await site.as(mine).call('logout');
    expect(await isListening(`${other.cookie}; ${mine.cookie}`)).toBe(false);
  });

  it('is cleared under both names', async () => {
    const { token, cookie } = await oldCookieOf();
    const names = setBy(await site.as({ token }, { cookie }).call('logout'));
    expect(names.map((text) => text.split('=;')[0])).toEqual(['__Host-rondo_events', 'rondo_events']);
    for (const text of names) expect(text).toContain('Expires=Thu, 01 Jan 1970');
  });
});
