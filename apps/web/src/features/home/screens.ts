import { lazyPage } from '../../lib/lazy-page.ts';
import { screen } from '../../lib/screen.ts';
import { homeSearch } from './search-params.ts';

export const home = screen({
  path: '/',
  page: lazyPage(() => import('./HomePage.tsx'), 'HomePage', ['pages/home']),
  search: homeSearch,
  shape: 'home',
  title: 'pages/home:title',
  pictures: ['visitor', 'player'],
});
