import { lazyPage } from '../../lib/lazy-page.ts';
import { screen } from '../../lib/screen.ts';

export const fairDraws = screen({
  path: '/play/fair',
  page: lazyPage(() => import('./fair/FairPage.tsx'), 'FairPage', ['pages/fair', 'draws']),
  feature: 'jokes',
  title: 'pages/fair:title',
  description: 'pages/fair:description',
});
