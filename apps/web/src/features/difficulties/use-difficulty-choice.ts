import { SLIDER_MAX, SLIDER_MIN } from '@rondo/domain/difficulties';
import { type DifficultyChoice as Choice, isSpecialOnly } from '@rondo/domain/pages';
import { useCallback, useMemo } from 'react';
import type { Range } from '../../ui/RangeSlider.tsx';

export interface DifficultyChoice extends Choice {
  special: string[];
}

/** What the slider and the special difficulties show, and what follows from a press on them. */
export function useDifficultyChoice(
  value: DifficultyChoice,
  onChange: (changes: Partial<DifficultyChoice>) => void,
) {
  const { from, to, special } = value;
  const range = useMemo(() => [Math.min(from, to), Math.max(from, to)] as const, [from, to]);
  const changeRange = useCallback(
    ([low, high]: Range) => onChange({ from: low, to: high, scale: true }),
    [onChange],
  );
  // Nobody has touched the slider: who picks a special difficulty wants to see that one.
  const isFirst = special.length === 0 && range[0] === SLIDER_MIN && range[1] === SLIDER_MAX;
  const changeSpecial = useCallback(
    (names: string[]) =>
      onChange(
        names.length === 0
          ? { special: names, scale: true }
          : { special: names, ...(isFirst && { scale: false }) },
      ),
    [onChange, isFirst],
  );
  const changeOnly = useCallback((only: boolean) => onChange({ scale: !only }), [onChange]);
  return { range, changeRange, changeSpecial, isOnly: isSpecialOnly(value), changeOnly };
}
