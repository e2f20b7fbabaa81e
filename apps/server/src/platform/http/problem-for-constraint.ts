import { ownValue } from '@rondo/domain/text';
import { brokenConstraint } from '../db/errors.ts';
import type { Problem } from './problem.ts';

/**
 * Throws the problem that a broken constraint stands for, or the error itself: one that no one names stays a 500.
 * `write.catch(problemForConstraint({ users_email_unique: () => new Problem(…) }))`
 */
export const problemForConstraint =
  (problems: Readonly<Record<string, () => Problem>>) =>
  (error: unknown): never => {
    const constraint = brokenConstraint(error);
    throw (constraint !== null && ownValue(problems, constraint)?.()) || error;
  };
