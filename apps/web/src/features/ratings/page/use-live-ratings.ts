import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isProblem } from '../../../lib/api/problem.ts';
import { ratingDelay } from '../../../lib/live/apply-frames.ts';
import { collected } from '../../../lib/live/collected.ts';
import type { LiveFrame } from '../../../lib/live/frame.ts';
import { onLiveFrame, useLive } from '../../../lib/live/live.ts';
import { query } from '../../../lib/queries/query.ts';
import { forgetRating, ratingCardsQuery, rememberRating } from '../rating-cards.ts';

/** With more than this at once, such as after an import, the list is loaded instead. */
const mostAtOnce = 20;

/** Listens to the ratings' own events, and loads each rating that changed, alone, a second later. */
export function useLiveRatings(person: number): void {
  const queries = useQueryClient();
  useLive(person, 'rating');
  useEffect(() => {
    const changed = collected<number>(ratingDelay, (ids) => void refetch(queries, ids));
    const stop = onLiveFrame((frame) => {
      for (const id of ratingsOf(frame, queries)) changed.add(id);
    });
    return () => {
      stop();
      changed.stop();
    };
  }, [queries]);
}

function ratingsOf(frame: LiveFrame, queries: QueryClient): number[] {
  if (frame.type === 'ratingUpdate') return [frame.data.ratingId];
  if (frame.type !== 'levelUpdate') return [];
  const { levelId } = frame.data;
  const cards = queries.getQueryData(ratingCardsQuery.queryKey) ?? [];
  return cards.filter((card) => card.levelId === levelId).map(({ id }) => id);
}

async function refetch(queries: QueryClient, ids: ReadonlySet<number>): Promise<void> {
  const list = { queryKey: ratingCardsQuery.queryKey, exact: true };
  // A list that is on its way may be older than the change.
  if (ids.size > mostAtOnce || queries.isFetching(list) > 0) await queries.invalidateQueries(list);
  if (ids.size <= mostAtOnce) await Promise.all([...ids].map((id) => refetchOne(queries, id)));
}

async function refetchOne(queries: QueryClient, id: number): Promise<void> {
  try {
    rememberRating(queries, await queries.fetchQuery(query('rating', { id }, { staleTime: 0 })));
  } catch (error) {
    // Without an answer the list stays as old as it is, until the connection is back.
    if (isProblem(error) && error.status === 404) forgetRating(queries, id);
  }
}
