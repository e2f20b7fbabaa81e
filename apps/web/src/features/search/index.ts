import { lazyPart } from '../../lib/lazy-part.ts';

export { ListFilters } from './list/ListFilters.tsx';
export { NoRows } from './list/NoRows.tsx';
export { SearchedPage } from './list/SearchedPage.tsx';
export { exampleRowsOf } from './list/searched-list.ts';
export { SearchToolbar } from './list/SearchToolbar.tsx';

/** Notes what is looked at, for the quick search. */
export const RecentWatch = lazyPart(() => import('./RecentWatch.tsx'), 'RecentWatch');

/** Levels, players, creators and pages by a few letters. */
export const QuickSearchDialog = lazyPart(
  () => import('./QuickSearchDialog.tsx'),
  'QuickSearchDialog',
  'search',
);
export { type PlayerHit, playerLookup } from './player-lookup.ts';
export { PlayerOption } from './PlayerOption.tsx';
