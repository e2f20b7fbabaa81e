import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { WidgetState, WidgetStrings } from './widget.ts';

/** `unloaded`: the widget itself did not come; `failed`: it did not get or solve its challenge, several times. */
export type CaptchaStep = 'loading' | 'working' | 'solved' | 'retrying' | 'failed' | 'unloaded';

/** Says `load` when it can solve, `statechange` while it does. */
type Solver = HTMLElement & { verify(): unknown };

const tries = 3;
const firstPause = 1_000;

/**
 * Loads the widget into a frame and lets it solve, again whenever `round` grows, a solution expires or, with growing
 * pauses, an attempt fails.
 */
export function useWidget(
  frame: RefObject<HTMLElement | null>,
  round: number,
  onToken: (token: string | null) => void,
): [step: CaptchaStep, again: () => void] {
  const { t, language } = useTranslation('pages/auth');
  const [step, setStep] = useState<CaptchaStep>('loading');
  const [loading, setLoading] = useState(0);
  const [asked, setAsked] = useState(0);
  const widget = useRef<Solver | null>(null);
  const failures = useRef(0);
  const pause = useRef(0);

  const solve = useEffectEvent(() => {
    window.clearTimeout(pause.current);
    onToken(null);
    void widget.current?.verify();
  });
  const follow = useEffectEvent(({ state, payload }: WidgetState) => {
    if (state === 'verifying') setStep(failures.current === 0 ? 'working' : 'retrying');
    if (state === 'verified') {
      failures.current = 0;
      setStep('solved');
      onToken(payload);
    }
    if (state === 'expired') solve();
    if (state !== 'error') return;
    failures.current += 1;
    const isLast = failures.current >= tries;
    setStep(isLast ? 'failed' : 'retrying');
    if (!isLast) pause.current = window.setTimeout(solve, firstPause * 2 ** (failures.current - 1));
  });
  const place = useEffectEvent((made: Solver) => {
    made.addEventListener('statechange', (event) => follow((event as CustomEvent<WidgetState>).detail));
    made.addEventListener('load', solve, { once: true });
    widget.current = made;
    frame.current?.replaceChildren(made);
  });
  const words = useEffectEvent(() => ({
    label: t('captcha.label'),
    verifying: t('captcha.working'),
    verified: t('captcha.solved'),
    error: t('captcha.failed'),
    expired: t('captcha.expired'),
    waitAlert: t('captcha.incomplete'),
  }));

  useEffect(() => {
    let isGone = false;
    loadSolver()
      .then((make) => isGone || place(make(language, words())))
      .catch(() => isGone || setStep('unloaded'));
    return () => {
      isGone = true;
      window.clearTimeout(pause.current);
      widget.current?.remove();
      widget.current = null;
    };
  }, [language, loading]);

  useEffect(() => {
    if (round + asked > 0) solve();
  }, [round, asked]);

  const again = () => {
    failures.current = 0;
    if (step !== 'unloaded') return setAsked((count) => count + 1);
    setStep('loading');
    setLoading((count) => count + 1);
  };
  return [step, again];
}

async function loadSolver(): Promise<(language: string, words: WidgetStrings) => Solver> {
  if (!window.isSecureContext) return (await import('./plain-captcha.ts')).makePlainCaptcha;
  return (await import('./widget.ts')).makeWidget;
}
