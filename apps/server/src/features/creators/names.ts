import { MAX_CREATOR_NAME } from '@rondo/domain/creators';
import { textProblem } from '@rondo/domain/text';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';

/**
 * A name in its stored form.
 * @throws Problem NAME_REQUIRED, VALIDATION_FAILED
 */
export function checkedName(name: string, problem: string | null): string {
  if (problem === 'NAME_REQUIRED') throw new Problem('NAME_REQUIRED');
  if (problem !== null)
    throw fieldProblem('VALIDATION_FAILED', 'name', {
      code: problem,
      message: 'A name has 1 to 200 characters.',
    });
  return name.trim();
}

/**
 * Aliases that can be stored.
 * @throws Problem VALIDATION_FAILED
 */
export function checkedAliases(aliases: readonly string[]): string[] {
  const index = aliases.findIndex((alias) => textProblem(alias, { max: MAX_CREATOR_NAME }) !== null);
  if (index >= 0)
    throw fieldProblem('VALIDATION_FAILED', `aliases.${index}`, {
      code: 'TOO_LONG',
      message: 'An alias has 1 to 200 characters.',
    });
  return [...aliases];
}
