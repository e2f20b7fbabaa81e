import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react';
import { halfWidth, typedDecimal, typedWhole } from '../lib/format.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface NumberFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'min' | 'max' | 'maxLength' | 'step'> {
  min?: number;
  max?: number;
  /** Whole numbers only (default), or also a decimal point. */
  decimals?: boolean;
}

/** A longer number is beyond all bounds; a short limit would cut what is pasted to another number. */
const LONGEST = 40;

/**
 * A number as text, so that an empty box stays empty. What is typed stays, but for its width; a number loses its group
 * signs and blanks when the box is left, anything else is marked then. The up and down keys step by one.
 */
export function NumberField(props: NumberFieldProps) {
  const { min, max, decimals = false, error, onChange, onBlur, onKeyDown, ...field } = props;
  const { t } = useTranslation('components');
  const [left, setLeft] = useState<string | null>(null);
  const read = decimals ? typedDecimal : typedWhole;
  const leave = (box: HTMLInputElement) => {
    const typed = read(box.value);
    if (typed !== null && typed !== box.value && !box.readOnly) typeInto(box, typed);
    setLeft(box.value);
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setLeft(null);
    foldWidth(event);
    onChange?.(event);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const box = event.currentTarget;
    if (event.key === 'Enter') setLeft(box.value);
    const change = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    const typed = read(box.value);
    if (change === 0 || typed === null || event.defaultPrevented || box.readOnly) return;
    event.preventDefault();
    const next = Number((Number(typed || (min ?? 0)) + change).toFixed(10));
    typeInto(box, String(Math.min(max ?? next, Math.max(min ?? 0, next))));
  };
  const isLeft = left !== null && (field.value === undefined || field.value === left);
  const isUnread = isLeft && read(left) === null;
  return (
    <TextField
      autoComplete="off"
      {...field}
      inputMode={decimals ? 'decimal' : 'numeric'}
      maxLength={LONGEST}
      error={error || !isUnread ? error : t(decimals ? 'field.number' : 'field.whole')}
      onChange={type}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        leave(event.currentTarget);
        onBlur?.(event);
      }}
      onKeyDown={press}
    />
  );
}

/** Not while an input method still composes: it would lose its place. */
function foldWidth({ currentTarget: box, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
  const folded = halfWidth(box.value).replace(/[。｡]/g, '.');
  if (folded === box.value || (nativeEvent as InputEvent).isComposing) return;
  const place = box.selectionStart;
  box.value = folded;
  box.setSelectionRange(place, place);
}

/** Changes the box as if a person had typed, so that React notices it. */
function typeInto(box: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, value);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
