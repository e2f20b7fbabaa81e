import { TRI_STATES } from '../levels/index.ts';
import { LEADERBOARD_KEYS } from '../players/index.ts';
import type { PageCall } from '../calls/index.ts';
import { ROWS_A_PAGE } from './rows-a-page.ts';
import { oneOf, text, type UrlState, urlState } from './url-state.ts';

/** The part of the address of /leaderboard that says which rows are shown, and in which order. */
export const leaderFilterParams = {
  query: text(),
  sortBy: oneOf(LEADERBOARD_KEYS, 'rankedScore'),
  order: oneOf(['desc', 'asc'], 'desc'),
  banned: oneOf(TRI_STATES, 'hide'),
};

export const leaderFilter = urlState(leaderFilterParams);
export type LeaderFilter = typeof leaderFilter extends UrlState<infer T> ? Readonly<T> : never;

/** The call for one page of the rows. */
export function leaderboardCall({ query, sortBy, order, banned }: LeaderFilter, offset: number) {
  return {
    name: 'leaderboard',
    given: { query, sortBy, order, showBanned: banned, limit: ROWS_A_PAGE, offset },
  } as const satisfies PageCall;
}
