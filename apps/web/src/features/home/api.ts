import type { Reply } from '../../lib/api/contract.ts';
import { query } from '../../lib/queries/query.ts';

/** Totals of the site and counts by difficulty, at most a minute old on the server. */
export const statisticsQuery = query('statistics', {}, { staleTime: 60_000 });

export type SiteStatistics = Reply<'statistics'>;
export type DifficultyCount = SiteStatistics['difficulties']['byType']['PGU'][number];

const FEED_EVERY = 15_000;

/**
 * What is new, asked again while the page can be seen and at once when it is seen again (docs/rules/home.md). The
 * browser asks with its ETag.
 */
export const homeFeedQuery = query(
  'homeFeed',
  {},
  { staleTime: FEED_EVERY - 1_000, refetchInterval: FEED_EVERY, refetchOnWindowFocus: 'always' },
);

export type HomeFeed = Reply<'homeFeed'>;
export type HomeClear = HomeFeed['latest'][number];

/** Levels worth trying, the best first. */
export const nextForYouQuery = query('nextForYou', {}, { staleTime: 60_000 });

/** The reader's own part. */
export const ownHomeQuery = query('ownHome', {}, { staleTime: FEED_EVERY });
export type OwnHome = Reply<'ownHome'>;
