import { useMemo } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { type BadgeOf, DifficultyBadge, useDifficulties } from '../../difficulties/index.ts';
import { SlicePlate } from '../wheel/SlicePlate.tsx';
import { sliceTurn } from '../wheel/turn-plan.ts';
import { type Slice, Wheel } from '../wheel/Wheel.tsx';
import { DrawFailure } from './DrawFailure.tsx';
import { paintedDifficulties, paintedWords } from './painted.ts';
import { RarePlate } from './RarePlate.tsx';
import { RareTurnPanel } from './RareTurnPanel.tsx';
import { Seal } from './Seal.tsx';
import { TurnButton } from './TurnButton.tsx';
import { type Draw, type Draws, outcomeOfKind } from './use-draws.ts';
import type { Spin } from './use-spin.ts';

export interface RollWheelProps {
  kind: 'difficulty' | 'reason' | 'gimmick';
  draws: Draws;
  spin: Spin;
  /** The difficulty that leads to this wheel. */
  of: BadgeOf | null;
  onTake: (draw: Draw) => void;
}

const noSlices: readonly Slice[] = [];

/** A wheel of a roll: it idles, turns to its draw, and its result is taken. */
export function RollWheel({ kind, draws, spin, of, onTake }: RollWheelProps) {
  const { t } = useTranslation('wheels');
  const { draw, isTurning, isResting } = spin;
  const difficulties = useDifficulties();
  const slices = useMemo(
    () => (kind === 'difficulty' ? paintedDifficulties(difficulties, draw) : paintedWords(kind, draw)),
    [kind, difficulties, draw],
  );
  const rolled = outcomeOfKind(draw, 'difficulty');
  const rare = rolled?.turn === 'bus' || rolled?.turn === 'epic' ? rolled.turn : null;
  const isLong = isTurning && (rolled?.turn === 'bus' || rolled?.turn === 'long');
  const plate = useMemo(
    () => (rare ? <RarePlate of={rare} /> : <SlicePlate slices={slices} />),
    [rare, slices],
  );
  const result = resultOf(draw, difficulties);
  const badge = result?.badge ?? of;
  const start = () =>
    spin.spin({ kind }, ({ receipt: { outcome, table } }) => planOf(outcome, countOf(table)));
  return (
    <>
      <Wheel
        plate={plate}
        slices={rare ? noSlices : slices}
        turn={spin.turn}
        isTurning={isTurning}
        onRest={spin.rest}
        idles
        hub={
          isResting && result ? (
            <>
              {badge ? <DifficultyBadge of={badge} size={result.badge ? 64 : 40} decorative /> : null}
              <span>{result.name}</span>
            </>
          ) : (
            <span className="text-muted">{t(rare ? `rare.${rare}.hub` : `prompt.${kind}`)}</span>
          )
        }
      />
      <p role="status" className="sr-only">
        {isResting && result ? t('announce', { result: result.name }) : null}
      </p>
      {draws.error ? (
        <DrawFailure error={draws.error} onRetry={start} />
      ) : isLong ? (
        <RareTurnPanel turn={rolled.turn === 'bus' ? 'bus' : 'long'} onSkip={spin.skip} />
      ) : isResting && draw ? (
        <Button key="take" size="large" variant="primary" data-autofocus onClick={() => onTake(draw)}>
          {t(`take.${kind}`, { result: result?.name })}
        </Button>
      ) : (
        <TurnButton
          isBusy={spin.isBusy}
          label={t('spin')}
          onPress={start}
          isReady={slices.length > 0 && draws.commitment !== null}
        />
      )}
      <Seal commitment={draws.commitment} isTurning={isTurning} draw={draw} result={result?.name} />
    </>
  );
}

type Receipt = Draw['receipt'];

const countOf = (table: Receipt['table']) =>
  table.kind === 'difficulty'
    ? table.difficulties.length
    : table.kind === 'reason' || table.kind === 'gimmick'
      ? table.words.length
      : 1;

function planOf(outcome: Receipt['outcome'], count: number) {
  const turn = outcome.kind === 'difficulty' ? outcome.turn : 'usual';
  const index = 'index' in outcome ? outcome.index : null;
  return (from: number) => sliceTurn({ turn, index, count, from });
}

/** What people call it. */
function resultOf(draw: Draw | undefined, difficulties: ReturnType<typeof useDifficulties>) {
  const outcome = draw?.receipt.outcome;
  if (outcome?.kind === 'reason' || outcome?.kind === 'gimmick') return { name: outcome.word, badge: null };
  if (outcome?.kind !== 'difficulty') return null;
  const badge = difficulties.find(({ id }) => id === outcome.diffId) ?? null;
  return { name: badge?.name ?? `#${outcome.diffId}`, badge };
}
