import { setTimeout as sleep } from 'node:timers/promises';
import { CodeChallengeMethod, OAuth2Client, OAuth2RequestError } from 'arctic';
import type { Config } from '../../config.ts';
import type { Deps } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
import { askDiscord } from '../chat-accounts/index.ts';

const scopes = ['identify', 'email'];
const timeout = 10_000;
/** Errors of the exchange that the one who signs in has made; others are ours or Discord's. */
const visitorsErrors = ['invalid_grant', 'invalid_request', 'access_denied'];

/** Discord's side of signing in. */
export function createDiscord(
  { clientId, clientSecret, apiUrl }: NonNullable<Config['discord']>,
  { config, fetch, log }: Pick<Deps, 'config' | 'fetch' | 'log'>,
) {
  const client = new OAuth2Client(clientId, clientSecret, `${config.publicUrl}/auth/callback`);

  /** Our own mistakes and those of Discord look the same to the visitor; the log tells them apart. */
  const unavailable = (error: unknown) => {
    log.warn({ err: error }, 'signing in with Discord failed');
    return new Problem('OAUTH_UNAVAILABLE');
  };
  const exchange = async (code: string, verifier: string): Promise<string> => {
    try {
      const asked = client.validateAuthorizationCode(`${apiUrl}/api/oauth2/token`, code, verifier);
      return (await inTime(asked)).accessToken();
    } catch (error) {
      if (error instanceof OAuth2RequestError && visitorsErrors.includes(error.code))
        throw new Problem('OAUTH_CODE_INVALID');
      throw unavailable(error);
    }
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
      const token = await exchange(code, verifier);
      try {
        const profile = await askDiscord({ apiUrl, fetch, authorization: `Bearer ${token}`, timeout }, '@me');
        if (profile === null) throw new Error('Discord does not know whose token this is');
        return profile;
      } catch (error) {
        throw unavailable(error);
      }
    },
  };
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = sleep(timeout, null, { ref: false }).then(() => {
    throw new Error('Discord did not answer in time');
  });
  return Promise.race([work, late]);
}
