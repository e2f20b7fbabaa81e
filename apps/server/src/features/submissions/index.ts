import type { Feature } from '../../platform/feature.ts';
import { registerSubmissionRoutes } from './routes.ts';

/** Handing in levels and passes, and deciding about them (rules §8). */
export const submissionsFeature: Feature = { name: 'submissions', register: registerSubmissionRoutes };
