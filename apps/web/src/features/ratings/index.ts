import { lazyPart } from '../../lib/lazy-part.ts';

export { useOpenRating } from './dialog/use-open-rating.ts';

export const RatingDialog = lazyPart(() => import('./dialog/RatingDialog.tsx'), 'RatingDialog');
