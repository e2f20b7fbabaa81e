import { Problem } from '../../platform/http/problem.ts';

/**
 * A name in its stored form.
 * @throws Problem NAME_REQUIRED, VALIDATION_FAILED
 */
export function checkedName(name: string, problem: string | null): string {
  if (problem === 'NAME_REQUIRED') throw new Problem('NAME_REQUIRED');
  if (problem !== null)
    throw new Problem('VALIDATION_FAILED', {
      fields: [{ field: 'name', code: problem, message: 'A name has 1 to 200 characters.' }],
    });
  return name.trim();
}
