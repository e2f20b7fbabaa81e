import { lazyPage } from '../../lib/lazy-page.ts';
import { screen } from '../../lib/screen.ts';

export const about = screen({
  path: '/about',
  page: lazyPage(() => import('./AboutPage.tsx'), 'AboutPage', ['pages/about', 'errors']),
  title: 'pages/about:title',
  description: 'pages/about:description',
  pictures: ['visitor', 'admin'],
});
