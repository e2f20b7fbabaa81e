import type { Trx } from '../../../platform/db/database.ts';
import { recordAction } from '../../log/index.ts';
import type { BackupFile } from '../folder/backup-folder.ts';
import type { Restored } from './restore-parts.ts';
import type { Restorer } from './restored-state.repository.ts';

/** Adds a restore to the log of what is there after it. @param restorer null: the command, or nobody whom the log knows */
export async function noteRestore(
  trx: Trx,
  restorer: Restorer | null,
  after: Pick<BackupFile, 'type' | 'filename'> & Restored,
): Promise<void> {
  await recordAction(trx, {
    actorId: restorer?.userId ?? null,
    action: 'backup.restore',
    subject: { id: null, title: after.filename },
    after,
  });
}
