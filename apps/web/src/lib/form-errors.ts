import { type RefCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

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
  /** How many boxes are marked: nothing before the first attempt. */
  marked: number;
  /** What the server said of fields that have no box here: for words beside the form. */
  unmarked: readonly FieldCode[];
  /** The problem to show at one field. */
  at(field: string): FieldCode | undefined;
  /** The problem to show at a box that stands for a field and its parts, such as `creatorRequests.0`. */
  below(path: string): FieldCode | undefined;
  /** An attempt to send: true when nothing is wrong. */
  attempt(): boolean;
  /** Takes over what the server said about fields; each stays until its field changes. */
  refuse(fields: readonly FieldCode[]): void;
  changed(fields: readonly string[]): void;
  /** Back to before the first attempt. */
  reset(): void;
}

/**
 * Errors that show after the first attempt only; every failed attempt leads the focus to the first one. Every problem
 * of the form itself must have a box that asks for it with `at` or `below`. The ref belongs to the form element.
 */
export function useFormErrors(
  problems: readonly FieldCode[],
): [form: RefCallback<HTMLFormElement>, errors: FormErrors] {
  const [element, form] = useState<HTMLFormElement | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<readonly FieldCode[]>([]);
  const [boxless, setBoxless] = useState('');
  // The box of a problem may come later, with the answer that makes it needed.
  const leadsFocus = useRef(false);
  const shown = attempts === 0 ? [] : [...problems, ...refused];
  const asked = new Set<FieldCode>();

  useLayoutEffect(() => {
    const missing = fieldsOf(shown.filter((problem) => !asked.has(problem)));
    setBoxless(missing.join());
    if (import.meta.env.DEV && element) requireBoxes(element, problems, missing, shown);
  });
  useEffect(() => {
    const first = leadsFocus.current && element?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!first) return;
    leadsFocus.current = false;
    first.focus();
  });

  const ask = (fits: (field: string) => boolean) => {
    const found = shown.filter(({ field }) => fits(field));
    for (const problem of found) asked.add(problem);
    return found[0];
  };
  const hasNoBox = ({ field }: FieldCode) => boxless.split(',').includes(field);
  const errors: FormErrors = {
    marked: fieldsOf(shown.filter((problem) => !hasNoBox(problem))).length,
    unmarked: shown.filter(hasNoBox),
    at: (field) => ask((name) => name === field),
    below: (path) => ask((name) => name === path || name.startsWith(`${path}.`)),
    attempt: () => {
      setAttempts((count) => count + 1);
      setRefused([]);
      leadsFocus.current = true;
      return problems.length === 0;
    },
    refuse: (fields) => {
      setRefused(fields);
      leadsFocus.current = true;
    },
    changed: (fields) => {
      leadsFocus.current = false;
      setRefused((before) =>
        before.some(({ field }) => fields.includes(field))
          ? before.filter(({ field }) => !fields.includes(field))
          : before,
      );
    },
    reset: () => {
      leadsFocus.current = false;
      setAttempts(0);
      setRefused([]);
    },
  };
  return [form, errors];
}

const fieldsOf = (problems: readonly FieldCode[]) => [...new Set(problems.map(({ field }) => field))];

/** A problem without a marked box is a dead end, so that no test may meet one. */
function requireBoxes(
  form: HTMLFormElement,
  problems: readonly FieldCode[],
  missing: readonly string[],
  shown: readonly FieldCode[],
): void {
  const [boxless] = problems.filter((problem) => shown.includes(problem) && missing.includes(problem.field));
  const marked = form.querySelectorAll('[aria-invalid="true"]').length;
  const needed = fieldsOf(shown).length - missing.length;
  if (boxless) failLater(`No box for ${boxless.field} (${boxless.code})`);
  else if (marked < needed) failLater(`${needed} problems, ${marked} marked boxes`);
}

function failLater(message: string): void {
  queueMicrotask(() => {
    throw new Error(message);
  });
}
