import type { Feature } from '../../platform/feature.ts';
import { sweepRegularly } from '../../platform/sweep.ts';
import { forgetOldReplies } from './idempotency.ts';
import { registerSubmissionRoutes } from './routes.ts';

/** Handing in levels and passes, and deciding about them. */
export const submissionsFeature: Feature = {
  name: 'submissions',
  register: (app, deps) => {
    registerSubmissionRoutes(app, deps);
    sweepRegularly(app, deps.log, 'old replies to forms', () => forgetOldReplies(deps));
  },
};
