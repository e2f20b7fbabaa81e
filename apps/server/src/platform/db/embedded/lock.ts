import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { writePrivately } from '../../write-privately.ts';
import { birthOf, isAlive } from './processes.ts';

export type Holder = {
  readonly pid: number;
  readonly birth: string | null;
  readonly role: 'server' | 'tool';
};
export type Lock = { readonly release: () => void; readonly isHeld: () => boolean };

const lockFile = (dataDir: string) => join(dataDir, 'lock');

/**
 * Takes the data folder for this process, or says who has it. A lock left by a process that no longer runs is
 * taken over.
 */
export function takeLock(dataDir: string, role: Holder['role']): Lock | Holder {
  const file = lockFile(dataDir);
  const mine = JSON.stringify({ pid: process.pid, birth: birthOf(process.pid), role } satisfies Holder);
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writePrivately(draft, mine);
  try {
    for (;;) {
      if (linked(draft, file)) {
        const isHeld = () => readText(file) === mine;
        return { isHeld, release: () => isHeld() && rmSync(file, { force: true }) };
      }
      const text = readText(file);
      if (text === null) continue;
      const holder = parseHolder(text);
      if (holder !== null && isHolderAlive(holder)) return holder;
      removeStale(file, text);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The running server or tool that has the data folder, if any. */
export function lockHolder(dataDir: string): Holder | null {
  const text = readText(lockFile(dataDir));
  const holder = text === null ? null : parseHolder(text);
  return holder !== null && isHolderAlive(holder) ? holder : null;
}

function linked(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the stale lock aside first: should another process have replaced it meanwhile, its lock is put back. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readText(aside) !== stale) linked(aside, file);
  rmSync(aside, { force: true });
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function parseHolder(text: string): Holder | null {
  try {
    const { pid, birth, role } = JSON.parse(text) as Partial<Holder>;
    if (typeof pid !== 'number' || pid <= 0) return null;
    return { pid, birth: birth ?? null, role: role === 'tool' ? 'tool' : 'server' };
  } catch {
    return null;
  }
}

function isHolderAlive({ pid, birth }: Holder): boolean {
  return isAlive(pid) && (birth === null || birthOf(pid) === birth);
}
