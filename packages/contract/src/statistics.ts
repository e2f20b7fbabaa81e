import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { difficultyType } from './shapes.ts';

const difficultyCount = z.object({
  id: z.int(),
  name: z.string(),
  type: difficultyType,
  color: z.string(),
  icon: z.string(),
  sortOrder: z.int(),
  passCount: z.int(),
  levelCount: z.int(),
});

const call = endpointsOf('statistics');

const siteStatistics = z
  .object({
    overview: z.object({
      totalLevels: z.int(),
      totalPasses: z.int(),
      totalPlayers: z.int(),
      totalActivePlayers: z.int(),
      passesLast30Days: z.int(),
      listedPasses: z.int(),
      listedPassesLast30Days: z.int(),
      rankedPlayers: z.int(),
    }),
    difficulties: z.object({
      byType: z.object({ PGU: z.array(difficultyCount), SPECIAL: z.array(difficultyCount) }),
    }),
  })
  .meta({ id: 'SiteStatistics' });
export type SiteStatistics = z.infer<typeof siteStatistics>;

export const statisticsEndpoints = {
  statistics: call.get('/v2/database/statistics', 'P', {
    cache: 'shared',
    alsoAt: ['/v2/statistics'],
    summary: 'Totals of the site and counts by difficulty, at most 60 seconds old.',
    reply: siteStatistics,
  }),
  staffStatistics: call.get('/v2/admin/statistics', 'R', {
    summary: 'Counts of pending work; all but ratings are counted for super admins only.',
    reply: z.object({
      unratedRatings: z.int(),
      totalPendingSubmissions: z.int(),
      pendingLevelSubmissions: z.int(),
      pendingPassSubmissions: z.int(),
      unannouncedLevels: z.int(),
      unannouncedRerates: z.int(),
      unannouncedPasses: z.int(),
      failedDeliveries: z.int(),
    }),
  }),
};
