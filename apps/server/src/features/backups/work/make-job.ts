import { BACKUP_TYPES } from '@rondo/domain/backups';
import { z } from 'zod';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/feature.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.ts';
import { enqueueCopy } from '../copy/copy-job.ts';
import { backupFolder } from '../folder/backup-folder.ts';
import { afterScheduled } from '../schedule/after-scheduled.ts';
import { LEASE_MS, working } from './jobs.ts';
import { makeBackup } from './make-backup.ts';

const order = { by: z.string().nullable(), bySchedule: z.boolean() };
const making = z.object({
  ...order,
  type: z.enum(BACKUP_TYPES),
  kind: z.enum(['manual', 'hourly', 'daily', 'weekly', 'monthly']),
});
export type Making = z.infer<typeof making>;

/** Makes one backup. */
export const makeJob: JobKind<Deps, Making> = {
  kind: 'backups.make',
  parse: (payload) => making.parse(payload),
  lease: LEASE_MS,
  keepsDone: true,
  endsByRestore: true,
  run: ([job], deps) => {
    const { type, kind, by, bySchedule } = job.payload;
    return working(job, deps, { what: 'create', type, filename: null, by, bySchedule }, async (progress) => {
      const folder = backupFolder(deps);
      const { databaseUrl, clock } = deps;
      const backup = await makeBackup({ databaseUrl, folder, clock }, { type, kind }, progress);
      await transaction(deps.db, (trx) => enqueueCopy(deps, trx, backup));
      if (bySchedule) await afterScheduled(deps, folder, { backup, kind });
      return { filename: backup.filename };
    });
  },
};
