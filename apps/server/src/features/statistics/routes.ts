import { createHash } from 'node:crypto';
import { announcementEndpoints } from '@rondo/contract/announcements/announcing';
import { type SiteStatistics, statisticsEndpoints } from '@rondo/contract/statistics';
import { submissionEndpoints } from '@rondo/contract/submissions/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { hasAccess } from '../../platform/http/access.ts';
import { etagged } from '../../platform/http/etag.ts';
import { jsonText } from '../../platform/http/reply.ts';
import { route } from '../../platform/http/route.ts';
import { selectPending, selectUntold } from './repository.ts';
import { siteStatistics } from './site-statistics.ts';

export function registerStatisticsRoutes(app: FastifyInstance, deps: Deps): void {
  const statistics = siteStatistics(deps);
  app.addHook('onClose', async () => statistics.end());

  route(app, statisticsEndpoints.statistics, async ({ request }) => {
    const text = await statistics.read();
    const hash = createHash('sha256').update(text).digest('hex');
    return etagged<SiteStatistics>(request, hash, jsonText(text));
  });

  route(app, statisticsEndpoints.staffStatistics, async ({ viewer }) => {
    const pending = await selectPending(deps.db, viewer.id);
    const levels = hasAccess(submissionEndpoints.pendingLevels, viewer) ? pending.levels : 0;
    const passes = hasAccess(submissionEndpoints.pendingPasses, viewer) ? pending.passes : 0;
    const mayTell = hasAccess(announcementEndpoints.unannouncedLevels, viewer);
    const untold = mayTell ? await selectUntold(deps.db) : nothingUntold;
    return {
      unratedRatings: pending.unrated,
      totalPendingSubmissions: levels + passes,
      pendingLevelSubmissions: levels,
      pendingPassSubmissions: passes,
      ...untold,
    };
  });
}

const nothingUntold = {
  unannouncedLevels: 0,
  unannouncedRerates: 0,
  unannouncedPasses: 0,
  failedDeliveries: 0,
};
