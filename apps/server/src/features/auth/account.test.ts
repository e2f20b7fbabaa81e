import { describe, expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import type { Given } from '../../testing/named-call.ts';
import { testApp } from '../../testing/test-app.ts';
import { linkDiscord, signedInUser } from '../../testing/users.ts';
import { authFeature } from './index.ts';

const features = [authFeature];
const password = 'correct horse';
const app = appOfTests({ features });

const login = (emailOrUsername: string, given: string) =>
  app.call('login', { body: { emailOrUsername, password: given } });

describe('one’s own account', () => {
  it('is answered bare and under user, with its providers', async () => {
    const user = await signedInUser(app, { role: 'rater' });
    await linkDiscord(app.deps.db, user.id, '12345678901234567');
    const { body } = await app.as(user).call('profile');
    const { user: inner, ...outer } = body;
    expect(outer).toEqual(inner);
    expect(inner).toEqual({
      id: user.id,
      username: user.username,
      nickname: user.username,
      email: user.email,
      avatarUrl: null,
      pfp: null,
      isRater: true,
      isSuperAdmin: false,
      isRatingBanned: false,
      isBlindFirst: false,
      isEmailVerified: true,
      playerId: user.playerId,
      password: null,
      providers: [
        { name: 'discord', profile: { id: '12345678901234567', username: 'chat', avatarUrl: null } },
      ],
    });
  });

  it('is called like nobody else, by its user name or nickname', async () => {
    const [mine, theirs] = [await signedInUser(app), await signedInUser(app, { username: 'field-tester' })];
    const edit = (nickname: string, token = mine.token) =>
      app.as({ token }).call('editProfile', { body: { nickname } });
    for (const nickname of [
      'field-tester',
      'Field-Tester',
      '\u202efield-tester',
      'fi\u200beld-tester',
      'ｆield-tester',
      'fiéld-tester',
      'field–tester',
      'fie1d-tester',
      'fіeld-tester',
    ])
      expect((await edit(nickname)).outcome).toBe('400 NICKNAME_TAKEN');
    expect((await edit('field tester')).status).toBe(200);
    expect((await edit('Field Tester', theirs.token)).outcome).toBe('400 NICKNAME_TAKEN');
    expect((await edit('field-tester', theirs.token)).status).toBe(200);
    expect((await edit('FIELD TESTER')).status).toBe(200);
  });

  it('gives a new account no name that reads like another', async () => {
    const { token } = await signedInUser(app);
    await app.as({ token }).call('editProfile', { body: { nickname: 'Lantern_9' } });
    const register = (username: string) =>
      app.call('register', {
        body: { username, email: `${username}@example.org`, password: 'a long enough one' },
      });
    expect((await register('lantern_9')).outcome).toBe('400 USERNAME_TAKEN');
    expect((await register('lantern-9')).status).toBe(201);
  });

  it('changes its nickname, tidy, 1 to 50 characters', async () => {
    const { token } = await signedInUser(app);
    const edit = (body: Given<'editProfile'>['body']) => app.as({ token }).call('editProfile', { body });
    const ignored = { username: 'other', email: 'other@example.org' };
    const reply = await edit({ nickname: '  夜\n\t🎵 \u202e ', ...ignored });
    expect(reply.status).toBe(200);
    expect(reply.body.user.nickname).toBe('夜 🎵');
    expect(reply.body.username).not.toBe('other');
    expect((await edit({ nickname: '🎵'.repeat(50) })).status).toBe(200);
    for (const nickname of ['', '   ', null, '\u200b', '\u3164', '\u2800', '\u0301', '🎵'.repeat(51)]) {
      const refused = await edit({ nickname });
      expect([refused.status, refused.problem.code]).toEqual([400, 'NICKNAME_REQUIRED']);
    }
    expect((await edit({})).problem.code).toBe('NICKNAME_REQUIRED');
    for (const body of [
      { nickname: 5 },
      { nickname: ['a'] },
      { nickname: 'a\0b' },
      [],
      { nickname: 'x'.repeat(3000) },
    ])
      expect((await edit(body)).problem.code).toBe('VALIDATION_FAILED');
  });
});

describe('a change of the password', () => {
  const change = (token: string, body: Given<'changePassword'>['body'], on = app) =>
    on.as({ token }).call('changePassword', { body });

  it('needs the current one and ends every other session', async () => {
    const user = await signedInUser(app, { username: 'changer', password });
    const other = (await login('changer', password)).body.token;
    for (const currentPassword of ['wrong horse', '', null, undefined]) {
      const refused = await change(user.token, { currentPassword, newPassword: 'better horse' });
      expect([refused.status, refused.problem.code]).toEqual([400, 'WRONG_PASSWORD']);
    }
    const done = await change(user.token, { currentPassword: password, newPassword: 'better horse' });
    expect([done.status, typeof done.body.message]).toEqual([200, 'string']);
    expect((await app.as(user).call('profile')).status).toBe(200);
    expect((await app.as({ token: other }).call('profile')).status).toBe(401);
    expect((await login('changer', password)).status).toBe(401);
    expect((await login('changer', 'better horse')).status).toBe(200);
  });

  it('adds one to an account without', async () => {
    const user = await signedInUser(app, { username: 'adder' });
    expect((await change(user.token, { newPassword: password })).status).toBe(200);
    expect((await login('adder', password)).body.user.password).toBe(true);
  });

  it('refuses a new one that is too short, too long, easy to guess or no text', async () => {
    const user = await signedInUser(app, { password });
    const attempt = (newPassword: unknown) => change(user.token, { currentPassword: password, newPassword });
    for (const bad of ['seven77', '', undefined, 'x'.repeat(129)])
      expect((await attempt(bad)).problem.code).toBe('PASSWORD_TOO_SHORT');
    for (const bad of [12345678, ['correct horse'], 'null \0 inside'])
      expect((await attempt(bad)).problem.code).toBe('VALIDATION_FAILED');
    for (const bad of ['password', 'rondo2026', user.email.toUpperCase()]) {
      const refused = await attempt(bad);
      expect(refused.outcome).toBe('400 PASSWORD_TOO_COMMON');
      expect(refused.problem.fields).toMatchObject([{ field: 'newPassword' }]);
    }
    expect((await attempt('x'.repeat(128))).status).toBe(200);
  });

  it('is done once when two come at once', async () => {
    const user = await signedInUser(app, { username: 'racer', password });
    const replies = await Promise.all(
      ['first horse', 'second horse'].map((newPassword) =>
        change(user.token, { currentPassword: password, newPassword }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('counts wrong guesses as failures to sign in', async () => {
    const limited = await testApp({ features, rateLimits: true });
    const user = await signedInUser(limited, { password });
    const guess = (currentPassword: string) =>
      change(user.token, { currentPassword, newPassword: 'better horse' }, limited);
    for (let i = 0; i < 25; i++) expect((await guess('wrong horse')).status).toBe(400);
    expect((await guess(password)).status).toBe(429);
    await limited.close();
  });

  it('checks no more than 25 of many guesses at once, whatever the addresses', async () => {
    const limited = await testApp({ features, rateLimits: true });
    const { token } = await signedInUser(limited, { password });
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        limited.app.inject({
          method: 'PUT',
          url: '/v2/auth/profile/password',
          remoteAddress: `203.0.113.${index}`,
          headers: { authorization: `Bearer ${token}` },
          payload: { currentPassword: 'wrong horse', newPassword: 'better horse' },
        }),
      ),
    );
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(25);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    await limited.close();
  });
});
