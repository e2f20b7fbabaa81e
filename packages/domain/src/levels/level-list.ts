import { seesRemoved, type Viewer } from '../auth/index.ts';

/** Sorts of the level list (docs/rules/levels.md#level-list). */
export const LEVEL_SORTS = [
  'RECENT_DESC',
  'RECENT_ASC',
  'DIFF_DESC',
  'DIFF_ASC',
  'CLEARS_DESC',
  'CLEARS_ASC',
  'RANDOM',
] as const;
export type LevelSort = (typeof LEVEL_SORTS)[number];
const DEFAULT_LEVEL_SORT: LevelSort = 'RECENT_DESC';

/** An unknown or missing name is the default. */
export function levelSort(name: string | null | undefined): LevelSort {
  return LEVEL_SORTS.find((sort) => sort === name) ?? DEFAULT_LEVEL_SORT;
}

/** Fields of the level search (docs/rules/search.md#fields). */
export const LEVEL_SEARCH_FIELDS = ['song', 'artist', 'charter', 'vfxer', 'creator', 'team'] as const;
export type LevelSearchField = (typeof LEVEL_SEARCH_FIELDS)[number];

export const TRI_STATES = ['show', 'hide', 'only'] as const;
export type TriState = (typeof TRI_STATES)[number];

/** A filter for those who see what was removed; everyone else silently gets "hide" (docs/rules/levels.md#level-list). */
export function staffFilter(
  filter: TriState | null | undefined,
  viewer: Pick<Viewer, 'isSuperAdmin'> | null,
): TriState {
  return seesRemoved(viewer) ? (filter ?? 'hide') : 'hide';
}
