import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import { type Cluster, databaseUser, makeCluster, startCluster, stopCluster } from './cluster.ts';
import { markFolder, refuseEmptyFolder } from './data-mark.ts';
import {
  defaultElsewhere,
  existingCluster,
  makeDataDir,
  makePassword,
  placeForCluster,
  readPassword,
} from './folders.ts';
import { type Holder, type Lock, takeLock } from './lock.ts';
import { isServing, stopOrphan } from './orphan.ts';
import { readPidFile } from './pid-file.ts';
import { chooseUser } from './run-as.ts';
import { listenersOf, makeSocketFolder, removeSocketFolder, shortPathOf } from './socket-folder.ts';
import { StartError } from '../../start-error.ts';
import { type Reserve, reserveOf, spendReserve } from './reserve.ts';

export type EmbeddedOptions = {
  readonly dataDir: string;
  /** Whether it is an error when there is nothing yet. */
  readonly isExpected?: boolean;
  readonly role: 'server' | 'tool';
  /** Lines for the person who starts the server. */
  readonly say: (line: string) => void;
  /** Called when the database died and another process has its folder by then; nothing can be served any more. */
  readonly lost: (reason: Error) => void;
  /** For tests: how long another holder is waited for, in milliseconds. */
  readonly overlapMs?: number;
  /** For tests: where root puts what the database's user cannot reach below `dataDir`. */
  readonly elsewhere?: string;
  /** For tests: PostgreSQL settings that replace ours. */
  readonly settings?: Readonly<Record<string, string>>;
};

export type EmbeddedDatabase = {
  /** Address for `pg`: `postgres://…?host=SOCKET_FOLDER`. */
  readonly url: string;
  /** The database's own data folder. */
  readonly folder: string;
  /** Room for a start on a full disk; null for a tool that joined, since the server looks after it. */
  readonly reserve: Reserve | null;
  /** Clean stop; also releases the data folder. A tool that joined a running server only leaves. */
  readonly stop: () => Promise<void>;
  /** Milliseconds until it took connections, and whether it was created just now; `joined`: it was already running. */
  readonly took: number;
  readonly kind: 'made' | 'started' | 'joined';
};

/** How long another holder that is ending is waited for, as when a new version takes over from the old one. */
const overlapMs = 7_000;

/**
 * Starts the database of a data folder, making it first if there is none. A tool joins the database of a running
 * server instead.
 * @throws StartError when another server has the folder, the machine lacks something, or nothing `isExpected` is there
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const began = performance.now();
  const { dataDir, role, say } = options;
  const existing = existingCluster(dataDir);
  // Without a byte left, not even the lock could be written.
  if (existing !== null) spendReserve(existing, say);
  else if (options.isExpected) refuseEmptyFolder(dataDir);
  makeDataDir(dataDir);
  const taken = await takeLock(dataDir, {
    role,
    patienceMs: options.overlapMs ?? overlapMs,
    waits: (holder) => say(`${usedBy(dataDir, holder)} Waiting a few seconds for it to end.`),
    join: async (holder) => (role === 'tool' && holder.role === 'server' ? joinRunning(dataDir) : null),
    isServing: async () => {
      const folder = existingCluster(dataDir);
      return folder !== null && (await isServing(folder));
    },
    lost: () => options.lost(lostFolder()),
  });
  if ('joined' in taken) return { ...taken.joined, took: performance.now() - began };
  if ('holder' in taken)
    throw new StartError(
      `${usedBy(dataDir, taken.holder)} Stop it first, or give this one its own DATA_DIR.`,
    );
  try {
    return await startLocked(options, taken.lock, began);
  } catch (error) {
    taken.lock.release();
    throw error;
  }
}

function usedBy(dataDir: string, { role, pid, host, since }: Holder): string {
  const facts = [
    pid === null ? [] : [`process ${pid}${host === null ? '' : ` on ${host}`}`],
    since === null ? [] : [`since ${since.slice(0, 19).replace('T', ' ')} UTC`],
  ].flat();
  const who = role === 'server' ? 'another running server' : 'a command-line tool';
  return `The data folder ${dataDir} is in use by ${who}${facts.length === 0 ? '' : ` (${facts.join(', ')})`}.`;
}

const lostFolder = () => new StartError('another process has taken the data folder');

async function startLocked(options: EmbeddedOptions, lock: Lock, began: number): Promise<EmbeddedDatabase> {
  const { dataDir, say, elsewhere = defaultElsewhere, settings = {} } = options;
  const existing = existingCluster(dataDir);
  const user = chooseUser(existing);
  const binaries = await findBinaries(user, user === null ? dataDir : elsewhere);
  const place = existing === null ? await placeForCluster(dataDir, user, elsewhere) : null;
  const folder = existing ?? place?.folder ?? '';
  const identity = { binaries, user, folder };
  if (existing !== null) {
    const left = readPidFile(existing)?.socketFolder;
    await stopOrphan(identity);
    if (left !== undefined) removeSocketFolder(left);
  }
  const password = existing === null ? makePassword(dataDir) : readPassword(dataDir);
  if (place !== null) {
    say(`Creating the database in ${folder} ...`);
    await makeCluster(identity, password);
    place.keep();
  }
  const socketFolder = makeSocketFolder(user);
  const cluster: Cluster = { ...identity, socketFolder, settings, logFile: join(dataDir, 'postgres.log') };
  const child = await startWhenFree(cluster, say).catch((error: unknown) => {
    removeSocketFolder(socketFolder);
    throw error;
  });
  const supervisor = supervise(cluster, child, lock, options);
  markFolder(dataDir);
  return {
    url: addressOf(socketFolder, password),
    folder,
    reserve: reserveOf(folder, say),
    took: performance.now() - began,
    kind: existing === null ? 'made' : 'started',
    stop: async () => {
      await supervisor.stop();
      removeSocketFolder(socketFolder);
      lock.release();
    },
  };
}

const leaveSeconds = 90;

/** Connections of a database whose main process was killed end with their statement; PostgreSQL waits for no one. */
async function startWhenFree(cluster: Cluster, say: (line: string) => void): Promise<ChildProcess> {
  for (const end = performance.now() + leaveSeconds * 1000; ; await sleep(250)) {
    try {
      return await startWithRoom(cluster, say);
    } catch (error) {
      const isTaken = error instanceof StartError && error.message.includes('is still in use');
      if (!isTaken || performance.now() > end) throw error;
    }
  }
}

