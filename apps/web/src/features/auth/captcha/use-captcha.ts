import { useState } from 'react';
import { isProblem } from '../../../lib/api/problem.ts';

export type CaptchaProblem = 'incomplete' | 'refused';

export interface Captcha {
  /** The server has asked for one. */
  isNeeded: boolean;
  /** Grows each time that a new one is to be solved. */
  round: number;
  problem: CaptchaProblem | null;
  /** The widget has solved it, or its solution is too old. */
  onToken: (token: string | null) => void;
  /** Call it with each refusal: one may ask for a captcha, and has used up the one that was sent. */
  onError: (error: unknown) => void;
  /** What to send along; null, with a problem, when one is needed and not solved yet. */
  take: () => { captchaToken?: string } | null;
}

/** Whether a form has to show a captcha, and its solution (docs/rules/auth.md#sign-in). */
export function useCaptcha(): Captcha {
  const [isNeeded, setNeeded] = useState(false);
  const [round, setRound] = useState(0);
  const [token, setToken] = useState<string | null>(null);
  const [problem, setProblem] = useState<CaptchaProblem | null>(null);
  return {
    isNeeded,
    round,
    problem,
    onToken: (solved) => {
      setToken(solved);
      if (solved !== null) setProblem(null);
    },
    onError: (error) => {
      const asks = isProblem(error) && error.extra['requireCaptcha'] === true;
      if (!asks && !isNeeded) return;
      setNeeded(true);
      setToken(null);
      setRound((count) => count + 1);
      setProblem(isProblem(error) && error.code === 'CAPTCHA_FAILED' ? 'refused' : null);
    },
    take: () => {
      if (!isNeeded) return {};
      if (token === null) setProblem('incomplete');
      return token === null ? null : { captchaToken: token };
    },
  };
}
