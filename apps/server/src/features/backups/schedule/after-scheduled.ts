import type { BackupKind } from '@rondo/domain/backups';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/feature.ts';
import type { BackupFolder, StoredBackup } from '../folder/backup-folder.ts';
import { proveJob } from '../proof/prove-job.ts';
import { backupLane } from '../work/work.repository.ts';
import { removeExpired } from './retention.ts';

/**
 * What follows a backup of the schedule, as a part of its work.
 * @param backup the new one, or the one that still says all because nothing has changed since
 */
export async function afterScheduled(
  { config, clock, db, jobs, log }: Deps,
  folder: BackupFolder,
  { backup, kind }: { readonly backup: StoredBackup; readonly kind: BackupKind },
): Promise<void> {
  const { type, filename } = backup;
  await folder.describe(type, filename, { scheduledAt: clock.now().toISOString() });
  if (kind === 'daily' && backup.note.proof.state === 'none')
    await transaction(db, (trx) =>
      jobs.enqueue(trx, {
        kind: proveJob,
        payload: { type, filename, by: null, bySchedule: true },
        key: `${type} ${filename}`,
        lane: backupLane,
      }),
    );
  try {
    await removeExpired(folder, config, { type, busy: [filename] });
  } catch (error) {
    // The backup is made all the same; the next one tries again.
    log.error({ err: error, type }, 'backups that are no longer kept could not be deleted');
  }
}
