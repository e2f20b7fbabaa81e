import type { LevelListSearch } from '../search-params.ts';

export const SORT_KINDS = ['RECENT', 'DIFF', 'CLEARS', 'RANDOM'] as const;
export type SortKind = (typeof SORT_KINDS)[number];

/** What a list is sorted by, whichever way round. */
export function sortKindOf(sort: LevelListSearch['sort']): SortKind {
  return sort.split('_')[0] as SortKind;
}
