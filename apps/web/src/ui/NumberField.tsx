import type { FormEvent, KeyboardEvent } from 'react';
import { halfWidth } from '../lib/format.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface NumberFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'min' | 'max' | 'step'> {
  min?: number;
  max?: number;
  /** Whole numbers only (default), or also a decimal point. */
  decimals?: boolean;
}

/** A number as text, so that an empty box stays empty. Letters are dropped, full-width digits become plain ones; the up and down keys step by one. */
export function NumberField({ min, max, decimals = false, onInput, onKeyDown, ...field }: NumberFieldProps) {
  const clean = (event: FormEvent<HTMLInputElement>) => {
    const box = event.currentTarget;
    const kept = halfWidth(box.value)
      .replace(/[,。]/g, '.')
      .replace(decimals ? /[^0-9.]/g : /[^0-9]/g, '');
    if (kept !== box.value) box.value = kept;
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
  };
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const change = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (change === 0 || event.defaultPrevented || event.currentTarget.readOnly) return;
    event.preventDefault();
    const next = Number(event.currentTarget.value || (min ?? 0)) + change;
    typeInto(event.currentTarget, String(Math.min(max ?? next, Math.max(min ?? 0, next))));
  };
  return (
    <TextField
      autoComplete="off"
      {...field}
      inputMode={decimals ? 'decimal' : 'numeric'}
      onInput={clean}
      onKeyDown={step}
    />
  );
}

/** Changes the box as if a person had typed, so that React and form libraries notice it. */
function typeInto(box: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, value);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
