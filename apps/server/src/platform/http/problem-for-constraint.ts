import { ownValue } from '@rondo/domain/text';
import { brokenConstraint } from '../db/errors.ts';
import type { Problem } from './problem.ts';

/**
 * The problem that a broken constraint stands for, or the error itself: a constraint that no one names stays a 500.
 * `catch (error) { throw problemForConstraint(error, { users_email_unique: () => new Problem(…) }); }`
 */
export function problemForConstraint(
  error: unknown,
  problems: Readonly<Record<string, () => Problem>>,
): unknown {
  const constraint = brokenConstraint(error);
  return (constraint !== null && ownValue(problems, constraint)?.()) || error;
}
