import { TextField, type TextFieldProps } from './TextField.tsx';

/** Stands for a time of which only a part was typed: the browser shows it, and gives no value. */
export const PART_OF_TIME = '?';

export interface TimeOfDayFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'onChange'> {
  /** `HH:MM` or `HH:MM:SS`, empty for none, or `PART_OF_TIME`. */
  value: string;
  onChange: (value: string) => void;
}

/** A time of day that may be left out. */
export function TimeOfDayField({ value, onChange, ...field }: TimeOfDayFieldProps) {
  const read = ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
    const now = input.validity.badInput ? PART_OF_TIME : input.value;
    if (now !== value) onChange(now);
  };
  return (
    <TextField
      autoComplete="off"
      {...field}
      type="time"
      value={value === PART_OF_TIME ? '' : value}
      onChange={read}
      // A part of a time is no change to the browser.
      onKeyUp={read}
      onBlur={read}
    />
  );
}
