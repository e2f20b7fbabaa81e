import { randomUUID } from 'node:crypto';
import { type Dirent } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ARCHIVE_LIMITS } from '@rondo/domain/backups';
import { refusedArchive } from '../archive/admission.ts';

/**
 * Where files lie that staff or users uploaded, below DATA_DIR: what a backup of the type files holds. What can be
 * fetched or drawn again, mails, secrets and the database lie elsewhere and do not belong here.
 */
export const filesFolder = (dataDir: string) => join(dataDir, 'files');

const draftPrefix = '.files-draft-';
/** Beside the folder, while another one takes its place: what was there before. */
const oldFolder = (dataDir: string) => join(dataDir, '.files-old');

/** A path for a folder that is to take the place of that of the files. */
export const filesDraft = (dataDir: string) => join(dataDir, `${draftPrefix}${randomUUID()}`);

/**
 * The paths of all files below a folder, by their bytes' order; none where there is no folder.
 * @throws Problem BACKUP_CONTENT for more than an archive may hold
 */
export async function listFiles(folder: string): Promise<string[]> {
  const paths: string[] = [];
  const folders = [''];
  for (let below = folders.pop(); below !== undefined; below = folders.pop()) {
    const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(ignoreMissing);
    for (const entry of entries) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) folders.push(path);
      else if (entry.isFile()) paths.push(path);
    }
    if (paths.length >= ARCHIVE_LIMITS.entries)
      throw refusedArchive('ENTRIES', `There are more files than a backup may hold in ${folder}.`);
  }
  return paths.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}

const ignoreMissing = (error: NodeJS.ErrnoException): Dirent[] => {
  if (error.code === 'ENOENT') return [];
  throw error;
};

/**
 * Lets a whole folder take the place of that of the files. Whoever is killed meanwhile leaves the old one or the new
 * one, the old one perhaps beside its place: then `recoverFiles` puts it back.
 */
export async function swapFiles(dataDir: string, draft: string): Promise<void> {
  const [folder, old] = [filesFolder(dataDir), oldFolder(dataDir)];
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await rename(folder, old);
  try {
    await rename(draft, folder);
  } catch (error) {
    await rename(old, folder);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}

/** Puts in order what a killed process left. Only for whoever alone works with backups. */
export async function recoverFiles(dataDir: string): Promise<void> {
  const [folder, old] = [filesFolder(dataDir), oldFolder(dataDir)];
  if (!(await isThere(folder)) && (await isThere(old))) await rename(old, folder);
  await rm(old, { recursive: true, force: true });
  for (const name of await leftDrafts(dataDir))
    await rm(join(dataDir, name), { recursive: true, force: true });
}

/** Whether a killed process left something. */
export async function areFilesUnsettled(dataDir: string): Promise<boolean> {
  return (await isThere(oldFolder(dataDir))) || (await leftDrafts(dataDir)).length > 0;
}

const leftDrafts = async (dataDir: string) =>
  (await readdir(dataDir, { withFileTypes: true }).catch(ignoreMissing))
    .map(({ name }) => name)
    .filter((name) => name.startsWith(draftPrefix));

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
