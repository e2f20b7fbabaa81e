import type { Deps } from '../../platform/feature.ts';
import { createAltcha } from './altcha.ts';
import { noCaptcha } from './captcha.ts';
import { createDiscord } from './discord.ts';
import { eventsCookies } from './events-cookie.ts';
import { oauthTickets } from './oauth-ticket.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { createSessionTokens } from './tokens.ts';

/** What the use cases of sign-in work with. */
export type AuthServices = ReturnType<typeof makeServices>;

const made = new WeakMap<Deps, AuthServices>();

/** The services of one app; the same ones for the same `deps`, because they count. */
export function authServices(deps: Deps): AuthServices {
  const services = made.get(deps) ?? makeServices(deps);
  made.set(deps, services);
  return services;
}

function makeServices(deps: Deps) {
  const { config, sessionSecret } = deps;
  const isSecure = /^https:/i.test(config.publicUrl);
  return {
    ...deps,
    hasher: createPasswordHasher(deps.passwordCost),
    tokens: createSessionTokens(sessionSecret),
    captcha: config.captcha === 'altcha' ? createAltcha(deps) : noCaptcha,
    cookies: eventsCookies({ isSecure }),
    /** null: signing in with Discord is not set up. */
    discord: config.discord === null ? null : createDiscord(config.discord, deps),
    tickets: oauthTickets({ secret: sessionSecret, isSecure }),
  };
}
