import type { FieldCode } from './field-code.ts';

export const fieldsOf = (problems: readonly FieldCode[]) => [...new Set(problems.map(({ field }) => field))];

/** The boxes of a form as it is drawn once: each asks for its problem. */
export function askingBoxes(shown: readonly FieldCode[]) {
  const asked = new Set<FieldCode>();
  return {
    /** What is wrong at a box; it may stand for several fields. */
    ask: (fits: (field: string) => boolean): FieldCode | undefined => {
      const found = shown.filter(({ field }) => fits(field));
      for (const problem of found) asked.add(problem);
      return found[0];
    },
    /** The fields that no box has asked for. */
    boxless: () => fieldsOf(shown.filter((problem) => !asked.has(problem))),
  };
}

/** The fields without a box, known once all is drawn, for what is drawn before the boxes. */
export function boxlessFields() {
  let fields: readonly string[] = [];
  const listeners = new Set<() => void>();
  return {
    read: () => fields,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (next: readonly string[]) => {
      if (next.join() === fields.join()) return;
      fields = next;
      for (const listener of listeners) listener();
    },
  };
}

/** A problem of the form itself without a marked box is a dead end, so that no test may meet one. */
export function requireBoxes(
  form: HTMLFormElement,
  problems: readonly FieldCode[],
  boxless: readonly string[],
  shown: readonly FieldCode[],
): void {
  const lost = problems.find((problem) => shown.includes(problem) && boxless.includes(problem.field));
  const marked = form.querySelectorAll('[aria-invalid="true"]').length;
  const needed = fieldsOf(shown).length - boxless.length;
  if (lost) failLater(`No box for ${lost.code} of ${lost.field}`);
  else if (marked < needed) failLater(`${needed} problems, ${marked} marked boxes`);
}

function failLater(message: string): void {
  queueMicrotask(() => {
    throw new Error(message);
  });
}
