import { lazyPage } from '../../lib/lazy-page.ts';
import { screen } from '../../lib/screen.ts';
import { creatorsSearch } from './search-params.ts';

export const creators = screen({
  path: '/admin/creators',
  page: lazyPage(() => import('./CreatorsPage.tsx'), 'CreatorsPage', ['pages/creators', 'errors']),
  search: creatorsSearch,
  shape: 'table',
  title: 'pages/creators:title',
  access: 'editCreator',
  menu: { label: 'nav.creators' },
});
