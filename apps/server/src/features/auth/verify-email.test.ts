import { beforeEach, describe, expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { takeMails } from '../../testing/mails.ts';
import { handIn, levelBody } from '../../testing/forms.ts';
import { testApp } from '../../testing/test-app.ts';
import { emailTokenHash } from './email-token.ts';
import { deleteWhatIsOver } from './sweep.repository.ts';

const password = 'correct horse';
const hour = 3_600_000;
const publicUrl = 'https://rondo.example';

let made = 0;
const app = appOfTests({ config: { emailVerification: true, publicUrl } });
beforeEach(async () => {
  await takeMails(app);
});

const register = async (language?: string) => {
  made += 1;
  const headers: Record<string, string> = language === undefined ? {} : { 'accept-language': language };
  const body = { username: `new_${made}`, email: `New_${made}@example.org`, password };
  const reply = await app.call('register', { body, headers });
  expect(reply.status).toBe(201);
  return reply.body as { token: string; user: { id: number; isEmailVerified: boolean } };
};
const verify = (token: unknown) => app.call('verifyEmail', { body: { token } });
const resend = (token: string) => app.as({ token }).call('resendVerification');
const submit = (token: string) => handIn(app, token, 'level', levelBody());
const tokenRow = (token: string) =>
  app.deps.db
    .selectFrom('email_tokens')
    .selectAll()
    .where('token_hash', '=', emailTokenHash(token))
    .executeTakeFirst();

describe('verification of an address', () => {
  it('is asked for before submitting, and given by the mailed link', async () => {
    const { token, user } = await register();
    expect(user.isEmailVerified).toBe(false);
    expect(await submit(token)).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } });

    const mails = await takeMails(app);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [`new_${made}@example.org`, 'Rondo: verify your email address'],
    ]);
    const [mail] = mails;
    expect(mail?.link).toMatch(/^https:\/\/rondo\.example\/profile\/verify-email\?token=[\w-]{43}$/);
    expect(mail?.html).toContain(`href="${mail?.link}"`);

    expect((await verify(mail?.token)).status).toBe(200);
    const me = await app.as({ token }).call('profile');
    expect(me.body.isEmailVerified).toBe(true);
    expect(me.headers['x-permission-changed']).toBe('true');
    expect((await submit(token)).status).toBe(200);
    // By the same link again, and by another one.
    expect((await verify(mail?.token)).status).toBe(200);
  });

  it('keeps only a hash of the token', async () => {
    await register();
    const [mail] = await takeMails(app);
    const row = await tokenRow(mail?.token ?? '');
    expect(row?.token_hash).toHaveLength(32);
    expect(row?.expires_at.getTime()).toBe(app.clock.now().getTime() + 24 * hour);
    const jobs = await app.deps.db.selectFrom('jobs').selectAll().execute();
    expect(jobs.length).toBeGreaterThan(0);
    expect(JSON.stringify(jobs)).not.toContain(mail?.token);
  });

  it('ends after a day, and goes on with another link', async () => {
    await register();
    const [old] = await takeMails(app);
    app.clock.advance(24 * hour);
    const body = { emailOrUsername: `new_${made}`, password };
    const { token } = (await app.call('login', { body })).body;
    expect(await verify(old?.token)).toMatchObject({ status: 400, body: { code: 'TOKEN_INVALID' } });
    expect((await resend(token)).status).toBe(200);
    const [fresh] = await takeMails(app);
    expect((await verify(fresh?.token)).status).toBe(200);
    expect(await resend(token)).toMatchObject({ status: 400, body: { code: 'ALREADY_VERIFIED' } });
    expect((await verify(old?.token)).status).toBe(200);
  });

  it.each(['', null, 'x', '\u0000', 'x'.repeat(3000), 7, ['a']])('refuses the token %j', async (token) => {
    const { status, problem } = await verify(token);
    expect(status).toBe(400);
    expect(['TOKEN_INVALID', 'VALIDATION_FAILED']).toContain(problem.code);
  });

  it('does not take a link for a new password', async () => {
    await register();
    await takeMails(app);
    await app.call('forgotPassword', { body: { email: `new_${made}@example.org` } });
    const [reset] = await takeMails(app);
    expect((await verify(reset?.token)).problem.code).toBe('TOKEN_INVALID');
  });

  it('takes a link that is opened twice at once', async () => {
    await register();
    const [mail] = await takeMails(app);
    const replies = await Promise.all([verify(mail?.token), verify(mail?.token)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const { permission_version } = await app.deps.db
      .selectFrom('users')
      .select('permission_version')
      .where('username', '=', `new_${made}`)
      .executeTakeFirstOrThrow();
    expect(permission_version).toBe(2);
  });

  it.each([
    ['pl-PL,pl;q=0.9,en;q=0.5', 'Rondo: potwierdź swój adres e-mail'],
    ['zh-CN', 'Rondo：验证你的邮箱'],
    ['ja', 'Rondo: verify your email address'],
  ])('is written to a reader of %s as %s', async (language, subject) => {
    await register(language);
    expect((await takeMails(app)).map((mail) => mail.subject)).toEqual([subject]);
  });

  it('is not mailed when the account could not be made', async () => {
    await register();
    await takeMails(app);
    const body = { username: `new_${made}`, email: 'other@example.org', password };
    expect((await app.call('register', { body })).status).toBe(400);
    expect(await takeMails(app)).toEqual([]);
  });

  it('is not mailed any more when it was done meanwhile', async () => {
    const { token } = await register();
    const [mail] = await takeMails(app);
    await resend(token);
    await verify(mail?.token);
    // The second mail may have been written before; if so, its link is fine.
    for (const { token: second } of await takeMails(app)) expect((await verify(second)).status).toBe(200);
    const left = app.deps.db.selectFrom('jobs').select('id').where('state', '!=', 'done');
    expect(await left.execute()).toEqual([]);
  });

  it('is forgotten a month after it ended', async () => {
    await register();
    const [mail] = await takeMails(app);
    const after = (days: number) => new Date(app.clock.now().getTime() + days * 24 * hour);
    await deleteWhatIsOver(app.deps.db, after(30));
    expect(await tokenRow(mail?.token ?? '')).toBeDefined();
    await deleteWhatIsOver(app.deps.db, after(32));
    expect(await tokenRow(mail?.token ?? '')).toBeUndefined();
  });
});

