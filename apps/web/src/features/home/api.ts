import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../lib/api/client.ts';
import { broughtAlong } from '../../lib/api/first-data.ts';
import { keys } from '../../lib/queries/keys.ts';

const loadStatistics = (signal: AbortSignal) => answer(api.GET('/v2/database/statistics', { signal }));

/** Totals of the site and counts by difficulty, at most a minute old on the server. */
export const statisticsQuery = queryOptions({
  queryKey: keys.statistics,
  queryFn: ({ signal }) => loadStatistics(signal),
  ...broughtAlong<SiteStatistics>({ method: 'GET', path: '/v2/database/statistics' }, true),
  staleTime: 60_000,
});

export type SiteStatistics = Awaited<ReturnType<typeof loadStatistics>>;
export type DifficultyCount = SiteStatistics['difficulties']['byType']['PGU'][number];
