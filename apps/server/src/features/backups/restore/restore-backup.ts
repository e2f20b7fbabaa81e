import { withSql } from '../archive/open-sql.ts';
import type { BackupFile } from '../folder/backup-folder.ts';
import { removeExpired } from '../schedule/retention.ts';
import type { Progress } from '../work/progress.ts';
import { restoreDatabase } from './restore-database.ts';
import type { Restored, RestoreParts } from './restore-parts.ts';
import { restoreFiles } from './restore-files.ts';
import type { Restorer } from './restored-state.repository.ts';

/** Puts a backup of either type back. @param restorer null: the command line */
export async function restoreBackup(
  parts: RestoreParts,
  backup: BackupFile,
  restorer: Restorer | null,
  progress: Progress,
): Promise<Restored> {
  const { folder, config } = parts;
  const { type, filename } = backup;
  const restored =
    type === 'files'
      ? await restoreFiles(parts, backup, restorer, progress)
      : await withSql(backup, folder.workDraft(type), (path) =>
          restoreDatabase(parts, { path, filename }, restorer, progress),
        );
  try {
    await removeExpired(folder, config, { type, busy: [filename, restored.safetyBackup] });
  } catch (error) {
    // It is put back all the same, and the next scheduled backup tries again.
    process.emitWarning(error instanceof Error ? error : String(error));
  }
  return restored;
}
