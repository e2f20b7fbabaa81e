import type { Feature } from '../../platform/feature.ts';
import { registerStatisticsRoutes } from './routes.ts';

/** Totals of the site and counts of pending work (api §14). */
export const statisticsFeature: Feature = { name: 'statistics', register: registerStatisticsRoutes };
