import type { Backup } from '@rondo/contract/backups';
import type { Config } from '../../config.ts';
import { isCopied } from './copy/copy-state.ts';
import { nameOfPlace } from './copy/second-place.ts';
import type { StoredBackup } from './folder/backup-folder.ts';

export function presentBackup(backup: StoredBackup, { backupCopy }: Pick<Config, 'backupCopy'>): Backup {
  const { filename, type, size, created, note } = backup;
  const { kind, verified, proof, copiedAt } = note;
  return {
    filename,
    type,
    size,
    created: created.toISOString(),
    kind: kind ?? 'manual',
    verified,
    proof,
    copiedAt: backupCopy === null || isCopied(backup, nameOfPlace(backupCopy)) ? copiedAt : null,
  };
}
