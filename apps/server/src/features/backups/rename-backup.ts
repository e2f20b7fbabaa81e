import { type BackupType, renamedTo } from '@rondo/domain/backups';
import { transaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/feature.ts';
import type { Viewer } from '../../platform/http/access.ts';
import { found } from '../../platform/http/problem.ts';
import { recordAction } from '../log/index.ts';
import { backupFolder } from './folder/backup-folder.ts';
import { refuseWorkedOn, type WorkBoard } from './work/work-board.ts';

/** @returns the new name with its ending. @throws Problem INVALID_FILENAME, NOT_FOUND, NAME_TAKEN, BACKUP_BUSY */
export async function renameBackup(
  deps: Deps,
  board: WorkBoard,
  { type, filename, newName }: { type: BackupType; filename: string; newName: string },
  viewer: Pick<Viewer, 'id'>,
): Promise<string> {
  const folder = backupFolder(deps);
  await folder.prove();
  await folder.find(type, filename);
  const name = found(renamedTo(filename, newName), 'INVALID_FILENAME');
  if (name === filename) return name;
  refuseWorkedOn(board, type, filename);
  await transaction(deps.db, async (trx) => {
    await recordAction(trx, {
      actorId: viewer.id,
      action: 'backup.rename',
      subject: { id: null, title: filename },
      before: { filename },
      after: { type, filename: name },
    });
    // What fails here undoes the row.
    await folder.rename(type, filename, name);
  });
  return name;
}
