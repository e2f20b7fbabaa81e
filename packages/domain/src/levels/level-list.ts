import { choice, removedFilter, type SearchedList, triState } from '../lists/index.ts';

/** The level list (docs/rules/levels.md#level-list). */
export const levelList = {
  sort: choice(
    ['RECENT_DESC', 'RECENT_ASC', 'DIFF_DESC', 'DIFF_ASC', 'CLEARS_DESC', 'CLEARS_ASC', 'RANDOM'],
    'RECENT_DESC',
  ),
  searchFields: ['song', 'artist', 'charter', 'vfxer', 'creator', 'team'],
  filters: {
    cleared: triState('clearedFilter'),
    /** Of levels that the asker's player has cleared (docs/rules/clears.md#mine). */
    myClears: triState('myClears', 'players'),
    /** Of levels that are being rated. */
    toRate: triState('toRate'),
    /** Of deleted and of hidden levels. */
    deleted: removedFilter('deletedFilter'),
  },
} as const satisfies SearchedList;

export type LevelSort = typeof levelList.sort.usual;
export type LevelSearchField = (typeof levelList.searchFields)[number];
