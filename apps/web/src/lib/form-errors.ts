import {
  type RefCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { FieldCode } from './field-code.ts';
import { askingBoxes, boxlessFields, fieldsOf, requireBoxes } from './form-boxes.ts';

export type { FieldCode };

export interface FormErrors {
  /** The form, for the summary of its errors. */
  element: HTMLFormElement | null;
  /** How many boxes are marked: nothing before the first attempt. */
  marked: number;
  /** What the server said of fields that have no box here: for words beside the form. */
  unmarked: readonly FieldCode[];
  /** How many failed attempts found the focus at the first marked box: no movement tells of those. */
  unmoved: number;
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
 * Errors that show after the first attempt only; every failed attempt leads the focus to the first one,
 * or to the summary where the form has one and there are several. Every problem
 * of the form itself must have a box that asks for it with `at` or `below`. The ref belongs to the form element.
 */
export function useFormErrors(
  problems: readonly FieldCode[],
): [form: RefCallback<HTMLFormElement>, errors: FormErrors] {
  const [element, form] = useState<HTMLFormElement | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<readonly FieldCode[]>([]);
  const [lost] = useState(boxlessFields);
  const boxless = useSyncExternalStore(lost.subscribe, lost.read);
  // The box of a problem may come later, with the answer that makes it needed.
  const leadsFocus = useRef(false);
  const [unmoved, setUnmoved] = useState(0);
  const shown = attempts === 0 ? [] : [...problems, ...refused];
  const boxes = askingBoxes(shown);

  useLayoutEffect(() => {
    lost.tell(boxes.boxless());
    if (import.meta.env.DEV && element) requireBoxes(element, problems, lost.read(), shown);
  });
  const stay = useEffectEvent(() => setUnmoved((count) => count + 1));
  useEffect(() => {
    const first = leadsFocus.current && element?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!first) return;
    leadsFocus.current = false;
    // Its words are drawn right after what is marked.
    if (element && isSummed(element)) queueMicrotask(() => summaryOf(element)?.focus());
    else if (first === document.activeElement) stay();
    else first.focus();
  });

  const hasNoBox = ({ field }: FieldCode) => boxless.includes(field);
  const errors: FormErrors = {
    element,
    marked: fieldsOf(shown.filter((problem) => !hasNoBox(problem))).length,
    unmarked: shown.filter(hasNoBox),
    unmoved,
    at: (field) => boxes.ask((name) => name === field),
    below: (path) => boxes.ask((name) => name === path || name.startsWith(`${path}.`)),
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

const isSummed = (form: HTMLFormElement) =>
  summaryOf(form) !== null && form.querySelectorAll('[aria-invalid="true"]').length > 1;

const summaryOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-error-summary]');
