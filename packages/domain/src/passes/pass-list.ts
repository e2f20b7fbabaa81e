import { choice, listFilter, removedFilter, type SearchedList } from '../lists/index.ts';

/** The pass list (docs/rules/passes.md#pass-list). */
export const passList = {
  sort: choice(
    [
      'SCORE_DESC',
      'SCORE_ASC',
      'RECENT_DESC',
      'RECENT_ASC',
      'XACC_DESC',
      'XACC_ASC',
      'DIFF_DESC',
      'DIFF_ASC',
      'RANDOM',
    ],
    'SCORE_DESC',
  ),
  searchFields: ['player', 'song', 'artist', 'video', 'title'],
  filters: {
    keys: listFilter(choice(['all', '12k', '16k'], 'all'), 'keyFlag'),
    /** Unless deleted passes are hidden, those of banned players and on hidden levels are listed as well. */
    deleted: removedFilter('deletedFilter'),
  },
} as const satisfies SearchedList;

export type PassSort = typeof passList.sort.usual;
export type PassSearchField = (typeof passList.searchFields)[number];

/** Sorts of the table in a level: oldest first, best accuracy, best score. */
export const LEVEL_PASS_SORTS = ['score', 'accuracy', 'time'] as const;
export type LevelPassSort = (typeof LEVEL_PASS_SORTS)[number];
