import { lazyPart } from '../../lib/lazy-part.ts';

export { type Rater, ratersQuery } from './api.ts';

/** Who rates and who curates, for super admins; give it `onClose` and render it inside a Suspense. */
export const RaterManagementDialog = lazyPart(
  () => import('./RaterManagementDialog.tsx'),
  'RaterManagementDialog',
);
