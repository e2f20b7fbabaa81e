import { type ProblemCode, problemCodes } from '@rondo/contract/problem';
import { Problem, type ProblemExtra } from '../../platform/http/problem.ts';

/** A refusal whose words stand under `details` as well: the player popup shows them. */
export function playerProblem(code: ProblemCode, extra: ProblemExtra = {}): Problem {
  return new Problem(code, { details: extra.text ?? problemCodes[code][1], ...extra });
}
