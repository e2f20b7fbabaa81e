import { openCopyDatabase } from '../../../platform/db/copy-database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { recordAudit } from '../../audit/index.ts';
import { withSql } from '../archive/open-sql.ts';
import type { BackupFile } from '../folder/backup-folder.ts';
import type { Progress } from '../work/progress.ts';
import { restoreDatabase, type Restored, type RestoreParts } from './restore-database.ts';
import { restoreFiles } from './restore-files.ts';
import type { Restorer } from './restored-state.repository.ts';

/** Puts a backup of either type back. @param restorer null: the command line */
export async function restoreBackup(
  parts: RestoreParts,
  backup: BackupFile,
  restorer: Restorer | null,
  progress: Progress,
): Promise<Restored> {
  const { type, filename } = backup;
  if (type === 'mysql')
    return withSql(backup, parts.folder.workDraft(type), (path) =>
      restoreDatabase(parts, { path, filename }, restorer, progress),
    );
  const restored = await restoreFiles(parts, backup, progress);
  await noteRestore(parts, { type, filename, ...restored }, restorer);
  return restored;
}

async function noteRestore(
  { databaseUrl }: RestoreParts,
  after: Pick<BackupFile, 'type' | 'filename'> & Restored,
  restorer: Restorer | null,
): Promise<void> {
  const database = await openCopyDatabase(databaseUrl, 'rondo restore');
  try {
    await transaction(database.db, (trx) =>
      recordAudit(trx, {
        actorId: restorer?.userId ?? null,
        action: 'backup.restore',
        subject: { id: null, title: after.filename },
        after,
      }),
    );
  } finally {
    await database.close();
  }
}
