import type { FilterParameters, ListFilters, SearchedList } from '@rondo/domain/lists';
import { z } from 'zod';
import { absent, pageQuery, textList, upTo } from './tolerant.ts';

/** What a searched list can be asked for, beside its range of difficulties. Unknown words are the usual ones. */
export function listQuery<L extends SearchedList>({ filters }: L) {
  return {
    ...pageQuery,
    query: absent(z.string()),
    sort: absent(z.string().max(50)),
    ...filterQuery(filters as L['filters']),
    specialDifficulties: textList(100),
    seed: absent(upTo(64)),
  };
}

const word = absent(z.string().max(20));

/** The parameter of each filter. */
export function filterQuery<F extends ListFilters>(filters: F) {
  const parameters = Object.values(filters).map(({ parameter }) => [parameter, word]);
  return Object.fromEntries(parameters) as FilterParameters<F, typeof word>;
}
