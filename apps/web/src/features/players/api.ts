import { type ComparisonFilter, comparisonCall, leaderboardCall } from '@rondo/domain/pages';
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

/** A player's own row, and its neighbours in the order shown. */
export interface Standing {
  row: LeaderRow;
  ahead: LeaderRow | null;
  behind: LeaderRow | null;
}

async function loadStanding(
  search: LeaderboardSearch,
  playerId: number,
  signal: AbortSignal,
): Promise<Standing | null> {
  const { name, given } = leaderboardCall(search, 0);
  const ask = async (more: { limit?: number }) => {
    const { results, hasMore } = await call(name, { ...given, ...more, around: playerId }, { signal });
    const index = results.findIndex(({ id }) => id === playerId);
    const [ahead = null, behind = null] = [results[index - 1], results[index + 1]];
    return { row: results[index], ahead, behind, isLast: behind === null && !hasMore };
  };
  const { row, ahead, behind, isLast } = await ask({});
  if (!row) return null;
  if (row.position === 1 || (ahead && (behind || isLast))) return { row, ahead, behind };
  // At an edge of a page. Only around oneself is everything as it is stored, so the pages get another length.
  const again = await ask({ limit: lengthAround(row.position - 1) });
  return { row, ahead: again.ahead, behind: again.behind };
}

/** The least length of pages with which that many rows end within a page, and not with its first or last row. */
function lengthAround(rows: number): number {
  let length = 3;
  while (rows % length === 0 || rows % length === length - 1) length += 1;
  return length;
}

/** Where a player stands in the order shown, whoever is searched for; null for one who is not in it. */
export function standingQuery(search: LeaderboardSearch, playerId: number) {
  const order = { ...search, query: '', country: '' };
  return queryOptions({
    queryKey: keyUnder(keyOf('leaderboard'), 'standing', order, playerId),
    queryFn: ({ signal }) => loadStanding(order, playerId, signal),
  });
}

export const playerQuery = (id: number) => query('player', { id });
export const playerStandingQuery = (id: number) => query('playerStanding', { id });

/** Two players beside each other, with one page of the levels that both cleared. */
export function comparisonQuery(id: number, otherId: number, filter: ComparisonFilter) {
  const { name, given } = comparisonCall(id, otherId, filter);
  return query(name, given);
}

/** The levels of one step of the scale, for their number. */
export const levelsOf = (name: string) =>
  query('filterLevels', {
    limit: 1,
    offset: 0,
    body: { pguRange: { from: name, to: name }, specialDifficulties: [] },
  });

export type LeaderRow = Reply<'leaderboard'>['results'][number];
export type Player = Reply<'player'>;
export type PlayerStanding = Reply<'playerStanding'>;
export type Comparison = Reply<'comparePlayers'>;
export type ComparedPlayer = Comparison['one'];
export type SharedLevel = Comparison['shared']['results'][number];
export type PlayerPass = Player['passes'][number];

type HeadStats = Pick<Player['stats'], 'rankedScore' | 'rankedScoreRank' | 'topDiff' | 'top12kDiff'>;
/** What the head of a profile shows. */
export type ProfileHead = LeaderRow['player'] & Pick<Player, 'overlay'> & { stats: HeadStats };

/** The head of a profile, all of which a row of the leaderboard knows. */
export function headOf(row: LeaderRow): ProfileHead {
  const { player, name, country, rankedScore, stats, overlay } = row;
  return { ...player, name, country, stats: { ...stats, rankedScore }, ...(overlay && { overlay }) };
}
