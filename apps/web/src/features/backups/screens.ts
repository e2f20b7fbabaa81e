import { lazyPage } from '../../lib/lazy-page.ts';
import { screen } from '../../lib/screen.ts';
import { backupsSearch } from './search-params.ts';

export const backups = screen({
  path: '/admin/backups',
  page: lazyPage(() => import('./BackupsPage.tsx'), 'BackupsPage', ['pages/backups', 'errors']),
  search: backupsSearch,
  shape: 'table',
  title: 'pages/backups:title',
  access: 'backups',
  menu: { label: 'nav.backups' },
  pictures: ['visitor', 'player'],
});
