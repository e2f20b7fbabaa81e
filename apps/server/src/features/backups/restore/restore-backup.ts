import type { BackupFile } from '../folder/backup-folder.ts';
import type { Progress } from '../work/progress.ts';
import { restoreDatabase, type Restored, type RestoreParts } from './restore-database.ts';
import type { Restorer } from './restored-state.repository.ts';

/** Puts a backup of either type back. @param restorer null: the command line */
export async function restoreBackup(
  parts: RestoreParts,
  backup: BackupFile,
  restorer: Restorer | null,
  progress: Progress,
): Promise<Restored> {
  return restoreDatabase(parts, backup, restorer, progress);
}
