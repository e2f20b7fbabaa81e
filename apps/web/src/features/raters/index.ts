import { lazyPart } from '../../lib/lazy-part.ts';

export { type Rater, ratersQuery } from './api.ts';

/** Who rates and who curates, for super admins. */
export const RaterManagementDialog = lazyPart(
  () => import('./RaterManagementDialog.tsx'),
  'RaterManagementDialog',
);
