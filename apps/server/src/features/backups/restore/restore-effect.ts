import { type BackupType, extensionOf } from '@rondo/domain/backups';
import { readBriefly } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/feature.ts';
import { backupFolder } from '../folder/backup-folder.ts';
import { openDump } from '../dump/check-dump.ts';
import { selectUndone } from './restored-state.repository.ts';

const PATIENCE_MS = 10_000;

/** What putting a backup back would undo. @throws Problem INVALID_FILENAME, NOT_FOUND, BACKUP_CONTENT */
export async function restoreEffect(deps: Pick<Deps, 'config' | 'db'>, type: BackupType, filename: string) {
  const folder = backupFolder(deps);
  const { created } = await folder.find(type, filename);
  // An archive would have to be unpacked first.
  if (extensionOf(filename) !== '.sql')
    return { at: created.toISOString(), passes: null, levels: null, logEntries: null };
  const { at } = (await openDump(folder.pathOf(type, filename))).header;
  const undone = await readBriefly(deps.db, PATIENCE_MS, (trx) => selectUndone(trx, new Date(at)));
  return { at, ...undone };
}
