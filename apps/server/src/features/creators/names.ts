import { creatorNameProblem, MAX_CREATOR_NAME, tidyAliases } from '@rondo/domain/creators';
import { textProblem, tidyLine } from '@rondo/domain/text';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';

/**
 * A name in its stored form.
 * @throws Problem NAME_REQUIRED, VALIDATION_FAILED
 */
export function checkedName(name: string): string {
  const problem = creatorNameProblem(name);
  if (problem === 'NAME_REQUIRED') throw new Problem('NAME_REQUIRED');
  if (problem !== null)
    throw fieldProblem('VALIDATION_FAILED', 'name', {
      code: problem,
      message: 'The name must have 1 to 200 characters.',
    });
  return tidyLine(name);
}

/**
 * Aliases in their stored form.
 * @throws Problem VALIDATION_FAILED
 */
export function checkedAliases(aliases: readonly string[]): string[] {
  const index = aliases.findIndex((alias) => textProblem(alias, { max: MAX_CREATOR_NAME }) !== null);
  if (index >= 0)
    throw fieldProblem('VALIDATION_FAILED', `aliases.${index}`, {
      code: 'TOO_LONG',
      message: 'The alias must have 1 to 200 characters.',
    });
  return [...tidyAliases(aliases)];
}

/** An edit with its name and aliases in their stored form; throws as above. */
export function checkedNames<E extends { name?: string | undefined; aliases?: string[] | undefined }>(
  edit: E,
) {
  return {
    ...edit,
    name: edit.name === undefined ? edit.name : checkedName(edit.name),
    aliases: edit.aliases && checkedAliases(edit.aliases),
  };
}
