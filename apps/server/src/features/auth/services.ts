import type { Deps } from '../../platform/feature.ts';
import { createAltcha } from './altcha.ts';
import { type Captcha, noCaptcha } from './captcha.ts';
import { createDiscord, type Discord } from './discord.ts';
import { eventsCookies } from './events-cookie.ts';
import { oauthTickets } from './oauth-ticket.ts';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts';
import { createSessionTokens, type SessionTokens } from './tokens.ts';

/** What the use cases of sign-in work with. */
export type AuthServices = Pick<Deps, 'config' | 'db' | 'clock' | 'log' | 'limiter' | 'jobs'> & {
  readonly hasher: PasswordHasher;
  readonly tokens: SessionTokens;
  readonly captcha: Captcha;
  readonly cookies: ReturnType<typeof eventsCookies>;
  /** null: signing in with Discord is not set up. */
  readonly discord: Discord | null;
  readonly tickets: ReturnType<typeof oauthTickets>;
};

const made = new WeakMap<Deps, AuthServices>();

/** The services of one app; the same ones for the same `deps`, because they count. */
export function authServices(deps: Deps): AuthServices {
  let services = made.get(deps);
  if (services === undefined) {
    const { config, db, clock, log, limiter, jobs, sessionSecret } = deps;
    const isSecure = /^https:/i.test(config.publicUrl);
    services = {
      config,
      db,
      clock,
      log,
      limiter,
      jobs,
      hasher: createPasswordHasher(deps.passwordCost),
      tokens: createSessionTokens(sessionSecret),
      captcha: config.captcha === 'altcha' ? createAltcha({ db, clock, sessionSecret }) : noCaptcha,
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
