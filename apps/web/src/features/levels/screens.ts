import { lazyPage } from '../../lib/lazy-page.ts';
import { screen } from '../../lib/screen.ts';
import { levelDetailSearch, levelListSearch } from './search-params.ts';

export const levels = screen({
  path: '/levels',
  page: lazyPage(() => import('./LevelListPage.tsx'), 'LevelListPage', ['pages/levels', 'difficulties']),
  search: levelListSearch,
  shape: 'levels',
  title: 'pages/levels:list.title',
  description: 'pages/levels:list.description',
  keepsPlace: true,
  menu: { label: 'nav.levels', go: 'l' },
  pictures: ['visitor', 'player', 'rater', 'admin'],
});

export const level = screen({
  path: '/levels/$id',
  page: lazyPage(() => import('./LevelDetailPage.tsx'), 'LevelDetailPage', [
    'pages/level',
    'pages/levels',
    'fields',
    'passes',
    'media',
  ]),
  search: levelDetailSearch,
  shape: 'level',
  title: 'pages/levels:detail.title',
  pictures: ['visitor', 'player', 'admin'],
});
