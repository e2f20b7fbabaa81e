/** `mysql` is the wire name of the database (docs/rules/backups.md#types). */
export const BACKUP_TYPES = ['mysql', 'files'] as const;
export type BackupType = (typeof BACKUP_TYPES)[number];

/** From the most to the least frequent. */
export const SCHEDULED_KINDS = ['hourly', 'daily', 'weekly', 'monthly'] as const;
export type ScheduledKind = (typeof SCHEDULED_KINDS)[number];

export const BACKUP_KINDS = ['manual', ...SCHEDULED_KINDS, 'prerestore', 'upload'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

export const BACKUP_EXTENSIONS = ['.sql', '.zip', '.tar.gz'] as const;
export type BackupExtension = (typeof BACKUP_EXTENSIONS)[number];

/** What the site writes itself. */
const ownExtension: Readonly<Record<BackupType, BackupExtension>> = { mysql: '.sql', files: '.zip' };

/** Name of a backup that the site makes at that moment (docs/rules/backups.md#names). */
export function backupName(type: BackupType, kind: Exclude<BackupKind, 'upload'>, at: Date): string {
  return `${type}-backup-${kind}-${stamp(at)}${ownExtension[type]}`;
}

/** Name of one that is uploaded. */
export function uploadName(type: BackupType, at: Date, extension: BackupExtension): string {
  return `Upload_${type}-backup-${stamp(at)}${extension}`;
}

const stamp = (at: Date) => at.toISOString().replace(/[:.]/g, '-');

/** Whether a text may name a backup: a file of this name lies directly in its folder. */
export function isBackupName(text: string): boolean {
  return /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,119}$/.test(text);
}

/** Null for an ending that no backup has; upper case counts as lower case. */
export function extensionOf(name: string): BackupExtension | null {
  const lower = name.toLowerCase();
  return BACKUP_EXTENSIONS.find((extension) => lower.endsWith(extension)) ?? null;
}

/** The name that a backup gets: its ending stays and may be left out. Null for one that no backup can have. */
export function renamedTo(filename: string, newName: string): string | null {
  const extension = extensionOf(filename) ?? '';
  const given = extensionOf(newName);
  if (given !== null && given !== extension) return null;
  const name = given === null ? `${newName}${extension}` : newName;
  return isBackupName(name) ? name : null;
}

const ownName =
  /^(?:(?:mysql|files)-backup-(manual|hourly|daily|weekly|monthly|prerestore)|(Upload)_(?:mysql|files)-backup)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\./;

/** The kind that a name given by the site says; null for any other name. */
export function kindOfName(name: string): BackupKind | null {
  const match = ownName.exec(name);
  if (match === null) return null;
  return match[2] === undefined ? (match[1] as BackupKind) : 'upload';
}

/** The time that a name given by the site says; null for any other name, or when there is no such time. */
export function timeOfName(name: string): Date | null {
  const [, , , day, hour, minute, second, millisecond] = ownName.exec(name) ?? [];
  const time = new Date(`${day}T${hour}:${minute}:${second}.${millisecond}Z`);
  return Number.isNaN(time.getTime()) ? null : time;
}
