import type { BackupList } from '@rondo/contract/backups';
import { BACKUP_TYPES, type BackupType, lateSince } from '@rondo/domain/backups';
import type { Deps } from '../../../platform/feature.ts';
import type { StoredBackup } from '../folder/backup-folder.ts';
import { markTime } from '../folder/mark.ts';
import { isScheduleOn, nextScheduled } from './times.ts';
import { selectFirstAsked, selectScheduledTries } from './tries.repository.ts';

/** So long the jobs of the schedule are kept. */
const KEPT_MS = 30 * 86_400_000;
const MINUTE_MS = 60_000;

export type StoredBackups = Readonly<Record<BackupType, readonly StoredBackup[]>>;

/** What the schedule did and will do, from the backups that there are and the jobs that it asked for. */
export async function scheduleState(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  backups: StoredBackups,
): Promise<Pick<BackupList, 'lastScheduled' | 'schedule'>> {
  const now = clock.now();
  const isOn = isScheduleOn(config);
  const tries = isOn ? await selectScheduledTries(db, BACKUP_TYPES, new Date(now.getTime() - KEPT_MS)) : [];
  const lastTimes: Record<BackupType, Date | null> = { mysql: null, files: null };
  const late: BackupList['schedule']['late'] = { mysql: null, files: null };
  const lastTry: BackupList['schedule']['lastTry'] = { mysql: null, files: null };
  for (const type of BACKUP_TYPES) {
    const { doneAt = null, triedAt = null, error = null } = tries.find((one) => one.type === type) ?? {};
    // A restore brings older jobs back, and a folder may be out of sight: neither knows everything.
    const last = latest([doneAt, ...backups[type].map(scheduledTime)]);
    lastTimes[type] = last;
    if (triedAt !== null) lastTry[type] = { at: triedAt.toISOString(), error };
    const since = isOn ? (last ?? (await beginning({ db, config }, type))) : null;
    late[type] = since && (lateSince(nextScheduled(config, since), now)?.toISOString() ?? null);
  }
  const text = (at: Date | null) => at?.toISOString() ?? null;
  return {
    lastScheduled: { mysql: text(lastTimes.mysql), files: text(lastTimes.files) },
    schedule: { isOn, next: text(nextScheduled(config, now)), late, lastTry },
  };
}

/** From when on the schedule can be late before it made anything. */
async function beginning(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  type: BackupType,
): Promise<Date | null> {
  const markedAt = await markTime(config.backupDir);
  if (markedAt !== null) return markedAt;
  const asked = await selectFirstAsked(db, type);
  return asked && new Date(asked.getTime() - MINUTE_MS);
}

const scheduledTime = ({ note: { scheduledAt } }: StoredBackup) =>
  scheduledAt === null ? null : new Date(scheduledAt);

function latest(times: readonly (Date | null)[]): Date | null {
  const known = times.filter((at) => at !== null).map((at) => at.getTime());
  return known.length === 0 ? null : new Date(Math.max(...known));
}
