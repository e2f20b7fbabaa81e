import { Problem } from '../../platform/http/problem.ts';
import { addLoginFailure, forgetLoginFailures, loginFailures } from './login-failure.repository.ts';
import type { AuthServices } from './services.ts';

/** Failures are forgotten this long after the last one. */
const memory = 30 * 60_000;
/** From so many failures on, a captcha is asked for. */
const failuresBeforeCaptcha = 3;

/** Counts failures to sign in of one address and perhaps one account name, and asks for a captcha after some. */
export function captchaGuard({ db, clock, captcha }: AuthServices, ip: string, name?: string) {
  const keys = [`ip:${ip}`, ...(name === undefined ? [] : [`account:${name}`])];
  const remembered = (now = clock.now().getTime()) => ({
    since: new Date(now - memory),
    until: new Date(now + memory),
  });
  return {
    /** @throws Problem CAPTCHA_REQUIRED, CAPTCHA_FAILED */
    async demand(token: string | undefined): Promise<void> {
      if (!captcha.isOn || (await loginFailures(db, keys, remembered())) < failuresBeforeCaptcha) return;
      if (token === undefined) throw new Problem('CAPTCHA_REQUIRED', { requireCaptcha: true });
      if (!(await captcha.consume(token))) throw new Problem('CAPTCHA_FAILED', { requireCaptcha: true });
    },
    /** @returns whether the next try needs a captcha */
    async countFailure(): Promise<boolean> {
      const failures = await addLoginFailure(db, keys, clock.now(), remembered());
      return captcha.isOn && failures >= failuresBeforeCaptcha;
    },
    forget: () => forgetLoginFailures(db, keys),
  };
}
