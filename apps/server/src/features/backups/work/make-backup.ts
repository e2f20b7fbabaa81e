import { rm } from 'node:fs/promises';
import { type BackupKind, type BackupType, backupName } from '@rondo/domain/backups';
import { openCopyDatabase } from '../../../platform/db/copy-database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { checkDump } from '../dump/check-dump.ts';
import { writeDump } from '../dump/write-dump.ts';
import type { BackupFolder, StoredBackup } from '../folder/backup-folder.ts';
import type { Progress } from './progress.ts';

export type MakeParts = {
  readonly databaseUrl: string;
  readonly folder: BackupFolder;
  readonly clock: { now(): Date };
};

export type NewBackup = { readonly type: BackupType; readonly kind: Exclude<BackupKind, 'upload'> };

/**
 * Makes a backup and reads it back; it appears in its folder when that was right.
 * @throws Problem STORAGE_FULL, BACKUP_FOLDER
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
    await dumpDatabase(parts, { path: draft, kind, at, progress });
    await checkDump(draft, progress);
    const filename = await folder.freeName(type, at, (time) => backupName(type, kind, time));
    const note = { kind, created: at.toISOString(), verified: clock.now().toISOString() };
    return await folder.keep(draft, type, filename, note);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? new Problem('STORAGE_FULL') : error;
  } finally {
    await rm(draft, { force: true });
  }
}

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
