import type { BackupProof } from '@rondo/contract/backups';
import { BACKUP_TYPES } from '@rondo/domain/backups';
import { z } from 'zod';
import type { Deps } from '../../../platform/feature.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.ts';
import { backupFolder } from '../folder/backup-folder.ts';
import { LEASE_MS, working } from '../work/jobs.ts';
import { freeBytesOfDatabase } from './free-bytes.ts';
import { proveBackup } from './prove-backup.ts';

const proving = z.object({
  type: z.enum(BACKUP_TYPES),
  filename: z.string(),
  by: z.string().nullable(),
  bySchedule: z.boolean(),
});
export type Proving = z.infer<typeof proving>;

/** Proves one backup and notes what it showed. */
export const proveJob: JobKind<Deps, Proving> = {
  kind: 'backups.prove',
  parse: (payload) => proving.parse(payload),
  lease: LEASE_MS,
  endsByRestore: true,
  run: ([job], deps) =>
    working(job, deps, { what: 'prove', ...job.payload }, (progress): Promise<BackupProof> => {
      const { type, filename } = job.payload;
      const { databaseUrl, clock, config } = deps;
      const freeBytes = () => freeBytesOfDatabase(config);
      const folder = backupFolder(deps);
      const file = { type, filename, path: folder.pathOf(type, filename) };
      return proveBackup({ databaseUrl, clock, freeBytes, folder }, file, progress);
    }),
};
