import type { Feature } from '../../platform/feature.ts';
import { proveJob } from './proof/prove-job.ts';
import { registerBackups } from './routes.ts';
import { makeJob } from './work/jobs.ts';

/** Backups of the database and of the files, and what puts them back. */
export const backupsFeature: Feature = {
  name: 'backups',
  register: registerBackups,
  jobs: [makeJob, proveJob],
};
