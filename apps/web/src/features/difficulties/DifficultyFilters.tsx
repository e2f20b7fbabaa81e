import { type DifficultyChoice as Choice, isSpecialOnly } from '@rondo/domain/pages';
import { useCallback, useMemo } from 'react';
import type { Range } from '../../ui/RangeSlider.tsx';
import { DifficultyRange } from './DifficultyRange.tsx';
import { SpecialDifficulties } from './SpecialDifficulties.tsx';

interface DifficultyChoice extends Choice {
  special: string[];
}

export interface DifficultyFiltersProps {
  value: DifficultyChoice;
  onChange: (changes: Partial<DifficultyChoice>) => void;
  legacy?: boolean;
}

/** The slider over the scale and the special difficulties below it; neither is drawn again while its values stay. */
export function DifficultyFilters({ value, onChange, legacy = false }: DifficultyFiltersProps) {
  const { from, to, special } = value;
  const range = useMemo(() => [Math.min(from, to), Math.max(from, to)] as const, [from, to]);
  const changeRange = useCallback(
    ([low, high]: Range) => onChange({ from: low, to: high, scale: true }),
    [onChange],
  );
  const changeSpecial = useCallback(
    (names: string[]) => onChange(names.length === 0 ? { special: names, scale: true } : { special: names }),
    [onChange],
  );
  const changeOnly = useCallback((only: boolean) => onChange({ scale: !only }), [onChange]);
  const isOnly = isSpecialOnly(value);
  return (
    <>
      <DifficultyRange value={range} onChange={changeRange} isOff={isOnly} legacy={legacy} />
      <hr className="hr" />
      <SpecialDifficulties
        chosen={special}
        onChange={changeSpecial}
        isOnly={isOnly}
        onOnly={changeOnly}
        legacy={legacy}
      />
    </>
  );
}
