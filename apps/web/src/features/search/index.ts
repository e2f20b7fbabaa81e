import { lazyPart } from '../../lib/lazy-part.ts';

export { ListFilters } from './list/ListFilters.tsx';
export { NoRows } from './list/NoRows.tsx';
export { SearchedPage } from './list/SearchedPage.tsx';
export { exampleRowsOf } from './list/searched-list.ts';
export { SearchToolbar } from './list/SearchToolbar.tsx';

/** Levels, players and creators by a few letters. */
export const QuickSearchDialog = lazyPart(
  () => import('./QuickSearchDialog.tsx'),
  'QuickSearchDialog',
  'search',
);
export { type PlayerHit, playerLookup } from './player-lookup.ts';
export { PlayerOption } from './PlayerOption.tsx';
