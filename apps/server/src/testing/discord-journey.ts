import { expect } from 'vitest';
import type { TestDiscord, TestDiscordAccount } from './discord-server.ts';
import { type TestApp, type TestAppOptions, testApp } from './test-app.ts';

export const publicUrl = 'https://rondo.example';
export const callbackUrl = '/v2/auth/oauth/callback/discord';

type Answer = { code?: string | undefined; state?: string | undefined };
type Begun = { url: string; cookie: string };

let made = 0;

/** An account of Discord that nobody has here. */
export function discordAccount(changes: Partial<TestDiscordAccount> = {}): TestDiscordAccount {
  made += 1;
  return {
    id: `22000000000000${String(made).padStart(4, '0')}`,
    username: `someone.${made}`,
    global_name: `Some One ${made}`,
    avatar: 'a_0123abc',
    email: `Someone.${made}@example.org`,
    verified: true,
    ...changes,
  };
}

/** An app that offers signing in with that Discord. */
export function appWithDiscord(
  discord: TestDiscord,
  { config, ...options }: TestAppOptions = {},
): Promise<TestApp> {
  const { clientId, clientSecret, url: apiUrl } = discord;
  const usual = { publicUrl, logLevel: 'silent', discord: { clientId, clientSecret, apiUrl } } as const;
  return testApp({ ...options, fetch, config: { ...usual, ...config } });
}

/** Begins to sign in, or to link with the session of the token. */
export async function begin(app: TestApp, token?: string): Promise<Begun> {
  const reply =
    token === undefined
      ? await app.call('beginDiscordLogin')
      : await app.as({ token }).call('beginDiscordLink');
  expect(reply.status, reply.text).toBe(200);
  return { url: reply.body.url, cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' };
}

/** Comes back with what Discord said. */
export function finish(app: TestApp, answer: Answer, cookie?: string, token?: string) {
  return app.as({ token }, cookie === undefined ? {} : { cookie }).call('finishDiscord', { body: answer });
}

/** The whole way there and back. */
export async function signInWith(app: TestApp, discord: TestDiscord, who: TestDiscordAccount) {
  const { url, cookie } = await begin(app);
  return finish(app, discord.allow(url, who), cookie);
}

/** The same to link the account. */
export async function linkWith(app: TestApp, discord: TestDiscord, who: TestDiscordAccount, token: string) {
  const { url, cookie } = await begin(app, token);
  return finish(app, discord.allow(url, who), cookie, token);
}
