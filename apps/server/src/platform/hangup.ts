import { readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';

const WRITE_ONLY = 1;

/**
 * Whether this process was started to outlive its terminal, with `nohup`. Node forgets at its start which signals it
 * was told to ignore, so this goes by what else `nohup` leaves: its name, which most shells hand down as the command
 * that they ran, and a standard input that cannot be read.
 * @param shellCommand the variable `_` of the environment
 */
export function outlivesTerminal(shellCommand: string): boolean {
  return basename(shellCommand) === 'nohup' || isInputClosed();
}

function isInputClosed(): boolean {
  try {
    const [, flags = ''] = /^flags:\s*([0-7]+)$/m.exec(readFileSync('/proc/self/fdinfo/0', 'utf8')) ?? [];
    return readlinkSync('/proc/self/fd/0') === '/dev/null' && (Number.parseInt(flags, 8) & 3) === WRITE_ONLY;
  } catch {
    return false;
  }
}
