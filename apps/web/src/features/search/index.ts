import { lazyPart } from '../../lib/lazy-part.ts';

export { NoRows } from './list/NoRows.tsx';
export { SearchedPage } from './list/SearchedPage.tsx';
export { SearchToolbar } from './list/SearchToolbar.tsx';

/** Levels, players and creators by a few letters; wrap it in Suspense. */
export const QuickSearchDialog = lazyPart(
  () => import('./QuickSearchDialog.tsx'),
  'QuickSearchDialog',
  'search',
);
