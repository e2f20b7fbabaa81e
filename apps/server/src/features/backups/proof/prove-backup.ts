import type { BackupProof } from '@rondo/contract/backups';
import type { BackupType } from '@rondo/domain/backups';
import type { BackupFolder } from '../folder/backup-folder.ts';
import type { Progress } from '../work/progress.ts';
import { type ProofParts, proveDatabase } from './prove-database.ts';

/** Proves a backup of either type and notes beside it what that showed. @throws Problem NOT_FOUND */
export async function proveBackup(
  parts: ProofParts & { readonly folder: BackupFolder },
  type: BackupType,
  filename: string,
  progress: Progress,
): Promise<BackupProof> {
  const { folder } = parts;
  await folder.prove();
  const backup = await folder.find(type, filename);
  const proof = await proveDatabase(parts, folder.pathOf(type, backup.filename), progress);
  await folder.describe(type, filename, { proof });
  return proof;
}
