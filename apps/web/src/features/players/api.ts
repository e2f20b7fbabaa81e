import { leaderboardCall } from '@rondo/domain/pages';
import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../lib/api/client.ts';
import { broughtAlong } from '../../lib/api/first-data.ts';
import type { RowSource } from '../../lib/rows/list-view.ts';
import { keys } from '../../lib/queries/keys.ts';
import { type Reply, read } from '../../lib/queries/read.ts';
import type { LeaderboardSearch } from './search-params.ts';

function loadLeaders(search: LeaderboardSearch, offset: number, signal: AbortSignal) {
  const { path, query } = leaderboardCall(search, offset);
  return answer(api.GET(path, { params: { query }, signal }));
}

/** The leaderboard, page by page. */
export function leaderRows(search: LeaderboardSearch): RowSource<LeaderRow> {
  return {
    key: keys.leaderboard.list(search),
    query: search.query,
    load: (offset, signal) => loadLeaders(search, offset, signal),
    call: (offset) => leaderboardCall(search, offset),
  };
}

/** A player's own row, and the one before it in the order shown. */
export interface Standing {
  row: LeaderRow;
  ahead: LeaderRow | null;
}

async function loadStanding(
  search: LeaderboardSearch,
  playerId: number,
  signal: AbortSignal,
): Promise<Standing | null> {
  const { path, query } = leaderboardCall({ ...search, query: '' }, 0);
  const ask = (more: { around?: number; offset?: number; limit?: number }) =>
    answer(api.GET(path, { params: { query: { ...query, ...more } }, signal }));
  const { results } = await ask({ around: playerId });
  const index = results.findIndex(({ id }) => id === playerId);
  const row = results[index];
  if (!row) return null;
  if (index > 0 || row.position === 1) return { row, ahead: results[index - 1] ?? null };
  // The first of a page: the row before it is the last of the page before.
  const before = await ask({ offset: row.position - 2, limit: 1 });
  return { row, ahead: before.results[0] ?? null };
}

/** Where a player stands in the order shown, whatever is searched for; null for one who is not in it. */
export function standingQuery(search: LeaderboardSearch, playerId: number) {
  const order = { ...search, query: '' };
  return queryOptions({
    queryKey: keys.leaderboard.standing(order, playerId),
    queryFn: ({ signal }) => loadStanding(order, playerId, signal),
  });
}

export function playerQuery(id: number) {
  const brought = broughtAlong<Player>({ method: 'GET', path: `/v2/database/players/${id}` });
  return read(keys.players.detail(id), '/v2/database/players/{id}', { path: { id } }, brought);
}

export type LeaderRow = Awaited<ReturnType<typeof loadLeaders>>['results'][number];
export type Player = Reply<'/v2/database/players/{id}'>;
export type PlayerPass = Player['passes'][number];
