export { ARCHIVE_LIMITS, type ArchiveLimits, entryPath, foldedPath } from './archive-entry.ts';
export {
  BACKUP_KINDS,
  BACKUP_TYPES,
  type BackupExtension,
  type BackupKind,
  type BackupType,
  backupName,
  extensionOf,
  isBackupName,
  kindOfName,
  renamedTo,
  SCHEDULED_KINDS,
  type ScheduledKind,
  timeOfName,
  uploadName,
} from './backup-name.ts';
export { lateSince } from './lateness.ts';
export { expired, type Kept } from './retention.ts';
export { isUploadName, UPLOAD_EXTENSIONS } from './upload.ts';
