import type { Feature } from '../../platform/feature.ts';
import { registerAnnouncementRoutes } from './routes.ts';

/** What the community is told of clears, levels and rerates, and where. */
export const announcementsFeature: Feature = {
  name: 'announcements',
  register: registerAnnouncementRoutes,
};
