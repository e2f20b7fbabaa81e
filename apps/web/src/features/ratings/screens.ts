import { lazyPage } from '../../lib/lazy-page.ts';
import { screen } from '../../lib/screen.ts';
import { ratingSearch } from './search-params.ts';

export const rating = screen({
  path: '/admin/rating',
  page: lazyPage(() => import('./page/RatingPage.tsx'), 'RatingPage', ['pages/rating', 'errors']),
  search: ratingSearch,
  shape: 'cards',
  title: 'pages/rating:title',
  access: 'staffStatistics',
  menu: { label: 'nav.rating', go: 'r', badge: 'ratings' },
  pictures: ['visitor', 'player', 'rater', 'admin'],
});
