import type { BackupProof } from '@rondo/contract/backups';
import type { BackupType } from '@rondo/domain/backups';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/feature.ts';
import type { Viewer } from '../../../platform/http/access.ts';
import { recordAction } from '../../log/index.ts';
import { backupFolder } from '../folder/backup-folder.ts';
import { doNow } from '../work/jobs.ts';
import { proveJob } from './prove-job.ts';

/** Proves a backup because somebody asked for it. @throws Problem NOT_FOUND, BACKUP_BUSY, BACKUP_FOLDER, BACKUP_FAILED */
export async function proveNow(
  deps: Deps,
  type: BackupType,
  filename: string,
  { id, username }: Pick<Viewer, 'id' | 'username'>,
): Promise<BackupProof> {
  const folder = backupFolder(deps);
  await folder.prove();
  await folder.find(type, filename);
  await doNow(deps, proveJob, [{ type, filename, by: username, bySchedule: false }]);
  await transaction(deps.db, (trx) =>
    recordAction(trx, {
      actorId: id,
      action: 'backup.prove',
      subject: { id: null, title: filename },
      after: { type, filename },
    }),
  );
  return (await folder.find(type, filename)).note.proof;
}
