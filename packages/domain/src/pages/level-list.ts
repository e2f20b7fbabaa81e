import { levelList } from '../levels/index.ts';
import { filterParameters } from '../lists/index.ts';
import { difficultyFilter } from './difficulty-choice.ts';
import type { PageCall } from '../calls/index.ts';
import { listParams } from './list-address.ts';
import { ROWS_A_PAGE } from './rows-a-page.ts';
import { type UrlState, urlState } from './url-state.ts';

/** The part of the address of /levels that says which rows are shown, and in which order. */
export const levelFilterParams = listParams(levelList);
export const levelFilter = urlState(levelFilterParams);
export type LevelFilter = typeof levelFilter extends UrlState<infer T> ? Readonly<T> : never;

/** The call for rows from `offset` on. */
export function levelListCall(filter: LevelFilter, offset: number, limit = ROWS_A_PAGE) {
  const { query, sort, seed } = filter;
  const difficulties = difficultyFilter(filter);
  return {
    name: 'filterLevels',
    given: {
      ...{ limit, offset, query, sort, ...filterParameters(levelList.filters, filter), seed },
      body: difficulties
        ? {
            ...(difficulties.range && { pguRange: difficulties.range }),
            specialDifficulties: difficulties.special,
          }
        : {},
    },
  } as const satisfies PageCall;
}
