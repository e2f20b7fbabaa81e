import { lazy } from 'react';

/** Who rates and who curates, for super admins; give it `onClose` and render it inside a Suspense. */
export const RaterManagementDialog = lazy(() =>
  import('./RaterManagementDialog.tsx').then((module) => ({ default: module.RaterManagementDialog })),
);
