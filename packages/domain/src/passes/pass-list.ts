/** Sorts of the pass list (docs/rules/passes.md#pass-list), as the select shows them. */
export const PASS_SORTS = [
  'SCORE_DESC',
  'SCORE_ASC',
  'RECENT_DESC',
  'RECENT_ASC',
  'XACC_DESC',
  'XACC_ASC',
  'DIFF_DESC',
  'DIFF_ASC',
  'RANDOM',
] as const;
export type PassSort = (typeof PASS_SORTS)[number];
const DEFAULT_PASS_SORT: PassSort = 'SCORE_DESC';

/** An unknown or missing name is the default. */
export function passSort(name: string | null | undefined): PassSort {
  return PASS_SORTS.find((sort) => sort === name) ?? DEFAULT_PASS_SORT;
}

/** Fields of the pass search (docs/rules/search.md#fields). */
export const PASS_SEARCH_FIELDS = ['player', 'song', 'artist', 'video', 'title'] as const;
export type PassSearchField = (typeof PASS_SEARCH_FIELDS)[number];

export const KEY_FLAGS = ['all', '12k', '16k'] as const;
export type KeyFlag = (typeof KEY_FLAGS)[number];

/** Sorts of the table in a level: oldest first, best accuracy, best score. */
export const LEVEL_PASS_SORTS = ['score', 'accuracy', 'time'] as const;
export type LevelPassSort = (typeof LEVEL_PASS_SORTS)[number];
