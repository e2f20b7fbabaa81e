import type { BackupType } from '@rondo/domain/backups';
import { transaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/feature.ts';
import type { Viewer } from '../../platform/http/access.ts';
import { Problem } from '../../platform/http/problem.ts';
import { recordAction } from '../log/index.ts';
import { backupFolder } from './folder/backup-folder.ts';
import { refuseWorkedOn, type WorkBoard } from './work/work-board.ts';

/** @throws Problem INVALID_FILENAME, NOT_FOUND, BACKUP_BUSY */
export async function deleteBackup(
  deps: Deps,
  board: WorkBoard,
  { type, filename }: { type: BackupType; filename: string },
  viewer: Pick<Viewer, 'id'>,
): Promise<void> {
  const folder = backupFolder(deps);
  await folder.prove();
  const { size } = await folder.find(type, filename);
  refuseWorkedOn(board, type, filename);
  await transaction(deps.db, async (trx) => {
    await recordAction(trx, {
      actorId: viewer.id,
      action: 'backup.delete',
      subject: { id: null, title: filename },
      before: { type, filename, size },
    });
    // What fails here undoes the row.
    if (!(await folder.remove(type, filename))) throw new Problem('NOT_FOUND');
  });
}
