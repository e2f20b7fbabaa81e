import { decimal, formatCount } from '@rondo/domain/format';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useReducedMotion } from '../../../lib/use-reduced-motion.ts';
import { Button } from '../../../ui/Button.tsx';
import { playTick, playWin } from '../../draws/index.ts';
import { DrawFailure } from './DrawFailure.tsx';
import { Seal } from './Seal.tsx';
import './Slots.css';
import { SLOT_CHANGE, slotsAt, slotsLast } from './slot-times.ts';
import { TurnButton } from './TurnButton.tsx';
import { type Draw, type Draws, outcomeOfKind } from './use-draws.ts';
import type { Spin } from './use-spin.ts';

export interface SlotsProps {
  draws: Draws;
  spin: Spin;
  onTake: (draw: Draw) => void;
}

/** Spin for score: digit after digit, then the number that they are. */
export function Slots({ draws, spin, onTake }: SlotsProps) {
  const { t } = useTranslation('wheels');
  const { draw, isResting, isTurning } = spin;
  const outcome = outcomeOfKind(draw, 'slots');
  const digits = outcome?.digits ?? noDigits;
  const shown = slotsAt(digits, useElapsed(digits, isTurning, spin.rest));
  const start = () => spin.spin({ kind: 'slots' }, () => () => ({ stops: [], ms: 0, rest: 0 }));
  const number = outcome?.baseScore ?? 0;
  return (
    <>
      <div className="slots" aria-hidden="true" data-done={(outcome !== null && shown.hasFrame) || undefined}>
        {outcome === null || shown.isOpening ? (
          <p className="slots-title">{t('slots.title')}</p>
        ) : (
          digits.map((digit, place) => {
            const isRolling = place === shown.standing && shown.rolling !== null;
            return (
              <SlotBox
                key={place}
                digit={place < shown.standing ? digit : isRolling ? shown.rolling : null}
                isRolling={isRolling}
              />
            );
          })
        )}
      </div>
      {outcome !== null && shown.hasNumber ? (
        <p className="slots-number" aria-hidden="true">
          {formatCount(number)}
          <small className="unit"> PP</small>
        </p>
      ) : null}
      <p role="status" className="sr-only">
        {isResting ? t('slots.announce', { number: decimal(number, 0) }) : null}
      </p>
      {draws.error ? (
        <DrawFailure error={draws.error} onRetry={start} />
      ) : isResting && draw ? (
        <>
          {number === 0 ? <p className="text-muted">{t('slots.none')}</p> : null}
          <Button key="take" size="large" variant="primary" data-autofocus onClick={() => onTake(draw)}>
            {t('take.slots')}
          </Button>
        </>
      ) : (
        <TurnButton
          isBusy={spin.isBusy}
          label={t('slots.spin')}
          isReady={draws.commitment !== null}
          onPress={start}
        />
      )}
      <Seal
        commitment={draws.commitment}
        isTurning={isTurning}
        draw={draw}
        result={outcome ? formatCount(number) : null}
      />
    </>
  );
}

const noDigits: readonly number[] = [];

function SlotBox({ digit, isRolling }: { digit: number | null; isRolling: boolean }) {
  if (!isRolling || digit === null) return <b>{digit}</b>;
  return (
    <b className="slots-rolling" data-before={(digit + 9) % 10} data-after={(digit + 1) % 10}>
      {digit}
    </b>
  );
}

/** Milliseconds since the slots began to turn, in steps; all of it where less motion is wished. */
function useElapsed(digits: readonly number[], isTurning: boolean, onRest: () => void): number {
  const isStill = useReducedMotion();
  const lasts = slotsLast(digits.length);
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    if (!isTurning) return;
    if (isStill) {
      setElapsed(lasts);
      onRest();
      return;
    }
    const since = performance.now();
    const timer = window.setInterval(() => {
      const now = performance.now() - since;
      setElapsed(now);
      if (slotsAt(digits, now).rolling !== null) playTick();
      if (now < lasts) return;
      playWin();
      onRest();
    }, SLOT_CHANGE);
    return () => window.clearInterval(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it begins once a draw
  }, [isTurning, isStill, lasts, digits]);
  return elapsed;
}
