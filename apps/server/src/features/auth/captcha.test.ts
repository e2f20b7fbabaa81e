import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Problem } from '../../platform/http/problem.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { testApp } from '../../testing/test-app.ts';
import { signedInUser } from '../../testing/users.ts';
import { createAltcha } from './altcha.ts';
import { authFeature, authServices } from './index.ts';

const password = 'correct horse';
const minute = 60_000;

const app = appOfTests({ features: [authFeature], config: { captcha: 'altcha' } });
beforeAll(async () => {
  await signedInUser(app, { username: 'Nova', password });
});
beforeEach(async () => {
  await app.deps.db.deleteFrom('login_failures').execute();
});

const login = (given: string, captchaToken?: string | null, name = 'nova') =>
  app.call('login', { body: { emailOrUsername: name, password: given, captchaToken } });
const failOften = async (name = 'nova') => {
  for (let i = 0; i < 3; i++) await login('wrong', null, name);
};
const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

/** A solved captcha as the widget sends it. */
async function solved() {
  const challenge = (await app.call('captcha')).body as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('the captcha could not be solved in time');
  return { challenge, solution };
}

describe('the captcha', () => {
  it('is asked for from the third failure on, and lets a right password in once solved', async () => {
    const asked = [];
    for (let i = 0; i < 3; i++) asked.push((await login('wrong')).problem.requireCaptcha);
    expect(asked).toEqual([false, false, true]);
    for (const token of [undefined, null, '']) {
      const reply = await login(password, token);
      expect(reply).toMatchObject({ status: 400, body: { code: 'CAPTCHA_REQUIRED', requireCaptcha: true } });
      expect(reply.problem.error).toBe(reply.problem.message);
    }
    const token = encode(await solved());
    expect((await login(password, token)).status).toBe(200);
    // Forgotten on success.
    expect((await login(password)).status).toBe(200);
  });

  it('counts the account from any address, and the address for any name', async () => {
    await failOften('other');
    expect((await login(password)).problem.code).toBe('CAPTCHA_REQUIRED');
    app.clock.advance(30 * minute);
    expect((await login(password)).status).toBe(200);
  });

  it('lets three guesses of many at once pass, whatever the addresses and processes, by name and by e-mail', async () => {
    const other = await testApp({ config: { captcha: 'altcha' }, beside: app });
    const guess = (index: number) =>
      (index % 2 === 0 ? app : other).app.inject({
        method: 'POST',
        url: '/v2/auth/login',
        remoteAddress: `203.0.113.${index}`,
        payload: { emailOrUsername: index % 3 === 0 ? 'nova@example.org' : 'Nova', password: 'a wrong one' },
      });
    const replies = await Promise.all(Array.from({ length: 60 }, (_, index) => guess(index)));
    const codes = replies.map((reply) => JSON.parse(reply.body).code);
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(3);
    expect(codes.filter((code) => code === 'CAPTCHA_REQUIRED')).toHaveLength(57);
    await other.close();
  });

  it('is asked of nobody whose password is right, however many share an address', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `together${index}`);
    for (const username of names) await signedInUser(app, { username, password });
    const replies = await Promise.all(names.map((name) => login(password, null, name)));
    expect(replies.map(({ status }) => status)).toEqual(names.map(() => 200));
  });

  it('counts no try that a busy server did not check', async () => {
    const matches = vi.spyOn(authServices(app.deps).hasher, 'matches');
    for (let i = 0; i < 3; i++) matches.mockRejectedValueOnce(new Problem('BUSY'));
    for (let i = 0; i < 3; i++) expect((await login(password)).outcome).toBe('503 BUSY');
    expect((await login(password)).status).toBe(200);
    matches.mockRestore();
  });

  it('forgets failures of a time that lies ahead, after the clock was set back by 48 hours', async () => {
    const present = app.clock.now();
    app.clock.advance(48 * 60 * minute);
    await failOften();
    app.clock.set(present);
    expect((await login(password)).status).toBe(200);
  });

  it('guards registration of an address that failed to sign in', async () => {
    const body = { username: 'Newcomer', email: 'new@example.org', password };
    await failOften();
    const refused = await app.call('register', { body });
    expect(refused).toMatchObject({ status: 400, body: { code: 'CAPTCHA_REQUIRED', requireCaptcha: true } });
    const captchaToken = encode(await solved());
    expect((await app.call('register', { body: { ...body, captchaToken } })).status).toBe(201);
  });

  it('is good once, also for two at the same time', async () => {
    await failOften();
    const token = encode(await solved());
    const replies = await Promise.all(Array.from({ length: 6 }, () => login('wrong', token)));
    const codes = replies.map(({ problem }) => problem.code).sort();
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'CAPTCHA_FAILED'), 'INVALID_CREDENTIALS']);
    expect((await login(password, token)).body).toMatchObject({
      code: 'CAPTCHA_FAILED',
      requireCaptcha: true,
    });
  });

  it('is good once in all processes that share the secret and the database', async () => {
    const { db, clock, sessionSecret } = app.deps;
    const others = [1, 2].map(() => createAltcha({ db, clock, sessionSecret }));
    const stranger = createAltcha({ db, clock, sessionSecret: 'another secret that has more than 32 bytes' });
    const token = encode(await solved());
    expect(await stranger.consume(token)).toBe(false);
    expect((await Promise.all(others.map((one) => one.consume(token)))).sort()).toEqual([false, true]);
  });

  it('is good for five minutes', async () => {
    await failOften();
    const [early, late] = [encode(await solved()), encode(await solved())];
    app.clock.advance(4 * minute);
    expect((await login('wrong', early)).problem.code).toBe('INVALID_CREDENTIALS');
    app.clock.advance(minute);
    expect((await login('wrong', late)).problem.code).toBe('CAPTCHA_FAILED');
  });

  it('refuses made-up answers', async () => {
    await failOften();
    const { challenge, solution } = await solved();
    const { parameters, signature } = challenge;
    const later = { ...parameters, expiresAt: parameters.expiresAt! + 3600 };
    const forged = [
      { challenge, solution: { ...solution, derivedKey: 'ab'.repeat(32) } },
      { challenge, solution: { ...solution, derivedKey: 'no hex' } },
      { challenge, solution: { counter: -1, derivedKey: '' } },
      { challenge: { parameters: later, signature }, solution },
      { challenge: { parameters: { ...parameters, more: 1 }, signature }, solution },
      { challenge: { parameters }, solution },
      { challenge: { parameters, signature: signature?.toUpperCase() }, solution },
      { challenge },
      [],
      null,
    ].map(encode);
    for (const token of [...forged, 'x', '{}', 'A'.repeat(5000)])
      expect((await login(password, token)).problem.code, token.slice(0, 80)).toBe('CAPTCHA_FAILED');
    expect((await login(password, encode({ challenge, solution }))).status).toBe(200);
  });

  it('is new each time and not kept by caches', async () => {
    const [one, other] = [await app.call('captcha'), await app.call('captcha')];
    const signatureOf = ({ body }: typeof one) => (body as Challenge).signature;
    expect(signatureOf(one)).not.toBe(signatureOf(other));
    expect(one.headers['cache-control']).toBe('no-store');
  });

  it('is announced in the configuration', async () => {
    expect((await app.call('config')).body.captcha).toEqual({ provider: 'altcha' });
  });
});

describe('without a captcha', () => {
  it('nobody is asked', async () => {
    const plain = await testApp({ features: [authFeature] });
    expect((await plain.call('captcha')).body).toEqual({ provider: 'none' });
    expect((await plain.call('config')).body.captcha).toEqual({ provider: 'none' });
    const body = { emailOrUsername: 'nobody', password: 'wrong' };
    for (let i = 0; i < 5; i++)
      expect((await plain.call('login', { body })).body).toMatchObject({
        code: 'INVALID_CREDENTIALS',
        requireCaptcha: false,
      });
    await plain.close();
  });
});

describe('issuing captchas', () => {
  it('is limited to 60 a minute and address', async () => {
    const limited = await testApp({
      features: [authFeature],
      rateLimits: true,
      config: { captcha: 'altcha' },
    });
    for (let i = 0; i < 60; i++) expect((await limited.call('captcha')).status).toBe(200);
    const reply = await limited.call('captcha');
    expect(reply).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED', retryAfter: 60 } });
    await limited.close();
  });
});
