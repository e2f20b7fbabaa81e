import { leaderboardCall, ROWS_A_PAGE } from '@rondo/domain/pages';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../lib/api/client.ts';
import { broughtAlong } from '../../lib/api/first-data.ts';
import type { LeaderboardSearch } from './search-params.ts';

function loadLeaders(search: LeaderboardSearch, offset: number, signal: AbortSignal) {
  const { path, query } = leaderboardCall(search, offset);
  return answer(api.GET(path, { params: { query }, signal }));
}

/** Pages of the leaderboard; the old rows stay until new ones are there. */
export function leaderboardQuery(search: LeaderboardSearch) {
  const { initialData, initialDataUpdatedAt } = broughtAlong<Leaders>(leaderboardCall(search, 0));
  return infiniteQueryOptions({
    queryKey: ['leaderboard', search],
    queryFn: ({ pageParam, signal }) => loadLeaders(search, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length * ROWS_A_PAGE : undefined),
    placeholderData: keepPreviousData,
    initialData: () => {
      const first = initialData();
      return first && { pages: [first], pageParams: [0] };
    },
    initialDataUpdatedAt,
  });
}

const loadPlayer = (id: number, signal: AbortSignal) =>
  answer(api.GET('/v2/database/players/{id}', { params: { path: { id } }, signal }));

export function playerQuery(id: number) {
  return queryOptions({
    queryKey: ['players', id],
    queryFn: ({ signal }) => loadPlayer(id, signal),
    ...broughtAlong<Player>({ method: 'GET', path: `/v2/database/players/${id}` }),
  });
}

type Leaders = Awaited<ReturnType<typeof loadLeaders>>;
export type LeaderRow = Leaders['results'][number];
export type Player = Awaited<ReturnType<typeof loadPlayer>>;
export type PlayerPass = Player['passes'][number];
