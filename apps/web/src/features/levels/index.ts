import { lazyPage } from '../../lib/lazy-page.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

export { levelDetailSearch, levelListSearch } from './search-params.ts';

export const LevelListPage = lazyPage(() => import('./LevelListPage.tsx'), 'LevelListPage', [
  'pages/levels',
  'difficulties',
]);
export const LevelDetailPage = lazyPage(() => import('./LevelDetailPage.tsx'), 'LevelDetailPage', [
  'pages/levels',
  'fields',
  'passes',
  'media',
]);
/** The edit popup of a level by its number, for a page of another slice. */
export const LevelEditor = lazyPart(() => import('./list/EditInList.tsx'), 'EditInList', [
  'pages/level-edit',
  'fields',
]);
