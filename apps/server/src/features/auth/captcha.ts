import type { CaptchaChallenge } from '@rondo/contract/auth';

/** Proof that somebody made an effort; a provider that is switched off never asks for one. */
export interface Captcha {
  readonly isOn: boolean;
  /** What GET /v2/auth/captcha answers. */
  issue(): Promise<CaptchaChallenge | { readonly provider: 'none' }>;
  /** Checks an answer and uses it up: the same one is not taken twice, by whichever process. */
  consume(token: string): Promise<boolean>;
}

/** The provider `none`: nobody is asked. */
export const noCaptcha: Captcha = {
  isOn: false,
  issue: async () => ({ provider: 'none' }),
  consume: async () => true,
};
