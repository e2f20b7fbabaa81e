import { describe, expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { logOf } from '../../testing/log-of.ts';
import { storedRow } from '../../testing/stored-row.ts';
import { testApp } from '../../testing/test-app.ts';
import { signedInUser } from '../../testing/users.ts';
import { authFeature, createSuperAdmin } from './index.ts';

const password = 'correct horse';
const features = [authFeature];

const app = appOfTests({ features });

const register = (username: string, more: Record<string, unknown> = {}) =>
  app.call('register', { body: { username, email: `${username}@example.org`, password, ...more } });

describe('registration', () => {
  it('makes a verified account with a player and signs in', async () => {
    const reply = await register('Nova_1', { email: ' Nova@Example.ORG ' });
    expect(reply.status).toBe(201);
    expect(reply.body.usernameModified).toBe(false);
    expect(reply.body.user).toMatchObject({
      username: 'Nova_1',
      nickname: 'Nova_1',
      email: 'nova@example.org',
      isRater: false,
      isSuperAdmin: false,
      isEmailVerified: true,
      password: true,
      providers: [],
    });
    expect(reply.text).not.toMatch(/argon2|correct horse/);
    const me = await app.as(reply.body).call('profile');
    expect(me.body.user).toEqual(reply.body.user);
    const { db } = app.deps;
    const player = await db
      .selectFrom('players')
      .innerJoin('player_stats', 'player_id', 'players.id')
      .select(['name', 'country', 'total_passes', 'rank'])
      .where('players.id', '=', reply.body.user.playerId)
      .executeTakeFirst();
    expect(player).toEqual({ name: 'Nova_1', country: 'XX', total_passes: 0, rank: null });
  });

  it('sets the events cookie, out of reach of scripts', async () => {
    const reply = await register('cookie_1');
    const cookie = String(reply.headers['set-cookie']);
    expect(cookie).toMatch(/^rondo_events=[\w.-]+;.*Path=\/;.*HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain('Secure');
  });

  it.each([
    ['ab', {}, 'USERNAME_INVALID'],
    ['a'.repeat(21), {}, 'USERNAME_INVALID'],
    ['has blank', {}, 'USERNAME_INVALID'],
    ['żółw', {}, 'USERNAME_INVALID'],
    ['', {}, 'USERNAME_INVALID'],
    ['fine', { username: null }, 'USERNAME_INVALID'],
    ['fine', { email: 'nowhere' }, 'EMAIL_INVALID'],
    ['fine', { email: `${'a'.repeat(250)}@example.org` }, 'EMAIL_INVALID'],
    ['fine', { email: undefined }, 'EMAIL_INVALID'],
    ['fine', { password: 'seven77' }, 'PASSWORD_TOO_SHORT'],
    ['fine', { password: 'x'.repeat(129) }, 'PASSWORD_TOO_SHORT'],
    ['fine', { password: undefined }, 'PASSWORD_TOO_SHORT'],
    ['fine', { username: 7 }, 'VALIDATION_FAILED'],
    ['fine', { email: ['a@b.org'] }, 'VALIDATION_FAILED'],
    ['fine', { password: { length: 9 } }, 'VALIDATION_FAILED'],
    ['fine', { password: 'x'.repeat(2001) }, 'VALIDATION_FAILED'],
    ['fine', { password: 'nul \0 inside' }, 'VALIDATION_FAILED'],
    ['fine', { password: 'half \ud83d of a pair' }, 'VALIDATION_FAILED'],
  ])('refuses %j with %j', async (username, more, code) => {
    const reply = await register(username, more);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code, error: expect.any(String), message: expect.any(String) });
  });

  it.each([
    'password',
    'Password1',
    ' iloveyou ',
    '12345678',
    '00000000',
    'QWERTYUIOP',
    'ｐａｓｓｗｏｒｄ',
    'rondorondo',
    'RONDO2026',
    'guessed_1',
    'Guessed_1@example.org',
    'guessed_1guessed_1!',
  ])('refuses the password %j, which is tried first', async (password) => {
    const reply = await register('guessed_1', { password });
    expect(reply.outcome).toBe('400 PASSWORD_TOO_COMMON');
    expect(reply.problem.fields).toMatchObject([{ field: 'password', code: 'PASSWORD_TOO_COMMON' }]);
  });

  it('still signs in whoever has such a password from before', async () => {
    await signedInUser(app, { username: 'early_bird', password: 'password' });
    const body = { emailOrUsername: 'early_bird', password: 'password' };
    expect((await app.call('login', { body })).status).toBe(200);
  });

  it('reads null and "" of captchaToken as nothing and ignores unknown keys', async () => {
    const { body } = await register('tolerant_1', { captchaToken: null, isSuperAdmin: true });
    expect(body.user.isSuperAdmin).toBe(false);
    expect((await register('tolerant_2', { captchaToken: '' })).status).toBe(201);
  });

  it('reveals a taken user name, in any case, but not a taken address', async () => {
    await register('Taken');
    const name = await register('tAKEN', { email: 'other@example.org' });
    expect(name.outcome).toBe('400 USERNAME_TAKEN');
    const address = await register('Other', { email: 'TAKEN@example.org' });
    expect(address.outcome).toBe('400 REGISTRATION_FAILED');
    expect(address.text).not.toMatch(/mail/i);
  });

  it('numbers the player when another player has the name', async () => {
    await app.deps.db.insertInto('players').values({ name: 'FAMOUS' }).execute();
    const reply = await register('Famous');
    expect(reply.body.usernameModified).toBe(true);
    expect(reply.body.user.username).toBe('Famous');
    const player = await storedRow(app.deps.db, 'players', reply.body.user.playerId!);
    expect(player.name).toMatch(/^Famous_\d{6}$/);
    const { username_modified } = await storedRow(app.deps.db, 'users', reply.body.user.id);
    expect(username_modified).toBe(true);
  });

  it('gives a name to one of many who want it at once, and leaves nothing of the others', async () => {
    const count = () =>
      app.deps.db
        .selectFrom('players')
        .select((select) => select.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
    const before = await count();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        register(i % 2 ? 'Wanted' : 'wanted', { email: `w${i}@example.org` }),
      ),
    );
    const statuses = replies.map((reply) => reply.status).sort();
    expect(statuses).toEqual([201, 400, 400, 400, 400, 400, 400, 400]);
    const refusals = new Set(
      replies.filter(({ status }) => status === 400).map(({ problem }) => problem.code),
    );
    expect([...refusals]).toEqual(['USERNAME_TAKEN']);
    expect((await count()).n).toBe(before.n + 1);
  });

  it('gives an address to one of many who want it at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, i) => register(`same_mail_${i}`, { email: 'same@example.org' })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    const refusals = new Set(
      replies.filter(({ status }) => status !== 201).map(({ problem }) => problem.code),
    );
    expect([...refusals]).toEqual(['REGISTRATION_FAILED']);
  });
});

