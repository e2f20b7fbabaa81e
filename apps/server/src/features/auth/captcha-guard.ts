import { Problem } from '../../platform/http/problem.ts';
import { addLoginFailure, forgetLoginFailures, loginFailures } from './login-failure.repository.ts';
import type { AuthServices } from './services.ts';

/** Failures are forgotten this long after the last one. */
const memory = 30 * 60_000;
/** From so many failures on, a captcha is asked for. */
const failuresBeforeCaptcha = 3;

/**
 * Counts failures to sign in of one address and perhaps one account, and asks for a captcha after some. A try counts as
 * a failure of its account from before the password is checked until it was right, so that many at once cannot pass
 * together; an address counts afterwards, since many people may have the same (docs/rules/auth.md#sign-in).
 */
export function captchaGuard({ db, clock, captcha }: AuthServices, ip: string, account?: string) {
  const ofAddress = `ip:${ip}`;
  const ofAccount = account === undefined ? null : `account:${account}`;
  const keys = ofAccount === null ? [ofAddress] : [ofAddress, ofAccount];
  const remembered = (now = clock.now().getTime()) => ({
    since: new Date(now - memory),
    until: new Date(now + memory),
  });
  const count = (key: string, below?: number) =>
    addLoginFailure(db, key, { now: clock.now(), ...remembered(), below });
  const needsCaptcha = (failures: number) => captcha.isOn && failures >= failuresBeforeCaptcha;

  const solve = async (token: string | undefined) => {
    if (token === undefined) throw new Problem('CAPTCHA_REQUIRED', { requireCaptcha: true });
    if (!(await captcha.consume(token))) throw new Problem('CAPTCHA_FAILED', { requireCaptcha: true });
  };

  return {
    /** @throws Problem CAPTCHA_REQUIRED, CAPTCHA_FAILED */
    async demand(token: string | undefined): Promise<void> {
      if (needsCaptcha(await loginFailures(db, [ofAddress], remembered()))) await solve(token);
    },
    /** The same, and counts a try of the account until `forget`. @throws Problem CAPTCHA_REQUIRED, CAPTCHA_FAILED */
    async begin(token: string | undefined): Promise<void> {
      const isFree = !needsCaptcha(await loginFailures(db, [ofAddress], remembered()));
      if (ofAccount === null) return;
      const isCounted = isFree && (await count(ofAccount, captcha.isOn ? failuresBeforeCaptcha : undefined));
      if (isCounted) return;
      await solve(token);
      await count(ofAccount);
    },
    /** Ends a try whose password was wrong. @returns whether the next one needs a captcha */
    async countFailure(): Promise<boolean> {
      await count(ofAddress);
      return needsCaptcha(await loginFailures(db, keys, remembered()));
    },
    /** After a right password. */
    forget: () => forgetLoginFailures(db, keys),
  };
}
