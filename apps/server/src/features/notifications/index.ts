import type { Feature } from '../../platform/feature.ts';
import { registerNotificationRoutes } from './routes.ts';

/** Live events for open pages (rules §7). */
export const notificationsFeature: Feature = { name: 'notifications', register: registerNotificationRoutes };
