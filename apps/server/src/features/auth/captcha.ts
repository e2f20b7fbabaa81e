/** Proof that a person is there; a provider that is switched off never asks for one (rules §6.2). */
export interface Captcha {
  readonly provider: string;
  readonly isOn: boolean;
  /** Checks an answer and uses it up: the same one is not taken twice. */
  consume(token: string): Promise<boolean>;
}

/** The provider `none`: nobody is asked. */
export const noCaptcha: Captcha = { provider: 'none', isOn: false, consume: async () => true };