describe('while verification is off', () => {
  it('accounts are verified at once and nothing is mailed', async () => {
    const plain = await testApp();
    const body = { username: 'Somebody', email: 'some@example.org', password };
    const reply = await plain.call('register', { body });
    expect(reply.body.user.isEmailVerified).toBe(true);
    expect(await takeMails(plain)).toEqual([]);
    expect((await plain.call('config')).body.features.emailVerification).toBe(false);
    const again = await plain.as(reply.body).call('resendVerification');
    expect(again.problem.code).toBe('ALREADY_VERIFIED');
    await plain.close();
  });
});

describe('limits', () => {
  it('let 5 mails an hour and 10 tries in 15 minutes pass', async () => {
    const limited = await testApp({ config: { emailVerification: true }, rateLimits: true });
    const body = { username: 'Somebody', email: 'some@example.org', password };
    const { token } = (await limited.call('register', { body })).body;
    const again = () => limited.as({ token }).call('resendVerification');
    for (let i = 0; i < 5; i++) expect((await again()).status).toBe(200);
    expect(await again()).toMatchObject({ status: 429, body: { retryAfter: 1800 } });
    const attempt = () => limited.call('verifyEmail', { body: { token: 'guess' } });
    for (let i = 0; i < 10; i++) expect((await attempt()).status).toBe(400);
    expect(await attempt()).toMatchObject({ status: 429, body: { retryAfter: 900 } });
    await limited.close();
  });
});
