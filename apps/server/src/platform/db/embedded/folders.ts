import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type RunAs, runAs } from './run-as.ts';
import { StartError } from '../../start-error.ts';
import { writePrivately } from '../../write-privately.ts';

/** Where root puts what the database's user must reach but cannot reach below DATA_DIR. */
export const defaultElsewhere = '/var/lib/rondo';

/** Makes DATA_DIR: others may pass through it (the database's user must), but not list it. */
export function makeDataDir(dataDir: string): void {
  try {
    if (!existsSync(dataDir)) {
      mkdirSync(dataDir, { recursive: true });
      chmodSync(dataDir, 0o711);
    } else if (process.getuid?.() === 0) chmodSync(dataDir, (statSync(dataDir).mode & 0o777) | 0o711);
    const probe = join(dataDir, `.probe-${process.pid}`);
    try {
      writeFileSync(probe, 'probe');
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC')
      throw new StartError(`The disk of the data folder ${dataDir} is full. Make room and start again.`);
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${code ?? String(error)}). Point DATA_DIR to a folder of this user.`,
    );
  }
}

const noteOf = (dataDir: string) => join(dataDir, 'postgres-location');

/** The folder of an existing database: below DATA_DIR, or where the note of an earlier start says; `null`: none yet. */
export function existingCluster(dataDir: string): string | null {
  const note = noteOf(dataDir);
  if (existsSync(note)) {
    const folder = readFileSync(note, 'utf8').trim();
    if (existsSync(join(folder, 'PG_VERSION'))) return folder;
    throw new StartError(
      `The database of ${dataDir} was put into ${folder} (noted in ${note}), and that folder is missing now. Bring it back; to begin with an empty database instead, remove the note.`,
    );
  }
  const folder = join(dataDir, 'postgres');
  return existsSync(join(folder, 'PG_VERSION')) ? folder : null;
}

/**
 * An empty parent, owned by the database's user, in which a new database can be made; `folder` inside it is the
 * database's final name. Elsewhere than in DATA_DIR only when that user cannot reach it; `keep` then notes the place.
 */
export async function placeForCluster(
  dataDir: string,
  user: RunAs,
  elsewhere: string,
): Promise<{ folder: string; keep: () => void }> {
  const here = join(dataDir, 'postgres');
  if (user === null || (await canReach(user, dataDir))) return { folder: here, keep: () => undefined };
  const folder = join(elsewhere, `database-${randomBytes(6).toString('hex')}`, 'postgres');
  makeOpenFolder(elsewhere);
  makeOpenFolder(dirname(folder));
  if (!(await canReach(user, dirname(folder))))
    throw new StartError(
      `The database's user (${user.name}) can reach neither ${dataDir} nor ${elsewhere}. Put DATA_DIR where every user may pass, or start the server as an ordinary user.`,
    );
  return { folder, keep: () => writeFileSync(noteOf(dataDir), `${folder}\n`) };
}

/** A folder that every user may enter and list. */
export function makeOpenFolder(path: string): void {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o755);
}

async function canReach(user: RunAs, folder: string): Promise<boolean> {
  const { code } = await runAs(user, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder]);
  return code === 0;
}

/** Gives a file or folder to the database's user. */
export function giveTo(user: RunAs, path: string): void {
  if (user !== null) chownSync(path, user.uid, user.gid);
}

const passwordFile = (dataDir: string) => join(dataDir, 'postgres-password');

/** @throws StartError when the file of an existing database is gone */
export function readPassword(dataDir: string): string {
  try {
    return readFileSync(passwordFile(dataDir), 'utf8').trim();
  } catch {
    throw new StartError(
      `${passwordFile(dataDir)} is missing or unreadable; it holds the password of the database in ${dataDir}.`,
    );
  }
}

export function makePassword(dataDir: string): string {
  const password = randomBytes(24).toString('hex');
  writePrivately(passwordFile(dataDir), `${password}\n`);
  return password;
}
