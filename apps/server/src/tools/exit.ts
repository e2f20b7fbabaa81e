import { inspect } from 'node:util';
import { ConfigError } from '../config.ts';
import { Problem } from '../platform/http/problem.ts';
import { scrub } from '../platform/secrets/known-secrets.ts';
import { StartError } from '../platform/start-error.ts';

/** A tool was called in a way it does not understand. */
export class UsageError extends Error {}

const plain = [ConfigError, StartError, UsageError, Problem];

/** Ends the program: a reason that its user can act on is one plain line, anything else comes with its stack. */
export function exitWithReason(error: unknown): never {
  const isPlain = plain.some((kind) => error instanceof kind);
  console.error(scrub(isPlain ? (error as Error).message : inspect(error)));
  process.exit(error instanceof UsageError ? 2 : 1);
}
