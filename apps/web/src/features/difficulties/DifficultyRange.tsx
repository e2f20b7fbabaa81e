import { pguAt, pguColour, SLIDER_MAX, SLIDER_MIN } from '@rondo/domain/difficulties';
import { memo, useMemo } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { type Range, RangeSlider } from '../../ui/RangeSlider.tsx';
import { DifficultyBadge } from './DifficultyBadge.tsx';
import type { Difficulty } from './api.ts';
import { useSteps } from './use-steps.ts';

const values = Array.from({ length: SLIDER_MAX - SLIDER_MIN + 1 }, (_, index) => SLIDER_MIN + index);

/** The colours of the steps side by side, as the background of a slider's track. */
function scaleTrack(steps: ReadonlyMap<number, Difficulty>): string {
  const parts = values.map((value, index) => {
    const colour = steps.get(value)?.color ?? pguColour(pguAt(value));
    const from = (index / values.length) * 100;
    const to = ((index + 1) / values.length) * 100;
    return `${colour} ${from.toFixed(2)}% ${to.toFixed(2)}%`;
  });
  return `linear-gradient(90deg, ${parts.join()})`;
}

const ticks = [
  { at: 1 },
  { at: 21 },
  { at: 30, minor: true },
  { at: 41 },
  { at: 50, minor: true },
  { at: 60 },
];

export interface DifficultyRangeProps {
  /** Slider values 1 … 60. */
  value: Range;
  onChange: (range: Range) => void;
  /** It does not count until it is moved. */
  isOff: boolean;
  /** Words and badges of the old scale. */
  legacy: boolean;
  /** One line high. */
  isSmall?: boolean;
}

/**
 * The slider over the sixty steps with a badge for each knob. A knob on a step that staff have removed says where the
 * range really ends (docs/rules/difficulties.md#steps).
 */
export const DifficultyRange = memo(function DifficultyRange({
  value,
  onChange,
  isOff,
  legacy,
  isSmall = false,
}: DifficultyRangeProps) {
  const { t } = useTranslation('difficulties');
  const { steps, rowAt, wordAt } = useSteps(legacy);
  const track = useMemo(() => scaleTrack(steps), [steps]);
  return (
    <RangeSlider
      min={SLIDER_MIN}
      max={SLIDER_MAX}
      value={value}
      onCommit={onChange}
      label={t('range.label')}
      lowLabel={t('range.low')}
      highLabel={t('range.high')}
      off={isOff ? t('range.off') : undefined}
      isSmall={isSmall}
      valueText={wordAt}
      renderKnob={(at, range) => {
        const difficulty = rowAt(at, range);
        return difficulty ? (
          <DifficultyBadge of={difficulty} size={isSmall ? 32 : 40} legacy={legacy} decorative />
        ) : null;
      }}
      track={track}
      ticks={ticks.map((tick) => ({ ...tick, label: wordAt(tick.at) }))}
      gaps={[21, 41]}
    />
  );
});
