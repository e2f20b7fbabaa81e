import type { Backup } from '@rondo/contract/backups';
import type { StoredBackup } from './folder/backup-folder.ts';

export function presentBackup({ filename, type, size, created, note }: StoredBackup): Backup {
  const { kind, verified, proof, copiedAt } = note;
  return {
    filename,
    type,
    size,
    created: created.toISOString(),
    kind: kind ?? 'manual',
    verified,
    proof,
    copiedAt,
  };
}
