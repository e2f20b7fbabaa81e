import { rm } from 'node:fs/promises';
import { Problem } from '../../../platform/http/problem.ts';
import { enqueueCopy } from '../copy/copy-job.ts';
import { filesDraft, recoverFiles, swapFiles } from '../files/files-folder.ts';
import { readSoundFiles } from '../files/read-files.ts';
import type { BackupFile } from '../folder/backup-folder.ts';
import { requireRoom } from '../folder/room.ts';
import { makeBackup } from '../work/make-backup.ts';
import type { Progress } from '../work/progress.ts';
import { aloneOnSite } from './alone-on-site.ts';
import { noteRestore } from './note-restore.ts';
import type { Restored, RestoreParts } from './restore-parts.ts';
import type { Restorer } from './restored-state.repository.ts';

/**
 * Puts a backup of files back (docs/rules/backups.md#restore): it is checked, a safety copy of now is made, the files
 * are unpacked beside the present ones and take their place at once. Whatever fails, and whoever is killed, leaves the
 * old or the new ones whole.
 * @throws Problem BACKUP_CONTENT, STORAGE_FULL, and what keeps a safety copy from being made
 */
export async function restoreFiles(
  parts: RestoreParts,
  backup: Pick<BackupFile, 'path' | 'filename'>,
  restorer: Restorer | null,
  progress: Progress,
): Promise<Restored> {
  const { folder, clock, databaseUrl } = parts;
  const { dataDir } = folder;
  await folder.prove();
  await folder.sweep(clock.now());
  await progress.say('checking', 0, 1);
  const { files } = await readSoundFiles(backup, null, progress);
  await progress.say('checking', 1, 1);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  await requireRoom(dataDir, bytes);
  return aloneOnSite(databaseUrl, progress, async (_, trx, told) => {
    const safety = await makeBackup(parts, { type: 'files', kind: 'prerestore' }, told);
    await takePlace(dataDir, backup, told);
    await noteRestore(trx, restorer, {
      type: 'files',
      filename: backup.filename,
      safetyBackup: safety.filename,
    });
    await enqueueCopy(parts, trx, safety);
    return { safetyBackup: safety.filename };
  });
}

async function takePlace(
  dataDir: string,
  backup: Pick<BackupFile, 'path' | 'filename'>,
  progress: Progress,
): Promise<void> {
  const draft = filesDraft(dataDir);
  await recoverFiles(dataDir);
  try {
    await progress.say('filling', 0, 1);
    await readSoundFiles(backup, { folder: draft, lasting: true }, progress);
    await progress.say('opening', 0, 1);
    await swapFiles(dataDir, draft);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? new Problem('STORAGE_FULL') : error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
