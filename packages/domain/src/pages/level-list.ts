import { LEVEL_SORTS, TRI_STATES } from '../levels/index.ts';
import { difficultyFilter, difficultyParams } from './difficulty-choice.ts';
import type { PageCall } from '../calls/index.ts';
import { ROWS_A_PAGE } from './rows-a-page.ts';
import { oneOf, text, type UrlState, urlState } from './url-state.ts';

/** The part of the address of /levels that says which rows are shown, and in which order. */
export const levelFilterParams = {
  query: text(),
  sort: oneOf(LEVEL_SORTS, 'RECENT_DESC'),
  seed: text(64),
  ...difficultyParams,
  cleared: oneOf(TRI_STATES, 'show'),
  toRate: oneOf(TRI_STATES, 'show'),
  deleted: oneOf(TRI_STATES, 'hide'),
};

export const levelFilter = urlState(levelFilterParams);
export type LevelFilter = typeof levelFilter extends UrlState<infer T> ? Readonly<T> : never;

/** The call for rows from `offset` on. */
export function levelListCall(filter: LevelFilter, offset: number, limit = ROWS_A_PAGE) {
  const { query, sort, seed, cleared, toRate, deleted } = filter;
  const difficulties = difficultyFilter(filter);
  return {
    name: 'filterLevels',
    given: {
      ...{ limit, offset, query, sort, clearedFilter: cleared, toRate, deletedFilter: deleted, seed },
      body: difficulties
        ? {
            ...(difficulties.range && { pguRange: difficulties.range }),
            specialDifficulties: difficulties.special,
          }
        : {},
    },
  } as const satisfies PageCall;
}
