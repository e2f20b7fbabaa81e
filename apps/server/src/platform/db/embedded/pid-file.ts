import { readFileSync, rmSync } from 'node:fs';
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

export function removePidFile(folder: string): void {
  rmSync(path(folder), { force: true });
}
