import { queryOptions, useQuery } from '@tanstack/react-query';
import { answer, api } from '../api/client.ts';
import { keys } from '../queries/keys.ts';
import { useMay } from './may.ts';

const loadCounts = (signal: AbortSignal) => answer(api.GET('/v2/admin/statistics', { signal }));

/** How much work waits for raters and super admins; invalidate its key after doing some. */
export const pendingCountsQuery = queryOptions({
  queryKey: keys.pendingCounts,
  queryFn: ({ signal }) => loadCounts(signal),
  staleTime: 30_000,
  refetchOnWindowFocus: true,
});

export interface PendingCounts {
  ratings: number;
  submissions: number;
  total: number;
}

/** All 0 for people without such work. */
export function usePendingCounts(): PendingCounts {
  const works = useMay()('staffStatistics');
  const { data } = useQuery({ ...pendingCountsQuery, enabled: works });
  const ratings = works ? (data?.unratedRatings ?? 0) : 0;
  const submissions = works ? (data?.totalPendingSubmissions ?? 0) : 0;
  return { ratings, submissions, total: ratings + submissions };
}
