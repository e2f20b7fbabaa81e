import { lazyPage } from '../../lib/lazy-page.ts';
import { screen } from '../../lib/screen.ts';
import { passDetailSearch, passListSearch } from './search-params.ts';

export const passes = screen({
  path: '/passes',
  page: lazyPage(() => import('./PassListPage.tsx'), 'PassListPage', [
    'pages/pass-list',
    'passes',
    'difficulties',
  ]),
  search: passListSearch,
  shape: 'passes',
  title: 'pages/pass-list:list.title',
  description: 'pages/pass-list:list.description',
  keepsPlace: true,
  menu: { label: 'nav.passes', go: 'p' },
  pictures: ['visitor', 'admin'],
});

export const pass = screen({
  path: '/passes/$id',
  page: lazyPage(() => import('./PassDetailPage.tsx'), 'PassDetailPage', [
    'pages/pass',
    'passes',
    'media',
    'difficulties',
  ]),
  search: passDetailSearch,
  shape: 'pass',
  title: 'pages/pass:title',
  pictures: ['visitor', 'admin'],
});
