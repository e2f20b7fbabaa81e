import { inspect } from 'node:util';
import { ConfigError } from '../config.ts';
import { Problem } from '../platform/http/problem.ts';
import { scrub } from '../platform/secrets/known-secrets.ts';
import { StartError } from '../platform/start-error.ts';

/** A tool was called in a way it does not understand. */
export class UsageError extends Error {}

/** What `read` makes of the arguments; what Node finds wrong with them comes with the usage. @throws UsageError */
export function understood<T>(usage: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

const plain = [ConfigError, StartError, UsageError, Problem];

/** Ends the program: a reason that its user can act on is one plain line, anything else comes with its stack. */
export function exitWithReason(error: unknown): never {
  const isPlain = plain.some((kind) => error instanceof kind);
  console.error(scrub(isPlain ? (error as Error).message : inspect(error)));
  process.exit(error instanceof UsageError ? 2 : 1);
}
