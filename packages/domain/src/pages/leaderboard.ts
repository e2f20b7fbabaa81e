import { filterParameters } from '../lists/index.ts';
import { leaderboard } from '../players/index.ts';
import type { PageCall } from '../calls/index.ts';
import { filterParams } from './list-address.ts';
import { ROWS_A_PAGE } from './rows-a-page.ts';
import { oneOf, text, type UrlState, urlState } from './url-state.ts';

const { sortBy, order, filters } = leaderboard;

/** The part of the address of /leaderboard that says which rows are shown, and in which order. */
export const leaderFilterParams = {
  query: text(),
  sortBy: oneOf(sortBy.words, sortBy.usual),
  order: oneOf(order.words, order.usual),
  ...filterParams(filters),
  country: text(2),
};

export const leaderFilter = urlState(leaderFilterParams);
export type LeaderFilter = typeof leaderFilter extends UrlState<infer T> ? Readonly<T> : never;

/** The call for one page of the rows. */
export function leaderboardCall(filter: LeaderFilter, offset: number) {
  const { query, sortBy, order, country } = filter;
  return {
    name: 'leaderboard',
    given: {
      query,
      sortBy,
      order,
      ...(country === '' ? {} : { country }),
      ...filterParameters(filters, filter),
      limit: ROWS_A_PAGE,
      offset,
    },
  } as const satisfies PageCall;
}
