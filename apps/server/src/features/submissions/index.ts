import type { Feature } from '../../platform/feature.ts';
import { sweepJob } from '../../platform/jobs/job-kind.ts';
import { forgetKeys } from './idempotency.repository.ts';
import { registerSubmissionRoutes } from './routes.ts';

/** Submitting levels and passes, and deciding about them. */
export const submissionsFeature: Feature = {
  name: 'submissions',
  register: (app, deps) => {
    registerSubmissionRoutes(app, deps);
  },
  jobs: [sweepJob('submissions.sweep', ({ db, clock }) => forgetKeys(db, clock.now()))],
};
