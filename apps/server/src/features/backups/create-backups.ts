import type { Backup } from '@rondo/contract/backups';
import type { BackupType } from '@rondo/domain/backups';
import { transaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/feature.ts';
import type { Viewer } from '../../platform/http/access.ts';
import { recordActions } from '../log/index.ts';
import { backupFolder } from './folder/backup-folder.ts';
import { presentBackup } from './present.ts';
import { doNow } from './work/jobs.ts';
import { type Making, makeJob } from './work/make-job.ts';

/** Makes a backup of each type now. @throws Problem BACKUP_BUSY, BACKUP_FOLDER, STORAGE_FULL, BACKUP_FAILED */
export async function createBackups(
  deps: Deps,
  types: readonly BackupType[],
  { id, username }: Pick<Viewer, 'id' | 'username'>,
): Promise<Backup[]> {
  const folder = backupFolder(deps);
  await folder.prove();
  const wanted = types.map((type): Making => ({ type, kind: 'manual', by: username, bySchedule: false }));
  const made = (await doNow(deps, makeJob, wanted)) as { filename: string }[];
  const backups = await Promise.all(
    made.map(({ filename }, place) => folder.find(types[place] ?? 'mysql', filename)),
  );
  await transaction(deps.db, (trx) =>
    recordActions(
      trx,
      backups.map(({ type, filename, size }) => ({
        actorId: id,
        action: 'backup.create' as const,
        subject: { id: null, title: filename },
        after: { type, filename, size },
      })),
    ),
  );
  return backups.map((backup) => presentBackup(backup, deps.config));
}
