import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveTo } from './folders.ts';
import type { RunAs } from './run-as.ts';
import { StartError } from '../../start-error.ts';

/** Longest path of a socket: 107 bytes on Linux, 103 on macOS. */
const longestSocket = 103;

/** A new folder of random name in which only the database's user (and root) can open the socket. */
export function makeSocketFolder(user: RunAs): string {
  for (const parent of new Set(['/tmp', tmpdir(), '/var/tmp'])) {
    if (!existsSync(parent) || Buffer.byteLength(join(parent, 'rondo-XXXXXX', socketName)) > longestSocket)
      continue;
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

/** Removes a folder that `makeSocketFolder` made, in this run or in one that was killed; nothing else. */
export function removeSocketFolder(folder: string): void {
  if (/\/rondo-[A-Za-z0-9]{6}$/.test(folder)) rmSync(folder, { recursive: true, force: true });
}
