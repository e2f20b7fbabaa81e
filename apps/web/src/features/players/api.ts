import { leaderboardCall } from '@rondo/domain/pages';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import type { Reply } from '../../lib/api/contract.ts';
import { keyOf, keyUnder } from '../../lib/queries/key.ts';
import { query } from '../../lib/queries/query.ts';
import { rowsOf } from '../../lib/rows/list-view.ts';
import type { LeaderboardSearch } from './search-params.ts';

/** The leaderboard, page by page. */
export const leaderRows = (search: LeaderboardSearch) =>
  rowsOf((offset) => leaderboardCall(search, offset), search.query);

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
  const { name, given } = leaderboardCall({ ...search, query: '' }, 0);
  const ask = async (more: { limit?: number }) => {
    const { results } = await call(name, { ...given, ...more, around: playerId }, { signal });
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
    queryKey: keyUnder(keyOf('leaderboard'), 'standing', order, playerId),
    queryFn: ({ signal }) => loadStanding(order, playerId, signal),
  });
}

export const playerQuery = (id: number) => query('player', { id });

export type LeaderRow = Reply<'leaderboard'>['results'][number];
export type Player = Reply<'player'>;
export type PlayerPass = Player['passes'][number];
