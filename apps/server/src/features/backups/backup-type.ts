import { BACKUP_TYPES, type BackupType } from '@rondo/domain/backups';
import { Problem } from '../../platform/http/problem.ts';

/** @throws Problem TYPE_INVALID */
export function backupTypeOf(text: string): BackupType {
  const type = BACKUP_TYPES.find((known) => known === text);
  if (type === undefined) throw new Problem('TYPE_INVALID');
  return type;
}
