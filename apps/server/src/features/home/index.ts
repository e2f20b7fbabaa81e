import type { Feature } from '../../platform/feature.ts';
import { registerHomeRoutes } from './routes.ts';

/** The start page: what is new, and where the caller stands. */
export const homeFeature: Feature = { name: 'home', register: registerHomeRoutes };
