import { lazyPage } from '../../lib/lazy-page.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

export { useOpenRating } from './dialog/use-open-rating.ts';
export { ratingSearch } from './search-params.ts';

export const RatingPage = lazyPage(() => import('./page/RatingPage.tsx'), 'RatingPage', [
  'pages/rating',
  'errors',
]);
export const RatingDialog = lazyPart(() => import('./dialog/RatingDialog.tsx'), 'RatingDialog');
