import type { BackupProof } from '@rondo/contract/backups';
import { withSql } from '../archive/open-sql.ts';
import type { BackupFile, BackupFolder } from '../folder/backup-folder.ts';
import type { Progress } from '../work/progress.ts';
import { proveFiles } from './prove-files.ts';
import { type ProofParts, proveDatabase } from './prove-database.ts';

/** Proves a backup of either type; of one in the folder it is noted what that showed. */
export async function proveBackup(
  parts: ProofParts & { readonly folder: BackupFolder },
  backup: BackupFile,
  progress: Progress,
): Promise<BackupProof> {
  const { folder, clock } = parts;
  const { type, filename, path } = backup;
  await folder.prove();
  await folder.sweep(clock.now());
  const proof =
    type === 'files'
      ? await proveFiles({ folder, clock }, backup, progress)
      : await withSql(backup, folder.workDraft(type), (sql) => proveDatabase(parts, sql, progress));
  // A proof begins with reading the file back.
  const verified = proof.state === 'differs' ? {} : { verified: clock.now().toISOString() };
  if (folder.pathOf(type, filename) === path) await folder.describe(type, filename, { proof, ...verified });
  return proof;
}
