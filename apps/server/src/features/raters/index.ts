import type { Feature } from '../../platform/feature.ts';
import { registerRaterRoutes } from './routes.ts';

/** Who rates levels, who curates, and who makes them so. */
export const ratersFeature: Feature = { name: 'raters', register: registerRaterRoutes };