const addressOf = (socketFolder: string, password: string) =>
  `postgres://${databaseUser}:${password}@localhost/postgres?host=${encodeURIComponent(socketFolder)}`;

const readySeconds = 60;

/** Joins the database of the server that has the folder; `null` when there is none that can be reached from here. */
async function joinRunning(dataDir: string): Promise<Omit<EmbeddedDatabase, 'took'> | null> {
  for (const end = performance.now() + readySeconds * 1000; performance.now() < end; await sleep(50)) {
    const folder = existingCluster(dataDir);
    const [socketFolder] = folder === null ? [] : await listenersOf(folder);
    if (folder === null || socketFolder === undefined) return null;
    if (!readPidFile(folder)?.ready) continue;
    const { path, remove } = shortPathOf(socketFolder);
    const url = addressOf(path, readPassword(dataDir));
    return { url, folder, reserve: null, kind: 'joined', stop: async () => remove() };
  }
  throw new StartError(`The server that has ${dataDir} does not get its database ready. See its log.`);
}

/** First and longest wait before the next try to start a database that ended, in milliseconds. */
const restartWaits = { first: 250, longest: 15_000 };

/** Restarts the database whenever it ends without having been stopped, for as long as that takes. */
function supervise(cluster: Cluster, first: ChildProcess, lock: Lock, { lost, say }: EmbeddedOptions) {
  const stopping = new AbortController();
  let up = true;
  let restarting: Promise<void> | null = null;

  const watch = (child: ChildProcess) => {
    lock.guard(child.pid ?? null);
    child.once('exit', () => {
      up = false;
      lock.guard(null);
      if (!stopping.signal.aborted) restarting = restart().finally(() => (restarting = null));
    });
  };

  const restart = async () => {
    say('The database stopped unexpectedly. Starting it again.');
    for (let wait = restartWaits.first; !stopping.signal.aborted; ) {
      if (!lock.isHeld()) return lost(lostFolder());
      try {
        await stopOrphan(cluster);
        const child = await startWithRoom(cluster, say);
        up = true;
        watch(child);
        say('The database is back.');
        return;
      } catch (error) {
        say(`${error instanceof Error ? error.message : String(error)} Next try in ${wait / 1000} s.`);
        await sleep(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
        wait = Math.min(wait * 2, restartWaits.longest);
      }
    }
  };

  watch(first);
  return {
    stop: async () => {
      stopping.abort();
      await restarting;
      if (up) await stopCluster(cluster);
    },
  };
}

async function startWithRoom(cluster: Cluster, say: (line: string) => void): Promise<ChildProcess> {
  spendReserve(cluster.folder, say);
  return startCluster(cluster);
}
