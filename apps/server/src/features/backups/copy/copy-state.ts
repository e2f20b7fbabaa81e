import type { BackupList } from '@rondo/contract/backups';
import type { Deps } from '../../../platform/feature.ts';
import type { StoredBackup } from '../folder/backup-folder.ts';
import { selectFailingCopy, selectGivenUp } from './copies.repository.ts';
import { nameOfPlace } from './second-place.ts';

/** So long a copy may be missing without being behind. */
const GRACE_MS = 10 * 60_000;
/** So long jobs that failed are kept. */
const KEPT_MS = 30 * 86_400_000;

/** Whether that place has got a backup; a place of before does not count. */
export const isCopied = ({ note }: Pick<StoredBackup, 'note'>, place: string) =>
  note.copiedAt !== null && note.copiedTo === place;

/** What the second place has not got yet, and why (docs/rules/backups.md#second-place). */
export async function copyState(
  { db, clock, config: { backupCopy } }: Pick<Deps, 'db' | 'clock' | 'config'>,
  backups: readonly StoredBackup[],
): Promise<BackupList['copy']> {
  if (backupCopy === null) return { place: null, behind: 0, error: null };
  const place = nameOfPlace(backupCopy);
  const missing = backups.filter((backup) => !isCopied(backup, place));
  if (missing.length === 0) return { place, behind: 0, error: null };
  const now = clock.now().getTime();
  const failing = await selectFailingCopy(db);
  const behind = missing.filter(
    ({ type, filename, created, note: { verified } }) =>
      now - Math.max(created.getTime(), verified === null ? 0 : Date.parse(verified)) > GRACE_MS ||
      (failing?.type === type && failing.filename === filename),
  ).length;
  const error = failing?.error ?? (behind > 0 ? await selectGivenUp(db, new Date(now - KEPT_MS)) : null);
  return { place, behind, error };
}
