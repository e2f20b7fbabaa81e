import { textProblem } from '@rondo/domain/text';
import { fieldProblem } from '../../../platform/http/problem.ts';

const MAX_LABEL = 100;

/** The label of a channel or a role, trimmed. @throws Problem LABEL_REQUIRED, VALIDATION_FAILED */
export function readLabel(text: string | undefined): string {
  const label = text ?? '';
  const problem = textProblem(label, { max: MAX_LABEL, isRequired: true });
  if (problem === 'REQUIRED') throw fieldProblem('LABEL_REQUIRED', 'label');
  if (problem !== null)
    throw fieldProblem('VALIDATION_FAILED', 'label', {
      code: problem,
      message: `A label can have up to ${MAX_LABEL} characters.`,
    });
  return label;
}

/** Whether two labels are one to a reader. */
export function sameLabel(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
