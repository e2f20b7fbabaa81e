import { filterParameters } from '../lists/index.ts';
import { passList } from '../passes/index.ts';
import { difficultyFilter } from './difficulty-choice.ts';
import type { PageCall } from '../calls/index.ts';
import { listParams } from './list-address.ts';
import { ROWS_A_PAGE } from './rows-a-page.ts';
import { type UrlState, urlState } from './url-state.ts';

/** The part of the address of /passes that says which rows are shown, and in which order. */
export const passFilterParams = listParams(passList);
export const passFilter = urlState(passFilterParams);
export type PassFilter = typeof passFilter extends UrlState<infer T> ? Readonly<T> : never;

/** The call for rows from `offset` on. */
export function passListCall(filter: PassFilter, offset: number, limit = ROWS_A_PAGE) {
  const { query, sort, seed } = filter;
  const difficulties = difficultyFilter(filter);
  return {
    name: 'filterPasses',
    given: {
      body: {
        ...{ limit, offset, query, sort, seed, ...filterParameters(passList.filters, filter) },
        ...(difficulties && {
          ...(difficulties.range && { minDiff: difficulties.range.from, maxDiff: difficulties.range.to }),
          specialDifficulties: difficulties.special,
        }),
      },
    },
  } as const satisfies PageCall;
}
