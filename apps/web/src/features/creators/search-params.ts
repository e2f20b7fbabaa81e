import { CREATOR_SORTS, DEFAULT_CREATOR_SORT } from '@rondo/domain/creators';
import { defineSearch, integer, oneOf, optionalInteger, text, toggle } from '../../lib/search-params.ts';

export const creatorTabs = ['credits', 'creators', 'teams', 'merges'] as const;
export type CreatorTab = (typeof creatorTabs)[number];

/** Which entries are shown: all, those that are still to be checked, or those that were. */
export const checkedStates = ['all', 'open', 'verified'] as const;

const LARGEST_ID = 2_147_483_647;

/** The open tab with its filters and page, and what is open: the credits of a level, or the dialog of a creator or a team. */
export const creatorsSearch = defineSearch({
  tab: oneOf(creatorTabs, 'credits'),
  query: text(),
  page: integer(1, 1, 1_000_000),
  state: oneOf(checkedStates, 'all'),
  excludeAliases: toggle(),
  sort: oneOf(CREATOR_SORTS, DEFAULT_CREATOR_SORT),
  level: optionalInteger(1, LARGEST_ID),
  creator: optionalInteger(1, LARGEST_ID),
  team: optionalInteger(1, LARGEST_ID),
});
export type CreatorsSearch = ReturnType<typeof creatorsSearch.parse>;
