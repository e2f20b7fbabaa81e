import type { Reply } from '../../lib/api/contract.ts';
import { query } from '../../lib/queries/query.ts';

/** Totals of the site and counts by difficulty, at most a minute old on the server. */
export const statisticsQuery = query('statistics', {}, { staleTime: 60_000 });

export type SiteStatistics = Reply<'statistics'>;
export type DifficultyCount = SiteStatistics['difficulties']['byType']['PGU'][number];
