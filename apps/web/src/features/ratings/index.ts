import { lazyPage } from '../../lib/lazy-page.ts';

export const RatingPage = lazyPage(() => import('./page/RatingPage.tsx'), 'RatingPage', [
  'pages/rating',
  'errors',
]);
export { ratingSearch } from './search-params.ts';
