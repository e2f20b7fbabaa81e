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

/** The slider over the scale and the special difficulties below it. */
export function DifficultyFilters({ value, onChange, legacy }: DifficultyFiltersProps) {
  const { from, to, special } = value;
  return (
    <>
      <DifficultyRange
        value={[Math.min(from, to), Math.max(from, to)]}
        onChange={([low, high]) => onChange({ from: low, to: high })}
      />
      <hr className="hr" />
      <SpecialDifficulties
        chosen={special}
        onChange={(names) => onChange({ special: names })}
        legacy={legacy ?? false}
      />
    </>
  );
}
