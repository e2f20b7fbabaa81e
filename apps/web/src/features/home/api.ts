import { broughtAlong } from '../../lib/api/first-data.ts';
import { keys } from '../../lib/queries/keys.ts';
import { type Reply, read } from '../../lib/queries/read.ts';

const path = '/v2/database/statistics';

/** Totals of the site and counts by difficulty, at most a minute old on the server. */
export const statisticsQuery = read(
  keys.statistics,
  path,
  {},
  {
    ...broughtAlong<SiteStatistics>({ method: 'GET', path }, true),
    staleTime: 60_000,
  },
);

export type SiteStatistics = Reply<typeof path>;
export type DifficultyCount = SiteStatistics['difficulties']['byType']['PGU'][number];
