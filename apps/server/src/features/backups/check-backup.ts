import { formatBytes } from '@rondo/domain/format';
import { withSql } from './archive/open-sql.ts';
import { checkDump } from './dump/check-dump.ts';
import { readSoundFiles } from './files/read-files.ts';
import type { BackupFile, BackupFolder } from './folder/backup-folder.ts';
import type { Progress } from './work/progress.ts';

/** Reads a backup of either type back. @returns words for what it holds @throws Problem BACKUP_CONTENT */
export async function checkBackup(
  { folder }: { readonly folder: BackupFolder },
  backup: BackupFile,
  progress: Progress,
): Promise<string> {
  if (backup.type === 'files') {
    const { files, manifest } = await readSoundFiles(backup, null, progress);
    const bytes = formatBytes(files.reduce((sum, { size }) => sum + size, 0));
    const of = manifest === null ? ', packed elsewhere' : ` of ${manifest.at}`;
    return `${files.length.toLocaleString('en-US')} files, ${bytes}${of}`;
  }
  const { header } = await withSql(backup, folder.workDraft('mysql'), (path) => checkDump(path, progress));
  const rows = header.tables.reduce((sum, table) => sum + table.rows, 0);
  return `${header.tables.length} tables, ${rows.toLocaleString('en-US')} rows of ${header.at}`;
}
