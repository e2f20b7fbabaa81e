import { type ProblemCode, problemCodes } from '@rondo/contract/problem';
import { Problem, type ProblemExtra } from '../../platform/http/problem.ts';

/** A refusal whose words stand under `details` as well: the player popup shows them. Where fields are wrong, theirs do. */
export function playerProblem(code: ProblemCode, extra: ProblemExtra = {}): Problem {
  const details = extra.fields ? {} : { details: extra.text ?? problemCodes[code][1] };
  return new Problem(code, { ...details, ...extra });
}
