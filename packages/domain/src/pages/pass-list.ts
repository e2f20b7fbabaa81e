import { TRI_STATES } from '../levels/index.ts';
import { KEY_FLAGS, PASS_SORTS } from '../passes/index.ts';
import { difficultyFilter, difficultyParams } from './difficulty-choice.ts';
import type { PageCall } from '../calls/index.ts';
import { ROWS_A_PAGE } from './rows-a-page.ts';
import { oneOf, text, type UrlState, urlState } from './url-state.ts';

/** The part of the address of /passes that says which rows are shown, and in which order. */
export const passFilterParams = {
  query: text(),
  sort: oneOf(PASS_SORTS, 'SCORE_DESC'),
  seed: text(64),
  ...difficultyParams,
  keys: oneOf(KEY_FLAGS, 'all'),
  deleted: oneOf(TRI_STATES, 'hide'),
};

export const passFilter = urlState(passFilterParams);
export type PassFilter = typeof passFilter extends UrlState<infer T> ? Readonly<T> : never;

/** The call for rows from `offset` on. */
export function passListCall(filter: PassFilter, offset: number, limit = ROWS_A_PAGE) {
  const { query, sort, seed, keys, deleted } = filter;
  const difficulties = difficultyFilter(filter);
  return {
    name: 'filterPasses',
    given: {
      body: {
        ...{ limit, offset, query, sort, seed, keyFlag: keys, deletedFilter: deleted },
        ...(difficulties && {
          ...(difficulties.range && { minDiff: difficulties.range.from, maxDiff: difficulties.range.to }),
          specialDifficulties: difficulties.special,
        }),
      },
    },
  } as const satisfies PageCall;
}
