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
  { at: 1, label: 'P1' },
  { at: 21, label: 'G1' },
  { at: 30, label: 'G10', minor: true },
  { at: 41, label: 'U1' },
  { at: 50, label: 'U10', minor: true },
  { at: 60, label: 'U20' },
];

export interface DifficultyRangeProps {
  /** Slider values 1 … 60. */
  value: Range;
  onChange: (range: Range) => void;
}

/** The slider over the PGU scale with a badge for each knob. */
export const DifficultyRange = memo(function DifficultyRange({ value, onChange }: DifficultyRangeProps) {
  const { t } = useTranslation('difficulties');
  const difficulties = useDifficulties();
  return (
    <RangeSlider
      min={SLIDER_MIN}
      max={SLIDER_MAX}
      value={value}
      onCommit={onChange}
      label={t('range.label')}
      lowLabel={t('range.low')}
      highLabel={t('range.high')}
      valueText={(at) => pguAt(at).name}
      renderKnob={(at) => {
        const difficulty = difficulties.find(({ name }) => name === pguAt(at).name);
        return difficulty ? <DifficultyBadge of={difficulty} size={40} decorative /> : null;
      }}
      track={scaleTrack}
      ticks={ticks}
      gaps={[21, 41]}
    />
  );
});
