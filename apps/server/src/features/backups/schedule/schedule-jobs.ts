import { BACKUP_TYPES, SCHEDULED_KINDS, type ScheduledKind } from '@rondo/domain/backups';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/feature.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.ts';
import { makeJob } from '../work/make-job.ts';
import { backupLane } from '../work/work.repository.ts';
import { nextOfKind } from './times.ts';

/** For each kind of the schedule: at its time a backup of each type is asked for (docs/rules/backups.md#schedule). */
export const scheduleJobs: readonly JobKind<Deps, null>[] = SCHEDULED_KINDS.map((kind) => ({
  kind: `backups.${kind}`,
  every: (now, { config }) => nextOfKind(config, kind, now),
  parse: () => null,
  endsByRestore: true,
  run: ([job], { db, jobs }) =>
    transaction(db, async (trx) => {
      for (const type of BACKUP_TYPES) {
        const payload = { type, kind, by: null, bySchedule: true };
        // One that still waits stands for this one as well: they would be the same.
        await jobs.enqueue(trx, { kind: makeJob, payload, key: keyOf(type, kind), lane: backupLane });
      }
      await job.finish(trx);
    }),
}));

const keyOf = (type: string, kind: ScheduledKind) => `${type} ${kind}`;
