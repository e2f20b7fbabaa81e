import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../lib/api/client.ts';
import { keys } from '../../../lib/queries/keys.ts';
import { loadRating, type Rating, ratingQuery } from '../rating-cards.ts';

export type { Rating };
export type RatingVote = Rating['details'][number];

const loadOfLevel = (levelId: number, signal: AbortSignal) =>
  answer(api.GET('/v2/database/levels/withRatings/{id}', { params: { path: { id: levelId } }, signal }));

/** One rating with its votes and comments. Visitors may ask for it as a part of its level only. */
export function openedRatingQuery(id: number, levelId?: number) {
  return queryOptions({
    queryKey: ratingQuery(id).queryKey,
    queryFn: async ({ signal }) => {
      const ofLevel = levelId === undefined ? null : (await loadOfLevel(levelId, signal)).ratings;
      return ofLevel?.id === id ? ofLevel : loadRating(id, signal);
    },
  });
}

/** The open rating of a level, else its latest one; null when it never had any. */
export async function fetchRatingOfLevel(queries: QueryClient, levelId: number): Promise<Rating | null> {
  const { ratings } = await queries.fetchQuery({
    queryKey: keys.ratings.ofLevel(levelId),
    queryFn: ({ signal }) => loadOfLevel(levelId, signal),
    staleTime: 0,
  });
  if (ratings) queries.setQueryData(ratingQuery(ratings.id).queryKey, ratings);
  return ratings;
}

export interface OwnVote {
  rating: string;
  comment: string;
  isCommunityRating: boolean;
}

/** A blank rating takes the vote back. */
export async function saveVote(id: number, vote: OwnVote): Promise<Rating> {
  const saved = await answer(api.PUT('/v2/admin/rating/{id}', { params: { path: { id } }, body: vote }));
  return saved.rating;
}

export async function deleteVote(id: number, userId: number): Promise<Rating> {
  const saved = await answer(
    api.DELETE('/v2/admin/rating/{id}/detail/{userId}', { params: { path: { id, userId } } }),
  );
  return saved.rating;
}
