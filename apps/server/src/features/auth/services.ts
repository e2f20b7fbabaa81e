import type { Deps } from '../../platform/feature.ts';
import { createMailTransport } from '../../platform/mail/transport.ts';
import { createOutbox, type Outbox } from '../../platform/mail/outbox.ts';
import { accountLetterWriters } from './account-letters.ts';
import { createAltcha } from './altcha.ts';
import { type Captcha, noCaptcha } from './captcha.ts';
import { createDiscord, type Discord } from './discord.ts';
import { eventsCookies } from './events-cookie.ts';
import { oauthTickets } from './oauth-ticket.ts';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts';
import { createSessionTokens, type SessionTokens } from './tokens.ts';

/** What the use cases of sign-in work with. */
export type AuthServices = Pick<Deps, 'config' | 'db' | 'clock' | 'log' | 'limiter'> & {
  readonly hasher: PasswordHasher;
  readonly tokens: SessionTokens;
  readonly captcha: Captcha;
  readonly mails: Outbox<'verify' | 'reset'>;
  readonly cookies: ReturnType<typeof eventsCookies>;
  /** null: signing in with Discord is not set up. */
  readonly discord: Discord | null;
  readonly tickets: ReturnType<typeof oauthTickets>;
};

const made = new WeakMap<Deps, AuthServices>();

/** The services of one app; the same ones for the same `deps`, because they count and queue. */
export function authServices(deps: Deps): AuthServices {
  let services = made.get(deps);
  if (services === undefined) {
    const { config, db, clock, log, limiter, sessionSecret } = deps;
    const isSecure = /^https:/i.test(config.publicUrl);
    services = {
      config,
      db,
      clock,
      log,
      limiter,
      hasher: createPasswordHasher(deps.passwordCost),
      tokens: createSessionTokens(sessionSecret),
      captcha: config.captcha === 'altcha' ? createAltcha({ db, clock, sessionSecret }) : noCaptcha,
      mails: createOutbox({
        db,
        clock,
        log,
        send: createMailTransport({ config, clock, log }),
        writers: accountLetterWriters(deps),
      }),
      cookies: eventsCookies({ isSecure }),
      discord:
        config.discord === null
          ? null
          : createDiscord({
              config: { ...config.discord, publicUrl: config.publicUrl },
              fetch: deps.fetch,
              log,
            }),
      tickets: oauthTickets({ secret: sessionSecret, isSecure }),
    };
    made.set(deps, services);
  }
  return services;
}
