import { readDecimal } from '@rondo/domain/text';
import { useState } from 'react';
import { NumberField } from '../../../../ui/NumberField.tsx';

interface ScaledFieldProps {
  label: string;
  /** undefined: the box is empty or holds no number. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  /** How many of the unit that is shown are one: 100 for percent. */
  scale: number;
  unit: string;
  error: string | null;
}

/** A number that is shown in another unit than it is kept in. Typed text stays as it was typed. */
export function ScaledField({ label, value, onChange, scale, unit, error }: ScaledFieldProps) {
  const [text, setText] = useState(() => shown(value, scale));
  // Given from elsewhere, such as pasted settings.
  if (read(text, scale) !== read(shown(value, scale), scale)) setText(shown(value, scale));
  return (
    <NumberField
      label={label}
      hideLabel
      decimals
      className="w-36"
      value={text}
      error={error}
      trailing={<span className="text-faint">{unit}</span>}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onChange(read(event.currentTarget.value, scale));
      }}
    />
  );
}

/** Without the noise of binary fractions: 99.57 % is 0.9957. */
function read(text: string, scale: number): number | undefined {
  const number = readDecimal(text);
  return number === null || !Number.isFinite(number) ? undefined : Number((number / scale).toFixed(10));
}

function shown(value: number | undefined, scale: number): string {
  return value === undefined ? '' : String(Number((value * scale).toFixed(8)));
}
