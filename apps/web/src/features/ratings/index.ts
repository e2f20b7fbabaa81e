import { lazy } from 'react';
import { lazyPage } from '../../lib/lazy-page.ts';

export { useOpenRating } from './dialog/use-open-rating.ts';
export { ratingSearch } from './search-params.ts';

export const RatingPage = lazyPage(() => import('./page/RatingPage.tsx'), 'RatingPage', [
  'pages/rating',
  'errors',
]);
export const RatingDialog = lazy(() =>
  import('./dialog/RatingDialog.tsx').then((module) => ({ default: module.RatingDialog })),
);
