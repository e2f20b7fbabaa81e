import { useQuery } from '@tanstack/react-query';
import { query } from '../queries/query.ts';
import { useMay } from './may.ts';

/** How much work waits for raters and super admins; invalidate its key after doing some. */
export const pendingCountsQuery = query(
  'staffStatistics',
  {},
  { staleTime: 30_000, refetchOnWindowFocus: true },
);

export interface PendingCounts {
  ratings: number;
  submissions: number;
  announcements: number;
  total: number;
}

/** All 0 for people without such work. */
export function usePendingCounts(): PendingCounts {
  const works = useMay()('staffStatistics');
  const { data } = useQuery({ ...pendingCountsQuery, enabled: works });
  const ratings = works ? (data?.unratedRatings ?? 0) : 0;
  const submissions = works ? (data?.totalPendingSubmissions ?? 0) : 0;
  const { unannouncedLevels = 0, unannouncedRerates = 0, unannouncedPasses = 0 } = data ?? {};
  const announcements = works ? unannouncedLevels + unannouncedRerates + unannouncedPasses : 0;
  return { ratings, submissions, announcements, total: ratings + submissions };
}
