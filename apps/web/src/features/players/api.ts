import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../lib/api/client.ts';
import type { LeaderboardSearch } from './search-params.ts';

const PAGE_SIZE = 30;

function loadLeaders(
  { query, sortBy, order, banned }: LeaderboardSearch,
  offset: number,
  signal: AbortSignal,
) {
  return answer(
    api.GET('/v2/database/leaderboard', {
      params: { query: { query, sortBy, order, showBanned: banned, limit: PAGE_SIZE, offset } },
      signal,
    }),
  );
}

/** Pages of the leaderboard; the old rows stay until new ones are there. */
export function leaderboardQuery(search: LeaderboardSearch) {
  return infiniteQueryOptions({
    queryKey: ['leaderboard', search],
    queryFn: ({ pageParam, signal }) => loadLeaders(search, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length * PAGE_SIZE : undefined),
    placeholderData: keepPreviousData,
  });
}

const loadPlayer = (id: number, signal: AbortSignal) =>
  answer(api.GET('/v2/database/players/{id}', { params: { path: { id } }, signal }));

export function playerQuery(id: number) {
  return queryOptions({
    queryKey: ['players', id],
    queryFn: ({ signal }) => loadPlayer(id, signal),
  });
}

export type LeaderRow = Awaited<ReturnType<typeof loadLeaders>>['results'][number];
export type Player = Awaited<ReturnType<typeof loadPlayer>>;
export type PlayerPass = Player['passes'][number];
