import { useCallback, useMemo } from 'react';
import type { Range } from '../../ui/RangeSlider.tsx';
import { DifficultyRange } from './DifficultyRange.tsx';
import { SpecialDifficulties } from './SpecialDifficulties.tsx';

/** Two values of the slider and the names of special difficulties. */
interface DifficultyChoice {
  from: number;
  to: number;
  special: string[];
}

export interface DifficultyFiltersProps {
  value: DifficultyChoice;
  onChange: (changes: Partial<DifficultyChoice>) => void;
  legacy?: boolean;
}

/** The slider over the scale and the special difficulties below it; neither is drawn again while its values stay. */
export function DifficultyFilters({ value, onChange, legacy }: DifficultyFiltersProps) {
  const { from, to, special } = value;
  const range = useMemo(() => [Math.min(from, to), Math.max(from, to)] as const, [from, to]);
  const changeRange = useCallback(([low, high]: Range) => onChange({ from: low, to: high }), [onChange]);
  const changeSpecial = useCallback((names: string[]) => onChange({ special: names }), [onChange]);
  return (
    <>
      <DifficultyRange value={range} onChange={changeRange} />
      <hr className="hr" />
      <SpecialDifficulties chosen={special} onChange={changeSpecial} legacy={legacy ?? false} />
    </>
  );
}
