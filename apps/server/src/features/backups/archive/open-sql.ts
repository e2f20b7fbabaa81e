import { open, rm } from 'node:fs/promises';
import { extensionOf } from '@rondo/domain/backups';
import { DUMP_SIGNATURE } from '../dump/dump-header.ts';
import { refusedArchive } from './admission.ts';
import type { ArchiveExtension } from './archive-entry.ts';
import { readArchive } from './read-archive.ts';

/** The dump of a backup as a file of its own; `remove` deletes what was unpacked for it. */
export type OpenedSql = { readonly path: string; readonly remove: () => Promise<void> };

/**
 * The dump of a backup of the database, unpacked into a draft where the backup is an archive.
 * @param draft where it may be unpacked to
 * @throws Problem BACKUP_CONTENT for an archive that does not hold exactly one dump
 */
export async function openSql(
  backup: { readonly path: string; readonly filename: string },
  draft: string,
): Promise<OpenedSql> {
  const extension = extensionOf(backup.filename);
  if (extension !== '.zip' && extension !== '.tar.gz')
    return { path: backup.path, remove: async () => undefined };
  const remove = () => rm(draft, { force: true });
  try {
    await takeDump({ path: backup.path, extension }, draft);
    return { path: draft, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Does something with the dump of a backup; what was unpacked for it is removed. @throws as `openSql` */
export async function withSql<T>(
  backup: { readonly path: string; readonly filename: string },
  draft: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const { path, remove } = await openSql(backup, draft);
  try {
    return await work(path);
  } finally {
    await remove();
  }
}

/** @throws Problem BACKUP_CONTENT unless the whole archive is sound and holds exactly one dump */
export async function requireOneDump(archive: Archive): Promise<void> {
  await takeDump(archive, null);
}

type Archive = { readonly path: string; readonly extension: ArchiveExtension };

async function takeDump({ path, extension }: Archive, target: string | null): Promise<void> {
  let files = 0;
  let dumps = 0;
  let isDump = true;
  for await (const entry of readArchive(path, extension)) {
    if (entry.isFolder) continue;
    files += 1;
    const isSql = entry.path.toLowerCase().endsWith('.sql');
    if (isSql) dumps += 1;
    const begins = await take(entry.bytes(), isSql && dumps === 1 ? target : null);
    if (isSql && dumps === 1) isDump = begins === DUMP_SIGNATURE;
  }
  const held = `${files.toLocaleString('en')} ${files === 1 ? 'file' : 'files'}`;
  if (dumps === 0) throw refusedArchive('SQL', `It holds ${held} and no .sql.`);
  if (dumps > 1) throw refusedArchive('SQL', `It holds ${dumps.toLocaleString('en')} .sql files, not one.`);
  if (!isDump) throw refusedArchive('FORMAT', 'The .sql in it does not begin like a backup of this site.');
}

/** Reads a file of an archive to its end. @returns how it begins */
async function take(bytes: AsyncIterable<Buffer>, target: string | null): Promise<string> {
  const file = target === null ? null : await open(target, 'wx', 0o600);
  let start = '';
  try {
    for await (const piece of bytes) {
      if (start.length < DUMP_SIGNATURE.length)
        start += piece.toString('latin1', 0, DUMP_SIGNATURE.length - start.length);
      await file?.writeFile(piece);
    }
  } finally {
    await file?.close();
  }
  return start;
}
