import { setTimeout as sleep } from 'node:timers/promises';
import { CodeChallengeMethod, OAuth2Client, OAuth2RequestError, type OAuth2Tokens } from 'arctic';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Log } from '../../platform/log/log.ts';
import { chatPictureUrl } from '../chat-accounts/index.ts';

const scopes = ['identify', 'email'];
const timeout = 10_000;
/** Errors of the exchange that the one who signs in has made; others are ours or Discord's. */
const visitorsErrors = ['invalid_grant', 'invalid_request', 'access_denied'];

const answer = z.object({
  id: z.string().regex(/^\d{1,20}$/),
  username: z.string().min(1).max(100),
  global_name: z.string().max(100).nullish(),
  avatar: z.string().regex(/^\w+$/).nullish(),
  email: z.string().nullish(),
  verified: z.boolean().nullish(),
});

/** An account of Discord as its owner let us read it. */
export type DiscordProfile = {
  readonly id: string;
  readonly username: string;
  readonly displayName: string | null;
  /** Hash of the picture. */
  readonly avatar: string | null;
  readonly avatarUrl: string | null;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
};

/** Discord's side of signing in. */
export interface Discord {
  /** Where the visitor allows it. */
  addressFor(state: string, verifier: string): string;
  /** @throws Problem OAUTH_CODE_INVALID, OAUTH_UNAVAILABLE */
  profileOf(code: string, verifier: string): Promise<DiscordProfile>;
}

export function createDiscord({
  config,
  fetch,
  log,
}: {
  readonly config: NonNullable<Config['discord']> & { readonly publicUrl: string };
  readonly fetch: typeof globalThis.fetch;
  readonly log: Log;
}): Discord {
  const { clientId, clientSecret, apiUrl, publicUrl } = config;
  const client = new OAuth2Client(clientId, clientSecret, `${publicUrl}/auth/callback`);

  /** Our own mistakes and those of Discord look the same to the visitor; the log tells them apart. */
  const unavailable = (error: unknown) => {
    log.warn({ err: error }, 'signing in with Discord failed');
    return new Problem('OAUTH_UNAVAILABLE');
  };
  const exchange = async (code: string, verifier: string): Promise<string> => {
    try {
      const asked = client.validateAuthorizationCode(`${apiUrl}/api/oauth2/token`, code, verifier);
      return accessToken(await inTime(asked));
    } catch (error) {
      if (error instanceof OAuth2RequestError && visitorsErrors.includes(error.code))
        throw new Problem('OAUTH_CODE_INVALID');
      throw unavailable(error);
    }
  };

  return {
    addressFor: (state, verifier) =>
      client.createAuthorizationURLWithPKCE(
        `${apiUrl}/oauth2/authorize`,
        state,
        CodeChallengeMethod.S256,
        verifier,
        scopes,
      ).href,
    profileOf: async (code, verifier) => {
      const token = await exchange(code, verifier);
      try {
        const reply = await fetch(`${apiUrl}/api/v10/users/@me`, {
          headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
          redirect: 'error',
          signal: AbortSignal.timeout(timeout),
        });
        if (!reply.ok) throw new Error(`Discord answered ${reply.status}`);
        return profileFrom(answer.parse(await reply.json()));
      } catch (error) {
        throw unavailable(error);
      }
    },
  };
}

/** Throws when the answer has none. */
const accessToken = (tokens: OAuth2Tokens) => tokens.accessToken();

async function inTime<T>(work: Promise<T>): Promise<T> {
  const giveUp = new AbortController();
  const late = sleep(timeout, null, { signal: giveUp.signal }).then(() => {
    throw new Error('Discord did not answer in time');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    giveUp.abort();
    late.catch(() => undefined);
  }
}

function profileFrom({ id, username, ...rest }: z.infer<typeof answer>): DiscordProfile {
  const avatar = rest.avatar ?? null;
  return {
    id,
    username,
    displayName: rest.global_name ?? null,
    avatar,
    avatarUrl: chatPictureUrl(id, avatar),
    email: rest.email ?? null,
    isEmailVerified: rest.verified ?? false,
  };
}
