import { type BackupType, expired, type Kept, kindOfName } from '@rondo/domain/backups';
import type { Config } from '../../../config.ts';
import type { BackupFolder, StoredBackup } from '../folder/backup-folder.ts';

/** Safety copies that stay, of each type. */
const KEPT_PRERESTORE = 5;

export const keptOf = ({ backupKeep }: Pick<Config, 'backupKeep'>, type: BackupType): Kept => ({
  ...backupKeep[type],
  prerestore: KEPT_PRERESTORE,
});

/**
 * Deletes the backups of a type that are no longer kept (docs/rules/backups.md#retention). Whoever calls does the one
 * work with backups, so that nobody reads what goes.
 * @param busy what is worked with stays, however old it is
 * @returns the names of those that went
 */
export async function removeExpired(
  folder: BackupFolder,
  config: Pick<Config, 'backupKeep'>,
  { type, busy }: { readonly type: BackupType; readonly busy: readonly string[] },
): Promise<string[]> {
  const named = (await folder.list(type)).filter(isNamedByItself);
  const gone = expired(named, keptOf(config, type)).filter((filename) => !busy.includes(filename));
  for (const filename of gone) await folder.remove(type, filename);
  return gone;
}

/** Whether its name is of the kind that it was made as: a person can give a manual backup any name. */
const isNamedByItself = ({ filename, note }: StoredBackup) => kindOfName(filename) === note.kind;
