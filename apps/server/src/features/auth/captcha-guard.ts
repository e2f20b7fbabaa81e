import type { Db, Trx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import {
  addLoginFailure,
  forgetLoginFailures,
  loginFailures,
  removeLoginFailure,
} from './login-failure.repository.ts';
import type { AuthServices } from './services.ts';

/** Failures are forgotten this long after the last one. */
const memory = 30 * 60_000;
/** From so many failures on, a captcha is asked for. */
const failuresBeforeCaptcha = 3;

type Services = Pick<AuthServices, 'db' | 'clock' | 'captcha'>;

const ofAddress = (ip: string) => `ip:${ip}`;
const ofAccount = (account: string) => `account:${account}`;
/** How failures to sign in to a known account are counted; those for a name that nobody has by `name:`. */
export const accountOfUser = (userId: number) => `user:${userId}`;

function remembered({ clock }: Services, now = clock.now().getTime()) {
  return { since: new Date(now - memory), until: new Date(now + memory) };
}

async function needsCaptcha(services: Services, keys: readonly string[]): Promise<boolean> {
  const { captcha, db } = services;
  return captcha.isOn && (await loginFailures(db, keys, remembered(services))) >= failuresBeforeCaptcha;
}

async function solve({ captcha }: Services, token: string | undefined): Promise<void> {
  if (token === undefined) throw new Problem('CAPTCHA_REQUIRED', { requireCaptcha: true });
  if (!(await captcha.consume(token))) throw new Problem('CAPTCHA_FAILED', { requireCaptcha: true });
}

/** Asks an address that failed to sign in too often for a captcha. @throws Problem CAPTCHA_REQUIRED, CAPTCHA_FAILED */
export async function demandCaptcha(
  services: Services,
  ip: string,
  token: string | undefined,
): Promise<void> {
  if (await needsCaptcha(services, [ofAddress(ip)])) await solve(services, token);
}

/**
 * Counts failures to sign in of one address and one account, and asks for a captcha after some. A try counts as a
 * failure of its account from before the password is checked until it was right, so that many at once cannot pass
 * together; an address counts afterwards, since many people may have the same (docs/rules/auth.md#sign-in).
 */
export function signInGuard(services: Services, ip: string, account: string) {
  const { db, clock, captcha } = services;
  const [address, attempted] = [ofAddress(ip), ofAccount(account)];
  const count = (key: string, below?: number) =>
    addLoginFailure(db, key, { now: clock.now(), ...remembered(services), below });
  return {
    /** Counts a try of the account until `giveBack` or `forget`. @throws Problem CAPTCHA_REQUIRED, CAPTCHA_FAILED */
    async begin(token: string | undefined): Promise<void> {
      const free = captcha.isOn ? failuresBeforeCaptcha : undefined;
      if (!(await needsCaptcha(services, [address])) && (await count(attempted, free))) return;
      await solve(services, token);
      await count(attempted);
    },
    /** Ends a try whose password was wrong. @returns whether the next one needs a captcha */
    async countFailure(): Promise<boolean> {
      await count(address);
      return needsCaptcha(services, [address, attempted]);
    },
    /** Ends a try that told nothing about the password: it does not count. */
    giveBack: () => removeLoginFailure(db, attempted),
    /** After a right password. */
    forget: () => forgetLoginFailures(db, [address, attempted]),
  };
}

/** For an account whose password was set by hand: what was guessed before says nothing about the new one. */
export const forgetFailuresOf = (db: Db | Trx, userId: number) =>
  forgetLoginFailures(db, [ofAccount(accountOfUser(userId))]);
