import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type PidFile = {
  readonly pid: number;
  readonly socketFolder: string;
  readonly port: number;
  readonly ready: boolean;
};

const path = (folder: string) => join(folder, 'postmaster.pid');

/** What the running database (or one that died without cleaning up) says of itself; `null`: stopped properly. */
export function readPidFile(folder: string): PidFile | null {
  try {
    const lines = readFileSync(path(folder), 'utf8').split('\n');
    return {
      pid: Number(lines[0]),
      port: Number(lines[3]),
      socketFolder: lines[4]?.trim() ?? '',
      ready: lines[7]?.trim() === 'ready',
    };
  } catch {
    return null;
  }
}

/**
 * Lets a dead database's file no longer stand for a living process: PostgreSQL takes a number that lives again, or
 * a dead process that no one has reaped, for itself. Our own number, its parent's, it passes over. The rest of the
 * file stays: by it PostgreSQL sees whether connections of the dead one still run.
 */
export function disownPidFile(folder: string): void {
  const [, ...rest] = readFileSync(path(folder), 'utf8').split('\n');
  writeFileSync(path(folder), [process.pid, ...rest].join('\n'));
}
