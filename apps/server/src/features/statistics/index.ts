import type { Feature } from '../../platform/feature.ts';
import { registerStatisticsRoutes } from './routes.ts';

/** Totals of the site and counts of pending work. */
export const statisticsFeature: Feature = { name: 'statistics', register: registerStatisticsRoutes };
