import type { BackupProof } from '@rondo/contract/backups';
import type { BackupFile, BackupFolder } from '../folder/backup-folder.ts';
import type { Progress } from '../work/progress.ts';
import { type ProofParts, proveDatabase } from './prove-database.ts';

/** Proves a backup of either type; of one in the folder it is noted what that showed. */
export async function proveBackup(
  parts: ProofParts & { readonly folder: BackupFolder },
  { type, filename, path }: BackupFile,
  progress: Progress,
): Promise<BackupProof> {
  const { folder } = parts;
  await folder.prove();
  const proof = await proveDatabase(parts, path, progress);
  if (folder.pathOf(type, filename) === path) await folder.describe(type, filename, { proof });
  return proof;
}
