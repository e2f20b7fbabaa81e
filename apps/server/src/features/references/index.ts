import type { Feature } from '../../platform/feature.ts';
import { registerReferenceRoutes } from './routes.ts';

/** Levels that show what a difficulty means. */
export const referencesFeature: Feature = { name: 'references', register: registerReferenceRoutes };
