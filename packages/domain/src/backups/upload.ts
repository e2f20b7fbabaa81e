import { BACKUP_EXTENSIONS, type BackupExtension, type BackupType, extensionOf } from './backup-name.ts';

/** The endings that an upload of a type may have (docs/rules/backups.md#upload). */
export const UPLOAD_EXTENSIONS: Readonly<Record<BackupType, readonly BackupExtension[]>> = {
  mysql: BACKUP_EXTENSIONS,
  files: ['.zip', '.tar.gz'],
};

/** Whether a file of this name may be a backup of that type. */
export function isUploadName(type: BackupType, name: string): boolean {
  const extension = extensionOf(name);
  return extension !== null && UPLOAD_EXTENSIONS[type].includes(extension);
}
