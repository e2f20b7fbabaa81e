import type { BackupType } from '@rondo/domain/backups';
import type { Progress } from '../work/progress.ts';
import { restoreDatabase, type Restored, type RestoreParts } from './restore-database.ts';
import type { Restorer } from './restored-state.repository.ts';

/** Puts a backup of either type back. @param restorer null: the command line */
export async function restoreBackup(
  parts: RestoreParts,
  type: BackupType,
  filename: string,
  restorer: Restorer | null,
  progress: Progress,
): Promise<Restored> {
  const path = parts.folder.pathOf(type, filename);
  return restoreDatabase(parts, { path, filename }, restorer, progress);
}
