import { lazyPage } from '../../lib/lazy-page.ts';
import { screen } from '../../lib/screen.ts';
import { logSearch } from './search-params.ts';

export const log = screen({
  path: '/admin/log',
  page: lazyPage(() => import('./LogPage.tsx'), 'LogPage', ['pages/log', 'fields']),
  search: logSearch,
  shape: 'form',
  title: 'pages/log:title',
  access: 'log',
  menu: { label: 'nav.log' },
  pictures: ['visitor', 'admin'],
});
