import type { Feature } from '../../platform/feature.ts';
import { registerRaterRoutes } from './routes.ts';

/** Who rates levels, who curates, and who makes them so (spec 1 §2 About, rules §6.7). */
export const ratersFeature: Feature = { name: 'raters', register: registerRaterRoutes };
