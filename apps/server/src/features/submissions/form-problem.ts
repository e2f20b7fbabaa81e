import { ownValue } from '@rondo/domain/text';
import { type ProblemCode, problemCodes } from '@rondo/contract/problem';
import { formatCount } from '@rondo/domain/format';
import type { FieldProblem } from '@rondo/domain/text';
import type { z } from 'zod';
import { Problem } from '../../platform/http/problem.ts';
import { readShape } from '../../platform/http/validation.ts';

/** Codes that a form's refusal has itself; any other is one field of VALIDATION_FAILED. */
const OWN_CODES: ReadonlySet<string> = new Set<ProblemCode>([
  'LINK_REQUIRED',
  'CHARTER_REQUIRED',
  'KEY_MODE_CONFLICT',
  'KEY_MODE_NOT_ALLOWED',
  'KEY_MODE_REQUIRED',
  'SHORT_LINK_UNRESOLVED',
  'SPEED_INVALID',
]);

const TEXTS: Readonly<Record<string, string>> = {
  REQUIRED: 'This field is required.',
  TOO_LONG: 'This text is too long.',
  TOO_MANY: 'These are too many.',
  INVALID_TEXT: 'This text holds characters that cannot be stored.',
  URL_INVALID: 'This must be an address that begins with http:// or https://.',
  OUT_OF_RANGE: 'This date lies before 2010 or in the future.',
  JUDGEMENTS_EMPTY: 'At least one judgement must be above 0.',
  CREATOR_NOT_CHOSEN: 'Choose a creator, or ask for a new one.',
  TEAM_NOT_CHOSEN: 'Choose a team, or ask for a new one.',
};

/** The refusal of a form: with the one code that stands for all its problems, else VALIDATION_FAILED; never of none. */
export function formProblem(problems: readonly FieldProblem[]): Problem {
  const fields = problems.map((problem) => ({
    field: problem.field,
    code: problem.code,
    message: textOf(problem),
  }));
  const details = fields.map(({ field, message }) => `${field}: ${message}`).join(' ');
  const first = problems[0]?.code ?? '';
  const isOwn = problems.every(({ code }) => OWN_CODES.has(code)) && OWN_CODES.has(first);
  return new Problem(isOwn ? (first as ProblemCode) : 'VALIDATION_FAILED', { fields, details });
}

/** The body in the shape of its form. @throws Problem VALIDATION_FAILED, SPEED_INVALID */
export function parseForm<S extends z.ZodType>(shape: S, body: unknown): z.output<S> {
  const read = readShape(shape, body);
  if (read.error === undefined) return read.value;
  const { error: problem } = read;
  const fields = problem.extra.fields ?? [];
  if (fields.length === 0 || fields.some(({ field }) => field !== 'speed')) throw problem;
  throw formProblem([{ field: 'speed', code: 'SPEED_INVALID' }]);
}

function textOf({ code, least, most }: FieldProblem): string {
  if (least !== undefined && most !== undefined)
    return `Must be a whole number from ${formatCount(least)} to ${formatCount(most)}.`;
  const known = Object.hasOwn(problemCodes, code) ? problemCodes[code as ProblemCode][1] : undefined;
  return known ?? ownValue(TEXTS, code) ?? 'This value is not valid.';
}
