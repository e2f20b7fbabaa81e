import type { BackupList } from '@rondo/contract/backups';
import { readSpace } from '../../platform/disk.ts';
import type { Deps } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
import { copyState } from './copy/copy-state.ts';
import { backupFolder, type BackupFolder, type StoredBackup } from './folder/backup-folder.ts';
import { presentBackup } from './present.ts';
import { scheduleState } from './schedule/schedule-state.ts';
import type { WorkBoard } from './work/work-board.ts';

/** Most bytes of a backup that is uploaded; larger ones are put back by the command. */
export const UPLOAD_LIMIT = 500 * 1024 * 1024;

export async function listBackups(deps: Deps, board: WorkBoard): Promise<BackupList> {
  const folder = backupFolder(deps);
  const problem = await problemOf(folder);
  const [mysql, files] = await Promise.all([folder.list('mysql'), folder.list('files')]);
  const shown = (backup: StoredBackup) => presentBackup(backup, deps.config);
  return {
    mysql: mysql.map(shown),
    files: files.map(shown),
    ...(await scheduleState(deps, { mysql, files })),
    copy: await copyState(deps, [...mysql, ...files]),
    folder: { problem, ...(await spaceOf(folder)) },
    work: board.now(),
    uploadLimit: UPLOAD_LIMIT,
  };
}

async function spaceOf({ root }: BackupFolder) {
  const nothingKnown = { freeBytes: null, totalBytes: null };
  return readSpace(root).catch(() => nothingKnown);
}

async function problemOf(folder: BackupFolder): Promise<BackupList['folder']['problem']> {
  try {
    await folder.prove();
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'BACKUP_FOLDER' || error.code === 'STORAGE_FULL') return error.code;
    throw error;
  }
}
