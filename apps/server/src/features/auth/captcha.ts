/** Proof that somebody made an effort; a provider that is switched off never asks for one. */
export interface Captcha {
  readonly isOn: boolean;
  /** What GET /v2/auth/captcha answers. */
  issue(): Promise<CaptchaChallenge | { readonly provider: 'none' }>;
  /** Checks an answer and uses it up: the same one is not taken twice, by whichever process. */
  consume(token: string): Promise<boolean>;
}

/** The challenge in the form that the ALTCHA widget solves. */
export type CaptchaChallenge = {
  readonly parameters: {
    readonly algorithm: string;
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    readonly keyLength: number;
    readonly keyPrefix: string;
    readonly expiresAt: number;
  };
  readonly signature: string;
};

/** The provider `none`: nobody is asked. */
export const noCaptcha: Captcha = {
  isOn: false,
  issue: async () => ({ provider: 'none' }),
  consume: async () => true,
};
