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
  const ask = async (more: { limit?: number }) => {
    const params = { query: { ...query, ...more, around: playerId } };
    const { results } = await answer(api.GET(path, { params, signal }));
    const index = results.findIndex(({ id }) => id === playerId);
    return { row: results[index], ahead: results[index - 1] ?? null };
  };
  const { row, ahead } = await ask({});
  if (!row) return null;
  if (ahead || row.position === 1) return { row, ahead };
  // The first of a page. Only around oneself is everything as it is stored, so the pages get another length.
  const again = await ask({ limit: notDividing(row.position - 1) });
  return { row, ahead: again.ahead };
}

/** The least length of pages with which that many rows do not end a page. */
function notDividing(rows: number): number {
  let length = 2;
  while (rows % length === 0) length += 1;
  return length;
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
