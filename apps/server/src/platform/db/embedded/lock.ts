import { randomBytes } from 'node:crypto';
import { closeSync, fstatSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import { keepLock } from './keep-lock.ts';
import { birthOf, isAlive, processSpace } from './processes.ts';

export type Holder = {
  /** `null` in a lock that nobody understands. */
  readonly pid: number | null;
  readonly birth: string | null;
  /** Where its process number counts, `null` when that is unknown. */
  readonly space: string | null;
  readonly host: string | null;
  readonly role: 'server' | 'tool';
  /** When it took the folder, as an instant in ISO 8601. */
  readonly since: string | null;
};
export type Lock = ReturnType<typeof keepLock>;

/** Lives beyond the pauses of a busy machine; the next start after a kill has to be done in 10 seconds. */
const beatsMissedMs = 5_000;
const lookMs = 200;

const lockFile = (dataDir: string) => join(dataDir, 'lock');

/**
 * Takes the data folder for this process, or says who has it. The lock of a holder that is gone is taken over: one
 * whose process number can be seen from here and does not run, or whose lock has not changed for `beatsMissedMs`
 * and whose database does not answer (docs/decisions/0027-one-holder-of-the-data-folder.md).
 */
export async function takeLock<Joined>(
  dataDir: string,
  options: {
    readonly role: Holder['role'];
    /** How long a holder that lives is waited for. */
    readonly patienceMs: number;
    /** Called once when a holder that lives is waited for. */
    readonly waits: (holder: Holder) => void;
    /** Asked again and again while another has the folder; what it finds is returned instead of the lock. */
    readonly join: (holder: Holder) => Promise<Joined | null>;
    /** Whether the folder's database takes connections, whoever started it. */
    readonly isServing: () => Promise<boolean>;
    /** Called when another process has the lock: by then the guarded database has been told to end. */
    readonly lost: () => void;
  },
): Promise<{ lock: Lock } | { joined: Joined } | { holder: Holder }> {
  const file = lockFile(dataDir);
  const token = randomBytes(16).toString('hex');
  const space = processSpace();
  const mine: Holder = {
    pid: process.pid,
    birth: space === null ? null : birthOf(process.pid),
    space,
    host: hostname(),
    role: options.role,
    since: new Date().toISOString(),
  };
  const text = JSON.stringify({ token, ...mine });
  const patience = performance.now() + options.patienceMs;
  let isWaiting = false;
  let beat = { seen: '', at: performance.now(), isCounted: false };
  for (;;) {
    if (isMade(file, text)) return { lock: keepLock(file, token, options.lost) };
    const found = readLock(file);
    if (found === null) continue;
    const now = performance.now();
    if (found.beat !== beat.seen) beat = { seen: found.beat, at: now, isCounted: beat.seen !== '' };
    const holder = parseHolder(found.text);
    const state = stateOf(holder);
    const hasMissedBeats = now - beat.at > beatsMissedMs;
    const isGone =
      state === 'gone' || (state === 'unknown' && hasMissedBeats && !(await options.isServing()));
    if (isGone) {
      removeStale(file, found);
      continue;
    }
    const joined = await options.join(holder);
    if (joined !== null) return { joined };
    const isInUse = state === 'alive' || beat.isCounted || hasMissedBeats;
    if (isInUse && now >= patience) return { holder };
    if (isInUse && !isWaiting) options.waits(holder);
    isWaiting ||= isInUse;
    await sleep(lookMs);
  }
}

/** Makes the lock where there is none. Others may find it empty for a moment, which is a lock that nobody understands. */
function isMade(file: string, text: string): boolean {
  try {
    const opened = openSync(file, 'wx', 0o600);
    try {
      writeFileSync(opened, text);
    } catch (error) {
      rmSync(file, { force: true });
      throw error;
    } finally {
      closeSync(opened);
    }
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

type Found = { readonly text: string; readonly beat: string };

/** Moves the stale lock aside first: should its holder live, or another process have replaced it, it is put back. */
function removeStale(file: string, stale: Found): void {
  const aside = `${file}.stale.${randomBytes(4).toString('hex')}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readLock(aside);
  if (moved !== null && (moved.text !== stale.text || moved.beat !== stale.beat)) isMade(file, moved.text);
  rmSync(aside, { force: true });
}

/** `beat` changes each second while its holder lives. `null`: there is no lock. */
function readLock(file: string): Found | null {
  try {
    // Opened anew each time, which makes a network folder look at the file itself.
    const opened = openSync(file, 'r');
    try {
      return { text: readFileSync(opened, 'utf8'), beat: `${fstatSync(opened, { bigint: true }).mtimeNs}` };
    } finally {
      closeSync(opened);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A network folder says ESTALE where another machine has removed it.
    if (code === 'ENOENT' || code === 'ESTALE') return null;
    throw new StartError(`${file}, which says who has the data folder, cannot be read (${code}).`);
  }
}

function parseHolder(text: string): Holder {
  let read: Partial<Holder> = {};
  try {
    read = JSON.parse(text) as Partial<Holder>;
  } catch {
    // A crash of the machine may have torn it.
  }
  const { pid, birth = null, space = null, host = null, role, since = null } = read;
  return {
    pid: typeof pid === 'number' && pid > 0 ? pid : null,
    birth,
    space,
    host,
    role: role === 'tool' ? 'tool' : 'server',
    since,
  };
}

/** `unknown`: its process number counts elsewhere, so only its beats tell. */
function stateOf({ pid, birth, space }: Holder): 'alive' | 'gone' | 'unknown' {
  if (pid === null) return 'unknown';
  if (birth !== null && birthOf(pid) === birth && isAlive(pid)) return 'alive';
  return space !== null && space === processSpace() ? 'gone' : 'unknown';
}
