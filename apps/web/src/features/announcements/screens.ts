import { lazyPage } from '../../lib/lazy-page.ts';
import { screen } from '../../lib/screen.ts';
import { directivesSearch } from './directives/search-params.ts';
import { announcementsSearch } from './search-params.ts';

export const announcements = screen({
  path: '/admin/announcements',
  page: lazyPage(() => import('./AnnouncementsPage.tsx'), 'AnnouncementsPage', [
    'pages/announcements',
    'announcements',
    'difficulties',
  ]),
  search: announcementsSearch,
  shape: 'table',
  title: 'pages/announcements:title',
  access: 'unannouncedLevels',
  menu: { label: 'nav.announcements', badge: 'announcements' },
});

export const directives = screen({
  path: '/admin/difficulties/$id/announcements',
  firstId: 0,
  page: lazyPage(() => import('./directives/DirectivesPage.tsx'), 'DirectivesPage', [
    'pages/directives',
    'announcements',
    'errors',
  ]),
  search: directivesSearch,
  title: 'pages/directives:title',
  access: 'directives',
  pictures: ['visitor', 'player'],
});
