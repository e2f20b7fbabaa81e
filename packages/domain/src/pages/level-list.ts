import { SLIDER_MAX, SLIDER_MIN, pguAt } from '../difficulties/index.ts';
import { LEVEL_SORTS, TRI_STATES } from '../levels/index.ts';
import { ROWS_A_PAGE, type ReadCall } from './read-call.ts';
import { integer, oneOf, text, type UrlState, urlState, words } from './url-state.ts';

/** The part of the address of /levels that says which rows are shown, and in which order (screens §4). */
export const levelFilterParams = {
  query: text(),
  sort: oneOf(LEVEL_SORTS, 'RECENT_DESC'),
  seed: text(64),
  from: integer(SLIDER_MIN, SLIDER_MIN, SLIDER_MAX),
  to: integer(SLIDER_MAX, SLIDER_MIN, SLIDER_MAX),
  special: words(100),
  cleared: oneOf(TRI_STATES, 'show'),
  deleted: oneOf(TRI_STATES, 'hide'),
};

export const levelFilter = urlState(levelFilterParams);
export type LevelFilter = typeof levelFilter extends UrlState<infer T> ? Readonly<T> : never;

/** The call for one page of the rows. */
export function levelListCall(filter: LevelFilter, offset: number) {
  const { query, sort, seed, cleared, deleted } = filter;
  return {
    method: 'POST',
    path: '/v2/database/levels/filter',
    query: { limit: ROWS_A_PAGE, offset, query, sort, clearedFilter: cleared, deletedFilter: deleted, seed },
    body: rangeBody(filter),
  } as const satisfies ReadCall;
}

/** The full range without specials is no filter, so that unrated levels are listed as well (rules §5.2). */
function rangeBody({ from, to, special }: LevelFilter) {
  const isFull = from === SLIDER_MIN && to === SLIDER_MAX && special.length === 0;
  return isFull
    ? {}
    : { pguRange: { from: pguAt(from).name, to: pguAt(to).name }, specialDifficulties: [...special] };
}
