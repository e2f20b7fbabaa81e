import { lazy } from 'react';

export { useOpenRating } from './dialog/use-open-rating.ts';

export const RatingDialog = lazy(() =>
  import('./dialog/RatingDialog.tsx').then((module) => ({ default: module.RatingDialog })),
);
