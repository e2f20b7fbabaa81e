import { LEADS } from '../players/index.ts';
import type { PageCall } from '../calls/index.ts';
import { integer, oneOf, type UrlState, urlState } from './url-state.ts';

/** The part of the address of /compare that says which of the levels that both cleared are shown. */
export const comparisonFilter = urlState({
  leads: oneOf(['all', ...LEADS], 'all'),
  page: integer(1, 1, 10_000),
});
export type ComparisonFilter = typeof comparisonFilter extends UrlState<infer T> ? Readonly<T> : never;

/** So many levels stand on a page. */
export const LEVELS_COMPARED = 20;

/** The call for two players and one page of the levels that both cleared. */
export function comparisonCall(id: number, otherId: number, { leads, page }: ComparisonFilter) {
  return {
    name: 'comparePlayers',
    given: {
      ...{ id, otherId, limit: LEVELS_COMPARED, offset: (page - 1) * LEVELS_COMPARED },
      ...(leads === 'all' ? {} : { leads }),
    },
  } as const satisfies PageCall;
}
