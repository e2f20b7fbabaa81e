import { CodeChallengeMethod, OAuth2Client } from 'arctic';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Deps } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
import { askOutside } from '../../platform/outside/ask-outside.ts';
import { askDiscord } from '../chat-accounts/index.ts';

const scopes = ['identify', 'email'];
const timeout = 10_000;
/** Errors of the exchange that the one who signs in has made; others are ours or Discord's. */
const visitorsErrors: readonly unknown[] = ['invalid_grant', 'invalid_request', 'access_denied'];

const tokens = z.object({ access_token: z.string().regex(/^[\x21-\x7E]{1,2000}$/) });
const refusal = z.object({ error: z.string() });

/** Discord's side of signing in. */
export function createDiscord(
  { clientId, clientSecret, apiUrl }: NonNullable<Config['discord']>,
  { config, fetch, log }: Pick<Deps, 'config' | 'fetch' | 'log'>,
) {
  const redirect = `${config.publicUrl}/auth/callback`;
  const client = new OAuth2Client(clientId, clientSecret, redirect);
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');

  /** Our own mistakes and those of Discord look the same to the visitor; the log tells them apart. */
  const unavailable = (error: unknown) => {
    log.warn({ err: error }, 'signing in with Discord failed');
    return new Problem('OAUTH_UNAVAILABLE');
  };
  /** The token for a code. The library's own way has no bound for the answer. */
  const exchange = async (code: string, verifier: string): Promise<string> => {
    const form = { grant_type: 'authorization_code', code, redirect_uri: redirect, code_verifier: verifier };
    const { status, isOk, json } = await askOutside(fetch, `${apiUrl}/api/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, accept: 'application/json' },
      body: new URLSearchParams(form),
      timeoutMs: timeout,
    });
    if (isOk) return tokens.parse(json).access_token;
    const refused = refusal.safeParse(json);
    if (visitorsErrors.includes(refused.data?.error)) throw new Problem('OAUTH_CODE_INVALID');
    throw new Error(`Discord answered ${status} to a code`);
  };

  return {
    /** Where the visitor allows it. */
    addressFor: (state: string, verifier: string) =>
      client.createAuthorizationURLWithPKCE(
        `${apiUrl}/oauth2/authorize`,
        state,
        CodeChallengeMethod.S256,
        verifier,
        scopes,
      ).href,
    /** @throws Problem OAUTH_CODE_INVALID, OAUTH_UNAVAILABLE */
    profileOf: async (code: string, verifier: string) => {
      try {
        const authorization = `Bearer ${await exchange(code, verifier)}`;
        const profile = await askDiscord({ apiUrl, fetch, authorization, timeout }, '@me');
        if (profile === null) throw new Error('Discord does not know whose token this is');
        return profile;
      } catch (error) {
        throw error instanceof Problem ? error : unavailable(error);
      }
    },
  };
}
