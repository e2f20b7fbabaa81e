import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../start-error.ts';

const markOf = (dataDir: string) => join(dataDir, '.rondo-data');

/** What the system puts into an empty disk. */
const OF_THE_DISK = new Set(['lost+found']);

/**
 * A public site never begins anew by itself: an empty folder is that of a disk that is not there, or of a wrong path.
 * The mark says that an empty one is meant.
 * @throws StartError where the folder of such a site has no mark, and nothing else either
 */
export function refuseEmptyFolder(dataDir: string): void {
  if (existsSync(markOf(dataDir)) || !isEmpty(dataDir)) return;
  const folder = quoted(dataDir);
  throw new StartError(
    `The data folder ${dataDir} is empty, and PUBLIC_URL is that of a public site. If the site was there before, bring its disk or its DATA_DIR back. To begin a new one, run this once and start again: mkdir -p ${folder} && touch ${quoted(markOf(dataDir))}`,
  );
}

/** Notes that the folder is in use, so that it is known however little is in it. */
export function markFolder(dataDir: string): void {
  try {
    writeFileSync(markOf(dataDir), 'What Rondo keeps. This file says that the folder is the right one.\n', {
      flag: 'wx',
    });
  } catch {
    // It is there already, or the disk is full: the database marks the folder as well.
  }
}

function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).every((name) => OF_THE_DISK.has(name));
}

/** As a shell takes it for one word. */
const quoted = (path: string) => (/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`);
