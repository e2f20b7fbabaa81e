import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import './GridSize.css';

export interface GridSizeProps {
  label: string;
  /** 1 to 3. */
  value: number;
  onChange: (value: number) => void;
}

const names = ['small', 'medium', 'large'] as const;

/** How wide the cards are, as a slider with three stops. */
export function GridSize({ label, value, onChange }: GridSizeProps) {
  const { t } = useTranslation('pages/levels');
  const word = t(`view.${names[value - 1] ?? 'medium'}`);
  return (
    <label className="grid-size">
      <span className="text-faint">{label}</span>
      <input
        type="range"
        min={1}
        max={names.length}
        value={value}
        aria-valuetext={word}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <span aria-hidden="true">{word}</span>
    </label>
  );
}
