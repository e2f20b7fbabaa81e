import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../lib/api/client.ts';
import { keys } from '../../../lib/queries/keys.ts';

const loadHistory = (id: number, signal: AbortSignal) =>
  answer(api.GET('/v2/database/levels/{id}/history', { params: { path: { id } }, signal }));

const loadRatings = (id: number, signal: AbortSignal) =>
  answer(api.GET('/v2/database/levels/{id}/ratings', { params: { path: { id } }, signal }));

const loadEffect = (id: number, changeId: number, signal: AbortSignal) =>
  answer(
    api.GET('/v2/database/levels/{id}/history/{changeId}/effect', {
      params: { path: { id, changeId } },
      signal,
    }),
  );

/** The public part of a level's past; stale when the level changes. */
export function levelHistoryQuery(id: number) {
  return queryOptions({
    queryKey: keys.levels.history(id),
    queryFn: ({ signal }) => loadHistory(id, signal),
  });
}

/** How the level was rated before; stale when the level changes. */
export function pastRatingsQuery(id: number) {
  return queryOptions({
    queryKey: keys.levels.ratings(id),
    queryFn: ({ signal }) => loadRatings(id, signal),
  });
}

/** What was recorded with a change never changes. */
export function changeEffectQuery(id: number, changeId: number) {
  return queryOptions({
    queryKey: keys.levels.effect(id, changeId),
    queryFn: ({ signal }) => loadEffect(id, changeId, signal),
    staleTime: 10 * 60_000,
  });
}

export type LevelChange = Awaited<ReturnType<typeof loadHistory>>[number];
export type PastRating = Awaited<ReturnType<typeof loadRatings>>[number];
