import { webhookToken } from '@rondo/domain/announcements';
import type { Feature } from '../../platform/feature.ts';
import { keepSecret } from '../../platform/secrets/known-secrets.ts';
import { announcementJob } from './announcing/announcement-job.ts';
import { registerAnnouncingRoutes } from './announcing/routes.ts';
import { registerDeliveryRoutes } from './delivery/routes.ts';
import { staffNotice } from './delivery/staff-notice.ts';
import { testMessage } from './delivery/test-message.ts';
import { selectChannels } from './directives/channels.repository.ts';
import { registerDirectiveRoutes } from './directives/routes.ts';
import { registerSimulationRoutes } from './simulation/routes.ts';

export { stopWaiting } from './announcing/stop-announcing.ts';
export { writePastMessage } from './announcing/past-messages.ts';
export { isNoticed, tellStaff } from './delivery/staff-notice.ts';

/** What the community is told of clears, levels and rerates, and where. */
export const announcementsFeature: Feature = {
  name: 'announcements',
  register: (app, deps) => {
    registerDirectiveRoutes(app, deps);
    registerAnnouncingRoutes(app, deps);
    registerDeliveryRoutes(app, deps);
    registerSimulationRoutes(app, deps);
  },
  prepare: async ({ db }) => {
    for (const { webhook_url } of await selectChannels(db, { inactive: true }))
      keepSecret(webhookToken(webhook_url));
  },
  jobs: [announcementJob, testMessage, staffNotice],
};
