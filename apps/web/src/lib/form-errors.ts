import { type RefCallback, useEffect, useState } from 'react';

/** What is wrong with one field; `message` is the server's own text where it refused the field. */
export interface FieldCode {
  readonly field: string;
  readonly code: string;
  readonly message?: string;
  /** The bounds of a number. */
  readonly least?: number;
  readonly most?: number;
}

export interface FormErrors {
  /** What to show now: nothing before the first attempt. */
  shown: readonly FieldCode[];
  /** The problem to show at one field. */
  at(field: string): FieldCode | undefined;
  /** An attempt to send: true when nothing is wrong. */
  attempt(): boolean;
  /** Takes over what the server said about fields; each stays until its field changes. */
  refuse(fields: readonly FieldCode[]): void;
  changed(fields: readonly string[]): void;
  /** Back to before the first attempt. */
  reset(): void;
}

/**
 * Errors that show after the first attempt only; every failed attempt leads the focus to the first one. The ref
 * belongs to the form element.
 */
export function useFormErrors(
  problems: readonly FieldCode[],
): [form: RefCallback<HTMLFormElement>, errors: FormErrors] {
  const [element, form] = useState<HTMLFormElement | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [focusing, setFocusing] = useState(0);
  const [refused, setRefused] = useState<readonly FieldCode[]>([]);
  useEffect(() => {
    if (focusing > 0) element?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [focusing, element]);

  const shown = attempts === 0 ? [] : [...problems, ...refused];
  const errors: FormErrors = {
    shown,
    at: (field) => shown.find((problem) => problem.field === field),
    attempt: () => {
      setAttempts((count) => count + 1);
      setFocusing((count) => count + 1);
      setRefused([]);
      return problems.length === 0;
    },
    refuse: (fields) => {
      setRefused(fields);
      setFocusing((count) => count + 1);
    },
    changed: (fields) =>
      setRefused((before) =>
        before.some(({ field }) => fields.includes(field))
          ? before.filter(({ field }) => !fields.includes(field))
          : before,
      ),
    reset: () => {
      setAttempts(0);
      setRefused([]);
    },
  };
  return [form, errors];
}
