import { pguAt, pguColour, SLIDER_MAX, SLIDER_MIN } from '@rondo/domain/difficulties';
import { memo } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { type Range, RangeSlider } from '../../ui/RangeSlider.tsx';
import { DifficultyBadge } from './DifficultyBadge.tsx';
import { useDifficulties } from './api.ts';

const values = Array.from({ length: SLIDER_MAX - SLIDER_MIN + 1 }, (_, index) => SLIDER_MIN + index);

/** The PGU colours side by side, as the background of a slider's track. */
const scaleTrack = `linear-gradient(90deg, ${values
  .map((value, index) => {
    const step = pguAt(value);
    const from = (index / values.length) * 100;
    const to = ((index + 1) / values.length) * 100;
    return `${pguColour(step)} ${from.toFixed(2)}% ${to.toFixed(2)}%`;
  })
  .join(', ')})`;

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
}

/** The slider over the PGU scale with a badge for each knob. */
export const DifficultyRange = memo(function DifficultyRange({
  value,
  onChange,
  isOff,
  legacy,
}: DifficultyRangeProps) {
  const { t } = useTranslation('difficulties');
  const difficulties = useDifficulties();
  const stepAt = (at: number) => difficulties.find(({ name }) => name === pguAt(at).name);
  const wordAt = (at: number) => (legacy ? stepAt(at)?.legacy : undefined) ?? pguAt(at).name;
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
      valueText={wordAt}
      renderKnob={(at) => {
        const difficulty = stepAt(at);
        return difficulty ? <DifficultyBadge of={difficulty} size={40} legacy={legacy} decorative /> : null;
      }}
      track={scaleTrack}
      ticks={ticks.map((tick) => ({ ...tick, label: wordAt(tick.at) }))}
      gaps={[21, 41]}
    />
  );
});
