import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keyOf } from '../../../lib/queries/key.ts';
import { query } from '../../../lib/queries/query.ts';
import type { Rating } from '../rating-cards.ts';

export type { Rating };
export type RatingVote = Rating['details'][number];

/** One rating with its votes and comments. Visitors may ask for it as a part of its level only. */
export function openedRatingQuery(id: number, levelId?: number) {
  return queryOptions({
    queryKey: keyOf('rating', { id }),
    queryFn: async ({ signal }) => {
      const ofLevel =
        levelId === undefined ? null : (await call('levelWithRatings', { id: levelId }, { signal })).ratings;
      return ofLevel?.id === id ? ofLevel : call('rating', { id }, { signal });
    },
  });
}

/** The open rating of a level, else its latest one; null when it never had any. */
export async function fetchRatingOfLevel(queries: QueryClient, levelId: number): Promise<Rating | null> {
  const { ratings } = await queries.fetchQuery({
    ...query('levelWithRatings', { id: levelId }),
    staleTime: 0,
  });
  if (ratings) queries.setQueryData(query('rating', { id: ratings.id }).queryKey, ratings);
  return ratings;
}
