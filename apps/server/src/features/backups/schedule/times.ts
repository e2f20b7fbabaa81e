import { SCHEDULED_KINDS, type ScheduledKind } from '@rondo/domain/backups';
import type { Config } from '../../../config.ts';
import { nextRun } from '../../../platform/jobs/cron.ts';

type Times = Pick<Config, 'backupTimes'>;

export const isScheduleOn = ({ backupTimes }: Times) =>
  SCHEDULED_KINDS.some((kind) => backupTimes[kind] !== null);

/** When the next backup of a kind is due after that moment; null: never. */
export function nextOfKind({ backupTimes }: Times, kind: ScheduledKind, after: Date): Date | null {
  const cron = backupTimes[kind];
  return cron === null ? null : nextRun(cron, after);
}

/** When the next backup of any kind is due after that moment; null: never. */
export function nextScheduled(times: Times, after: Date): Date | null {
  const nexts = SCHEDULED_KINDS.map((kind) => nextOfKind(times, kind, after)).filter((at) => at !== null);
  return nexts.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
