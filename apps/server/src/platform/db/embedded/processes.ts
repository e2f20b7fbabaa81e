import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/** Whether a process with that id runs (a zombie does not). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return statFields(pid)?.[0] !== 'Z';
}

/**
 * A text that no other process with the same number shares: numbers are used again, also by the first processes of
 * two runs of one container. `null`: no such process.
 */
export function birthOf(pid: number): string | null {
  const fields = statFields(pid);
  if (fields !== null) return `${bootId()}:${fields[19]}`;
  return askPs(pid, 'lstart=');
}

/**
 * Where the numbers of processes that this one sees count: this boot of the machine, this namespace. `null` where that is
 * not known, also when /proc shows another namespace than the one that this process lives in.
 */
export function processSpace(): string | null {
  try {
    const isOwnProc = readlinkSync('/proc/self') === String(process.pid);
    return isOwnProc ? `${bootId()}:${readlinkSync('/proc/self/ns/pid')}` : null;
  } catch {
    return null;
  }
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

/** The command line of a process, `null` when it is unknown. */
export function commandOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return askPs(pid, 'command=');
  }
}

/** The folder that a process works in, `null` when it is unknown. */
export function workingFolderOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

/** Fields of /proc/PID/stat from the state (the third) on; the name before them may hold blanks and brackets. */
function statFields(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

function askPs(pid: number, column: string): string | null {
  try {
    return (
      execFileSync('ps', ['-o', column, '-p', String(pid)], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim() || null
    );
  } catch {
    return null;
  }
}
