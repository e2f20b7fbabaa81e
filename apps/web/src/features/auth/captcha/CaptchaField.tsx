import { useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { RefreshIcon } from '../../../ui/icons.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { Captcha } from './use-captcha.ts';
import { type CaptchaStep, useWidget } from './use-widget.ts';

export interface CaptchaFieldProps extends Pick<Captcha, 'round' | 'problem' | 'onToken'> {}

/** The captcha: solves itself, says how far it is, and can be started again when it has given up. */
export function CaptchaField({ round, problem, onToken }: CaptchaFieldProps) {
  const { t } = useTranslation('pages/auth');
  const frame = useRef<HTMLDivElement>(null);
  const [step, again] = useWidget(frame, round, onToken);
  const hasGivenUp = step === 'failed' || step === 'unloaded';
  const error = hasGivenUp ? step : step === 'solved' ? null : problem;
  return (
    <div role="group" aria-label={t('captcha.title')} className="grid gap-2">
      {step === 'loading' ? <Skeleton height={48} radius={8} /> : null}
      <div ref={frame} hidden={step === 'unloaded'} />
      <p role="status" className="text-12 text-faint">
        {t(`captcha.${words[step]}`)}
      </p>
      <div role="alert">{error ? <FieldError>{t(`captcha.${error}`)}</FieldError> : null}</div>
      {hasGivenUp ? (
        <Button icon={RefreshIcon} className="justify-self-start" onClick={again}>
          {t('action.retry')}
        </Button>
      ) : null}
    </div>
  );
}

const words = {
  loading: 'loading',
  working: 'workingHint',
  retrying: 'retrying',
  solved: 'solvedHint',
  failed: 'stopped',
  unloaded: 'stopped',
} as const satisfies Record<CaptchaStep, string>;
