import type { Feature } from '../../platform/feature.ts';
import { copyJob, copySweep } from './copy/copy-job.ts';
import { settleFiles } from './files/settle-files.ts';
import { proveJob } from './proof/prove-job.ts';
import { registerBackups } from './routes.ts';
import { scheduleJobs } from './schedule/schedule-jobs.ts';
import { watchBackups } from './watch/watch-backups.ts';
import { makeJob } from './work/make-job.ts';

export { type BackupFile, type BackupFolder, backupFolder } from './folder/backup-folder.ts';
export { enqueueCopy } from './copy/copy-job.ts';
export { checkBackup } from './check-backup.ts';
export { freeBytesOfDatabase } from './proof/free-bytes.ts';
export { proveBackup } from './proof/prove-backup.ts';
export { restoreBackup } from './restore/restore-backup.ts';
export { doBackupWork, type WorkOrder } from './work/backup-work.ts';
export { makeBackup } from './work/make-backup.ts';
export type { Progress } from './work/progress.ts';

/** Backups of the database and of the files, and what puts them back. */
export const backupsFeature: Feature = {
  name: 'backups',
  register: registerBackups,
  prepare: settleFiles,
  jobs: [makeJob, proveJob, copyJob, copySweep, ...scheduleJobs],
  watch: watchBackups,
};
