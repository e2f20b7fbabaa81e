import { lazyPage } from '../../lib/lazy-page.ts';
import { screen } from '../../lib/screen.ts';
import { difficultiesSearch } from './admin/search-params.ts';

export const difficulties = screen({
  path: '/admin/difficulties',
  page: lazyPage(() => import('./admin/DifficultiesPage.tsx'), 'DifficultiesPage', [
    'pages/difficulties',
    'difficulties',
    'second-password',
  ]),
  search: difficultiesSearch,
  shape: 'table',
  title: 'pages/difficulties:title',
  access: 'editDifficulty',
  menu: { label: 'nav.difficulties' },
  pictures: ['visitor', 'player'],
});
