import { checkDump } from './dump/check-dump.ts';
import type { BackupFile } from './folder/backup-folder.ts';
import type { Progress } from './work/progress.ts';

/** Reads a backup of either type back. @returns words for what it holds @throws Problem BACKUP_CONTENT */
export async function checkBackup({ path }: BackupFile, progress: Progress): Promise<string> {
  const { header } = await checkDump(path, progress);
  const rows = header.tables.reduce((sum, table) => sum + table.rows, 0);
  return `${header.tables.length} tables, ${rows.toLocaleString('en-US')} rows of ${header.at}`;
}
