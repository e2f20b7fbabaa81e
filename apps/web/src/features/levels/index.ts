import { lazyPage } from '../../lib/lazy-page.ts';

export { levelDetailSearch, levelListSearch } from './search-params.ts';

export const LevelListPage = lazyPage(() => import('./LevelListPage.tsx'), 'LevelListPage', [
  'pages/levels',
  'difficulties',
]);
export const LevelDetailPage = lazyPage(() => import('./LevelDetailPage.tsx'), 'LevelDetailPage', [
  'pages/levels',
  'passes',
  'media',
]);
