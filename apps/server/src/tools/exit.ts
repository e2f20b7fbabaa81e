import { ConfigError } from '../config.ts';
import { StartError } from '../platform/start-error.ts';

/** Ends the program: a reason that the owner can act on is one plain line, anything else comes with its stack. */
export function exitWithReason(error: unknown): never {
  const isPlain = error instanceof ConfigError || error instanceof StartError;
  console.error(isPlain ? error.message : error);
  process.exit(1);
}
