import { Skeleton } from '../../ui/Skeleton.tsx';
import { DifficultyRange } from './DifficultyRange.tsx';
import { LazySpecials } from './lazy-specials.ts';
import { type DifficultyChoice, useDifficultyChoice } from './use-difficulty-choice.ts';

export interface DifficultyFiltersProps {
  value: DifficultyChoice;
  onChange: (changes: Partial<DifficultyChoice>) => void;
  legacy?: boolean;
}

/** The slider over the scale and the special difficulties below it; neither is drawn again while its values stay. */
export function DifficultyFilters({ value, onChange, legacy = false }: DifficultyFiltersProps) {
  const { range, changeRange, changeSpecial, isOnly, changeOnly } = useDifficultyChoice(value, onChange);
  return (
    <>
      <DifficultyRange value={range} onChange={changeRange} isOff={isOnly} legacy={legacy} />
      <hr className="hr" />
      <LazySpecials
        fallback={<Skeleton height={120} radius={8} />}
        chosen={value.special}
        onChange={changeSpecial}
        isOnly={isOnly}
        onOnly={changeOnly}
        legacy={legacy}
      />
    </>
  );
}
