import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const path = (folder: string) => join(folder, 'postmaster.pid');

/** What the running database (or one that died without cleaning up) says about itself; `null`: stopped properly. */
export function readPidFile(folder: string) {
  try {
    const lines = readFileSync(path(folder), 'utf8').split('\n');
    return {
      pid: Number(lines[0]),
      socketFolder: lines[4]?.trim() ?? '',
      ready: lines[7]?.trim() === 'ready',
    };
  } catch {
    return null;
  }
}

/**
 * Keeps a dead database's file from naming a running process: PostgreSQL mistakes a reused process id, or a dead
 * process that nobody has reaped, for itself. It ignores its parent's id, which is ours. The rest of the file stays:
 * PostgreSQL uses it to see whether connections of the dead database still run.
 */
export function disownPidFile(folder: string): void {
  const [, ...rest] = readFileSync(path(folder), 'utf8').split('\n');
  writeFileSync(path(folder), [process.pid, ...rest].join('\n'));
}
