import type { Feature } from '../../platform/feature.ts';
import { announcementJob } from './announcing/announcement-job.ts';
import { staffNotice } from './delivery/staff-notice.ts';
import { testMessage } from './delivery/test-message.ts';
import { registerAnnouncementRoutes } from './routes.ts';

export { isNoticed, tellStaff } from './delivery/staff-notice.ts';

/** What the community is told of clears, levels and rerates, and where. */
export const announcementsFeature: Feature = {
  name: 'announcements',
  register: registerAnnouncementRoutes,
  jobs: [announcementJob, testMessage, staffNotice],
};
