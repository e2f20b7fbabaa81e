import type { BackupType } from '@rondo/domain/backups';
import type { Deps } from '../../../platform/feature.ts';
import type { Viewer } from '../../../platform/http/access.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { errorText } from '../../../platform/outside/outside-text.ts';
import { backupFolder } from '../folder/backup-folder.ts';
import { freeBytesOfDatabase } from '../proof/free-bytes.ts';
import { doBackupWork } from '../work/backup-work.ts';
import { restoreBackup } from './restore-backup.ts';
import type { Restored } from './restore-parts.ts';

/**
 * Puts a backup back because somebody asked for it; it goes on when they hang up.
 * @throws Problem NOT_FOUND, BACKUP_BUSY, BACKUP_CONTENT, RESTORE_FAILED
 */
export async function restoreNow(
  deps: Deps,
  type: BackupType,
  filename: string,
  { id: userId, sessionId, username }: Pick<Viewer, 'id' | 'sessionId' | 'username'>,
): Promise<Restored> {
  const folder = backupFolder(deps);
  await folder.prove();
  await folder.find(type, filename);
  const file = { type, filename, path: folder.pathOf(type, filename) };
  const freeBytes = () => freeBytesOfDatabase(deps.config);
  const order = { what: 'restore', type, filename, by: username, bySchedule: false } as const;
  try {
    const restored = await doBackupWork(deps, order, (progress) =>
      restoreBackup({ ...deps, folder, freeBytes }, file, { userId, sessionId }, progress),
    );
    deps.log.warn({ filename, ...restored }, 'a backup was put back');
    return restored;
  } catch (error) {
    if (error instanceof Problem) throw error;
    deps.log.error({ err: error, filename }, 'a backup could not be put back');
    throw new Problem('RESTORE_FAILED', { details: errorText(error) });
  }
}
