import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useReducedMotion } from '../../../lib/use-reduced-motion.ts';
import { Button } from '../../../ui/Button.tsx';
import { DifficultyBadge, useDifficulties } from '../../difficulties/index.ts';
import type { LevelWheel } from './level-wheel.ts';
import { DrawFailure } from '../roll/DrawFailure.tsx';
import { Seal } from '../roll/Seal.tsx';
import { TurnButton } from '../roll/TurnButton.tsx';
import { type Draws, outcomeOfKind } from '../roll/use-draws.ts';
import type { Spin } from '../roll/use-spin.ts';
import { LevelPlate } from '../wheel/LevelPlate.tsx';
import { levelTurn } from '../wheel/turn-plan.ts';
import { Wheel } from '../wheel/Wheel.tsx';
import { type LevelQuery, PickedLevel } from './PickedLevel.tsx';

export interface LevelWheelStageProps {
  wheel: LevelWheel;
  /** Of the level that was drawn. */
  level: LevelQuery;
  draws: Draws;
  spin: Spin;
  onSpin: () => void;
  onRoll: () => void;
}

/** The discs have met, and the winner has been seen, after so many milliseconds. */
const STEPS_BACK = 1_100;

/** The wheel of levels: it turns to one, then steps back behind it. */
export function LevelWheelStage({ wheel, level, draws, spin, onSpin, onRoll }: LevelWheelStageProps) {
  const { t } = useTranslation('wheels');
  const { seed, items } = wheel;
  const { draw, isResting, isTurning } = spin;
  const slices = useMemo(() => items.map(({ name }) => ({ label: name })), [items]);
  const plate = useMemo(() => <LevelPlate seed={seed} />, [seed]);
  const won = items[outcomeOfKind(draw, 'level')?.index ?? -1];
  const badge = useDifficulties().find(({ id }) => id === won?.diffId);
  const [isBack, stepBack] = useStepsBack(isResting);
  const start = () => {
    onSpin();
    spin.spin(
      { kind: 'level', seed },
      ({ receipt: { outcome, table } }) =>
        (from) =>
          levelTurn(
            outcome.kind === 'level' ? outcome.index : 0,
            table.kind === 'level' ? table.levels.length : 1,
            from,
          ),
    );
  };
  const again = () => {
    draws.reset();
    spin.clear();
  };
  return (
    <div className="play-stage">
      <Wheel
        plate={plate}
        slices={slices}
        turn={spin.turn}
        isTurning={isTurning}
        onRest={spin.rest}
        won={isResting && won ? won.color : null}
        isBack={isBack}
        hub={
          isResting && won ? (
            <>
              {badge ? <DifficultyBadge of={badge} size={64} decorative /> : null}
              <b>#{won.id}</b>
            </>
          ) : (
            <span className="text-muted">{t('level.count', { count: items.length })}</span>
          )
        }
      />
      <p role="status" className="sr-only">
        {isResting && won
          ? t('announce', { result: t('joined.pair', { first: won.name, second: `#${won.id}` }) })
          : null}
      </p>
      {draws.error ? (
        <DrawFailure error={draws.error} onRetry={start} />
      ) : isBack && won ? (
        <PickedLevel level={level} onAgain={again} onRoll={onRoll} />
      ) : isResting ? (
        <Button
          key="see"
          size="large"
          variant="primary"
          className="turn-button"
          data-autofocus
          onClick={stepBack}
        >
          {t('level.see')}
        </Button>
      ) : (
        <TurnButton
          isBusy={spin.isBusy}
          label={t('level.pick')}
          isReady={items.length > 0 && draws.commitment !== null}
          onPress={start}
        />
      )}
      {items.length === 0 ? <p className="text-muted">{t('level.none')}</p> : null}
      <Seal commitment={draws.commitment} isTurning={isTurning} draw={draw} result={won?.name} />
    </div>
  );
}

/** Whether the wheel has stood long enough to make room, and what lets it do so at once. */
function useStepsBack(isResting: boolean): [isBack: boolean, stepBack: () => void] {
  const isStill = useReducedMotion();
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (!isResting) return;
    const timer = window.setTimeout(() => setBack(true), isStill ? 0 : STEPS_BACK);
    return () => {
      window.clearTimeout(timer);
      setBack(false);
    };
  }, [isResting, isStill]);
  return [isBack, () => setBack(true)];
}
