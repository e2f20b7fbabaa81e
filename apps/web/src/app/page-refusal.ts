import { Problem } from '../lib/api/problem.ts';

/** What nothing can be found at is missing to a person, whatever a program is told. */
const missing = new Set(['NOT_FOUND', 'VALIDATION_FAILED']);

/** Why the server refused the address that opened the site; null where it did not, or has nothing there. */
export function pageRefusal(): Problem | null {
  const json = document.getElementById('refusal')?.textContent;
  if (!json) return null;
  const { status, ...body } = JSON.parse(json) as { status: number };
  const problem = new Problem(status, body);
  return missing.has(problem.code) ? null : problem;
}
