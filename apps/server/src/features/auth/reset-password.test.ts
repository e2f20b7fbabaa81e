import { beforeEach, describe, expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { takeMails } from '../../testing/mails.ts';
import { changeRow } from '../../testing/stored-row.ts';
import { testApp } from '../../testing/test-app.ts';
import { signedInUser } from '../../testing/users.ts';
import { authFeature } from './index.ts';

const oldPassword = 'correct horse';
const newPassword = 'battery staple';
const hour = 3_600_000;

let made = 0;
const app = appOfTests({ features: [authFeature], config: { publicUrl: 'https://rondo.example' } });
beforeEach(async () => {
  await takeMails(app);
});

const someone = () => signedInUser(app, { username: `reader_${++made}`, password: oldPassword });
const forgot = (email: unknown) => app.call('forgotPassword', { body: { email } });
const reset = (token: unknown, password: unknown = newPassword) =>
  app.call('resetPassword', { body: { token, newPassword: password } });
const login = async (name: string, password: string) =>
  (await app.call('login', { body: { emailOrUsername: name, password } })).status;
const linkFor = async (email: string) => {
  expect((await forgot(email)).status).toBe(200);
  const [mail] = await takeMails(app);
  if (mail === undefined) throw new Error('no mail came');
  return mail;
};

describe('a forgotten password', () => {
  it('is replaced by the mailed link; all sessions end', async () => {
    const user = await someone();
    const mail = await linkFor(` ${user.email.toUpperCase()} `);
    expect([mail.to, mail.subject]).toEqual([user.email, 'Rondo: choose a new password']);
    expect(mail.link).toMatch(/^https:\/\/rondo\.example\/password\/reset\?token=[\w-]{43}$/);
    expect((await reset(mail.token)).status).toBe(200);
    expect((await app.as(user).call('profile')).status).toBe(401);
    expect(await login(user.username, oldPassword)).toBe(401);
    expect(await login(user.username, newPassword)).toBe(200);
  });

  it('answers an unknown, a closed and a nonsensical address like a known one', async () => {
    const known = await someone();
    const closed = await someone();
    await changeRow(app.deps.db, 'users', closed.id, { closed_at: new Date() });
    const replies = [];
    for (const email of [known.email, closed.email, 'nobody@example.org', 'nonsense', '', null])
      replies.push(await forgot(email));
    for (const { status, body } of replies) expect([status, body]).toEqual([200, replies[0]?.body]);
    expect((await takeMails(app)).map(({ to }) => to)).toEqual([known.email]);
  });

  it('does the same for an unknown address as for a known one until the reply', async () => {
    const known = await someone();
    const waiting = () =>
      app.deps.db.selectFrom('jobs').select(['kind', 'payload']).where('state', '=', 'waiting').execute();
    for (const email of [known.email, 'nobody@example.org']) {
      await forgot(email);
      expect(await waiting()).toEqual([{ kind: 'mail.reset', payload: { address: email, language: 'en' } }]);
      await takeMails(app);
      expect(await waiting()).toEqual([]);
    }
  });

  it('can be set by a link once, also by two at the same time', async () => {
    const user = await someone();
    const { token } = await linkFor(user.email);
    const replies = await Promise.all([reset(token, 'first password'), reset(token, 'second password')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await reset(token)).problem.code).toBe('TOKEN_INVALID');
  });

  it('can be set within an hour', async () => {
    const user = await someone();
    const [early, late] = [await linkFor(user.email), await linkFor(user.email)];
    app.clock.advance(hour - 1000);
    expect((await reset(early.token)).status).toBe(200);
    const other = await linkFor(user.email);
    app.clock.advance(hour);
    for (const { token } of [late, other]) expect((await reset(token)).problem.code).toBe('TOKEN_INVALID');
  });

  it('cannot be set by another link once it was changed', async () => {
    const user = await someone();
    const [one, other] = [await linkFor(user.email), await linkFor(user.email)];
    expect((await reset(one.token)).status).toBe(200);
    expect((await reset(other.token)).problem.code).toBe('TOKEN_INVALID');

    const changer = await someone();
    const { token } = await linkFor(changer.email);
    const changed = await app
      .as(changer)
      .call('changePassword', { body: { currentPassword: oldPassword, newPassword } });
    expect(changed.status).toBe(200);
    expect((await reset(token, 'something else')).problem.code).toBe('TOKEN_INVALID');
  });

  it('is given to an account that had none', async () => {
    const user = await signedInUser(app, { username: 'Wordless' });
    const { token } = await linkFor(user.email);
    expect((await reset(token)).status).toBe(200);
    expect(await login('wordless', newPassword)).toBe(200);
  });

  it('must not be easy to guess, and leaves the link as it is', async () => {
    const user = await someone();
    const { token } = await linkFor(user.email);
    for (const bad of ['password', 'rondo2026', `${user.username}!!`]) {
      const refused = await reset(token, bad);
      expect(refused.outcome).toBe('400 PASSWORD_TOO_COMMON');
      expect(refused.problem.fields).toMatchObject([{ field: 'newPassword' }]);
    }
    expect((await reset(token)).status).toBe(200);
  });

  it.each(['1234567', '', 'x'.repeat(129)])('must not be %j', async (password) => {
    const user = await someone();
    const { token } = await linkFor(user.email);
    expect((await reset(token, password)).problem.code).toBe('PASSWORD_TOO_SHORT');
    expect((await reset(token)).status).toBe(200);
  });

  it.each(['', null, 'x', 7, {}])('is not set by the token %j', async (token) => {
    const { status, problem } = await reset(token);
    expect(status).toBe(400);
    expect(['TOKEN_INVALID', 'VALIDATION_FAILED']).toContain(problem.code);
  });
});

describe('limits', () => {
  it('let 5 mails an hour pass for an address and for a caller, known or not', async () => {
    const limited = await testApp({
      features: [authFeature],
      rateLimits: true,
      config: { trustProxyHops: 1 },
    });
    const ask = (email: string, ip: string) =>
      limited.call('forgotPassword', { body: { email }, headers: { 'x-forwarded-for': ip } });
    for (let i = 0; i < 5; i++) expect((await ask('victim@example.org', `192.0.2.${i}`)).status).toBe(200);
    expect(await ask('Victim@Example.org', '192.0.2.99')).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', retryAfter: 1800 },
    });
    for (let i = 0; i < 5; i++) expect((await ask(`a${i}@example.org`, '192.0.2.50')).status).toBe(200);
    expect((await ask('b@example.org', '192.0.2.50')).status).toBe(429);
    expect((await ask('b@example.org', '192.0.2.51')).status).toBe(200);
    await limited.close();
  });
});