describe('registration elsewhere', () => {
  it('is refused while it is closed', async () => {
    const closed = await testApp({ features, config: { registration: 'closed' } });
    const reply = await closed.call('register', {
      body: { username: 'late', email: 'late@example.org', password },
    });
    expect(reply.outcome).toBe('403 REGISTRATION_CLOSED');
    await closed.close();
  });

  it('sends the cookie over https only where the site is https', async () => {
    const https = await testApp({ features, config: { publicUrl: 'https://rondo.example' } });
    const reply = await https.call('register', {
      body: { username: 'safe', email: 'safe@example.org', password },
    });
    expect(String(reply.headers['set-cookie'])).toContain('Secure');
    await https.close();
  });

  it('is possible 20 times a day, then blocked for an hour', async () => {
    const limited = await testApp({ features, rateLimits: true });
    const attempt = (i: number) =>
      limited.call('register', { body: { username: `many_${i}`, email: `many_${i}@example.org`, password } });
    for (let i = 1; i <= 20; i++) expect((await attempt(i)).status).toBe(201);
    const refused = await attempt(21);
    expect([refused.status, refused.problem.code, refused.problem.retryAfter]).toEqual([
      429,
      'RATE_LIMITED',
      3600,
    ]);
    expect(refused.headers['retry-after']).toBe('3600');
    limited.clock.advance(3_599_000);
    expect((await attempt(21)).problem.retryAfter).toBe(1);
    limited.clock.advance(1000);
    expect((await attempt(21)).status).toBe(201);
    await limited.close();
  });
});

describe('a super admin from the command line', () => {
  it('has no player, can sign in, and is in the log without the password', async () => {
    const id = await createSuperAdmin(app.deps.db, { username: 'root', email: 'Root@Example.org', password });
    const login = await app.call('login', { body: { emailOrUsername: 'ROOT', password } });
    expect(login.body.user).toMatchObject({ id, isSuperAdmin: true, playerId: null, isEmailVerified: true });
    const log = await logOf(app.deps.db, 'user', id);
    expect(log).toMatchObject([{ actor_id: null, action: 'user.create', subject_title: 'root' }]);
    expect(JSON.stringify(log)).not.toContain(password);
  });

  it('cannot take a name that is in use or is no name', async () => {
    const { db } = app.deps;
    const details = { username: 'chief', email: 'chief@example.org', password };
    await createSuperAdmin(db, details);
    await expect(createSuperAdmin(db, details)).rejects.toMatchObject({ code: 'USERNAME_TAKEN' });
    await expect(createSuperAdmin(db, { ...details, username: 'a b' })).rejects.toMatchObject({
      code: 'USERNAME_INVALID',
    });
    await expect(createSuperAdmin(db, { ...details, password: 'short' })).rejects.toMatchObject({
      code: 'PASSWORD_TOO_SHORT',
    });
    for (const bad of ['password', 'chief123'])
      await expect(createSuperAdmin(db, { ...details, password: bad })).rejects.toMatchObject({
        code: 'PASSWORD_TOO_COMMON',
      });
    const site = { siteName: 'Night Lamp', publicUrl: 'https://lamp.example' };
    for (const bad of ['Night Lamp 7', 'nightlamp', 'lamp.example'])
      await expect(createSuperAdmin(db, { ...details, password: bad }, site)).rejects.toMatchObject({
        code: 'PASSWORD_TOO_COMMON',
      });
  });
});
