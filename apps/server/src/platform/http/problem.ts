import { type ProblemBody, type ProblemCode, problemCodes } from '@rondo/contract/problem';

export type ProblemExtra = Partial<Omit<ProblemBody, 'error' | 'code' | 'message'>> & {
  /** Replaces the code's own text. */
  readonly text?: string;
  /** Replaces the code's own status where the interface gives a call another one. */
  readonly status?: number;
  /** Further keys of the body, such as `claimedBy`. */
  readonly more?: Readonly<Record<string, unknown>>;
};

/**
 * A refusal that the caller is meant to see. Thrown anywhere below a handler, answered in the shape of
 * docs/rules/wire.md#problems.
 */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly extra: ProblemExtra;

  constructor(code: ProblemCode, extra: ProblemExtra = {}) {
    super(extra.text ?? problemCodes[code][1]);
    this.name = 'Problem';
    this.code = code;
    this.extra = extra;
  }

  get status(): number {
    return this.extra.status ?? problemCodes[this.code][0];
  }
}

/**
 * A refusal of what one field of the body holds.
 * @param field its name on the wire, such as `aliases.2`
 * @param about code and text of the field; by default the problem's own
 */
export function fieldProblem(
  code: ProblemCode,
  field: string,
  about: { readonly code?: string; readonly message?: string; readonly details?: string } = {},
): Problem {
  const { details, ...own } = about;
  const entry = { code, message: problemCodes[code][1], ...own };
  return new Problem(code, { ...(details === undefined ? {} : { details }), fields: [{ field, ...entry }] });
}

/**
 * The body of the wire: `error` is the text of the one field that is wrong, where it is one; `message` repeats it, and
 * `details` names the fields unless the refusal says more.
 */
export function problemBody(problem: Problem): ProblemBody {
  const { text, status: _, more, ...extra } = problem.extra;
  const [first, ...others] = extra.fields ?? [];
  const ofOneField = text === undefined && others.length === 0 ? first?.message : undefined;
  const error = ofOneField ?? problem.message;
  const details = (extra.fields ?? []).map(({ field, message }) =>
    field ? `${field}: ${message}` : message,
  );
  return {
    error,
    code: problem.code,
    message: error,
    ...(details.length === 0 ? {} : { details: details.join(' ') }),
    ...extra,
    ...more,
  };
}

/** What was looked for. @throws Problem NOT_FOUND, or the code given, where there is none */
export function found<T>(
  value: T | null | undefined,
  code: ProblemCode = 'NOT_FOUND',
  extra: ProblemExtra = {},
): T {
  if (value === null || value === undefined) throw new Problem(code, extra);
  return value;
}
