import type { Feature } from '../../platform/feature.ts';
import { registerNotificationRoutes } from './routes.ts';

/** Live events for open pages. */
export const notificationsFeature: Feature = { name: 'notifications', register: registerNotificationRoutes };
