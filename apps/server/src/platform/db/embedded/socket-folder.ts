import { chmodSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveTo } from './folders.ts';
import { readPidFile } from './pid-file.ts';
import type { RunAs } from './run-as.ts';
import { StartError } from '../../start-error.ts';

/** Longest path of a socket: 107 bytes on Linux, 103 on macOS. */
const longestSocket = 103;

/**
 * A new folder of random name in which only the database's user (and root) can open the socket. The database makes a
 * second socket in its own folder, which processes with another /tmp see too; not every file system can hold one.
 */
export function makeSocketFolder(user: RunAs): string {
  for (const parent of new Set(['/tmp', tmpdir(), '/var/tmp'])) {
    if (!existsSync(parent) || !isShort(join(parent, 'rondo-XXXXXX'))) continue;
    try {
      const folder = mkdtempSync(join(parent, 'rondo-'));
      chmodSync(folder, 0o700);
      giveTo(user, folder);
      return folder;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    }
  }
  throw new StartError(
    'No folder for temporary files (/tmp) can be written; the database needs one for its socket.',
  );
}

const socketName = '.s.PGSQL.5432';

/**
 * The folders in which the database of that folder listens, in whatever namespace of this machine; one that was stopped
 * listens too.
 */
export async function listenersOf(cluster: string): Promise<string[]> {
  const named = readPidFile(cluster)?.socketFolder ?? '';
  const folders = isOurs(named) ? [named, cluster] : [cluster];
  const listens = await Promise.all(folders.map(hasListener));
  return folders.filter((_, index) => listens[index]);
}

function hasListener(folder: string): Promise<boolean> {
  const { path, remove } = shortPathOf(folder);
  return new Promise((done) => {
    const socket = connect(join(path, socketName));
    socket.once('connect', () => {
      done(true);
      socket.destroy();
    });
    // With EAGAIN too many wait there already.
    socket.once('error', (error: NodeJS.ErrnoException) => done(error.code === 'EAGAIN'));
    socket.once('close', remove);
  });
}

/** A path short enough for a socket in it; `remove` when it is used no more. */
export function shortPathOf(folder: string): { readonly path: string; readonly remove: () => void } {
  if (isShort(folder)) return { path: folder, remove: () => undefined };
  const parent = makeSocketFolder(null);
  const path = join(parent, 'x');
  symlinkSync(folder, path);
  return { path, remove: () => removeSocketFolder(parent) };
}

const isShort = (folder: string) => Buffer.byteLength(join(folder, socketName)) <= longestSocket;

/** Removes the socket that a killed database left in its own folder: its number may be another process's by now. */
export function removeOwnSocket(cluster: string): void {
  for (const name of [socketName, `${socketName}.lock`]) rmSync(join(cluster, name), { force: true });
}

const isOurs = (folder: string) => /\/rondo-[A-Za-z0-9]{6}$/.test(folder);

/** Removes a folder that `makeSocketFolder` made, in this run or in one that was killed; nothing else. */
export function removeSocketFolder(folder: string): void {
  if (isOurs(folder)) rmSync(folder, { recursive: true, force: true });
}
