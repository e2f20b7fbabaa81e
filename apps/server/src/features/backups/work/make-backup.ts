import { rm } from 'node:fs/promises';
import { type BackupKind, type BackupType, backupName } from '@rondo/domain/backups';
import { openCopyDatabase } from '../../../platform/db/copy-database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { checkDump } from '../dump/check-dump.ts';
import { writeDump } from '../dump/write-dump.ts';
import { makeFiles } from '../files/make-files.ts';
import type { BackupFolder, StoredBackup } from '../folder/backup-folder.ts';
import type { BackupNote } from '../folder/note.ts';
import { requireRoom } from '../folder/room.ts';
import type { Progress } from './progress.ts';

export type MakeParts = {
  readonly databaseUrl: string;
  readonly folder: BackupFolder;
  readonly clock: { now(): Date };
};

type Kind = Exclude<BackupKind, 'upload'>;
export type NewBackup = { readonly type: BackupType; readonly kind: Kind };

/**
 * Makes a backup and reads it back; it appears in its folder when that was right.
 * @returns the new one, or, for a scheduled one of files, the newest one when nothing has changed since
 * @throws Problem STORAGE_FULL, BACKUP_FOLDER, BACKUP_CONTENT
 */
export async function makeBackup(
  parts: MakeParts,
  { type, kind }: NewBackup,
  progress: Progress,
): Promise<StoredBackup> {
  const { folder, clock } = parts;
  await folder.prove();
  await folder.sweep(clock.now());
  const at = clock.now();
  const draft = folder.workDraft(type);
  try {
    const made = await makers[type](parts, { draft, kind, at }, progress);
    if ('filename' in made) return made;
    const note = { ...made, kind, created: at.toISOString(), verified: clock.now().toISOString() };
    const filename = await folder.freeName(type, at, (time) => backupName(type, kind, time));
    return await folder.keep(draft, type, filename, note);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? new Problem('STORAGE_FULL') : error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Writes a draft and reads it back. @returns what else is to be noted of it, or the backup that makes it needless */
type Maker = (
  parts: MakeParts,
  draft: { readonly draft: string; readonly kind: Kind; readonly at: Date },
  progress: Progress,
) => Promise<Partial<BackupNote> | StoredBackup>;

const makeDatabase: Maker = async (parts, { draft, kind, at }, progress) => {
  // The next one is about as large as the last one.
  const [last] = await parts.folder.list('mysql');
  await requireRoom(parts.folder.root, Math.ceil((last?.size ?? 0) * 1.1));
  await dumpDatabase(parts, { path: draft, kind, at, progress });
  await checkDump(draft, progress);
  return {};
};

const makers: Readonly<Record<BackupType, Maker>> = { mysql: makeDatabase, files: makeFiles };

async function dumpDatabase(
  { databaseUrl }: Pick<MakeParts, 'databaseUrl'>,
  options: Parameters<typeof writeDump>[2],
): Promise<void> {
  const source = await openCopyDatabase(databaseUrl, 'rondo backup');
  try {
    await source.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((trx) => writeDump(source, trx, options));
  } finally {
    await source.close();
  }
}
