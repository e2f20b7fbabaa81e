import { formatClock, formatCountdown } from '@rondo/domain/format';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useCountdown } from '../../../lib/use-countdown.ts';
import { Button } from '../../../ui/Button.tsx';
import { SkipIcon } from '../../../ui/icons.ts';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { SKIP_AFTER, turnLasts } from '../wheel/turn-plan.ts';

export interface RareTurnPanelProps {
  turn: 'long' | 'bus';
  onSkip: () => void;
}

/** How long a long turn still takes, and the way around it (docs/rules/play.md#rare-turns). */
export function RareTurnPanel({ turn, onSkip }: RareTurnPanelProps) {
  const { t } = useTranslation('wheels');
  const lasts = turnLasts(turn);
  const [end] = useState(() => Date.now() + lasts);
  const left = useCountdown(end);
  const maySkip = useHasPassed(SKIP_AFTER);
  return (
    <div className="grid w-full max-w-130 gap-3 text-left">
      <p className="font-semibold">{t(`rare.${turn}.title`)}</p>
      <ProgressBar label={t(`rare.${turn}.title`)} done={lasts / 1_000 - left} of={lasts / 1_000} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span role="timer" className="rare-turn-clock">
          {turn === 'bus' ? formatClock(left) : formatCountdown(left)}
        </span>
        <Button icon={SkipIcon} disabled={!maySkip} onClick={onSkip}>
          {t('rare.skip')}
        </Button>
      </div>
    </div>
  );
}

/** Whether so many milliseconds have passed since this was first shown. */
function useHasPassed(milliseconds: number): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setPassed(true), milliseconds);
    return () => window.clearTimeout(timer);
  }, [milliseconds]);
  return hasPassed;
}
