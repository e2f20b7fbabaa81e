import { lazyPage } from '../../lib/lazy-page.ts';

const texts = ['pages/submissions' as const];

export const SubmissionHubPage = lazyPage(
  () => import('./SubmissionHubPage.tsx'),
  'SubmissionHubPage',
  texts,
);
export const LevelFormPage = lazyPage(() => import('./LevelFormPage.tsx'), 'LevelFormPage', texts);
export const PassFormPage = lazyPage(() => import('./PassFormPage.tsx'), 'PassFormPage', texts);
export const ManagementPage = lazyPage(() => import('./ManagementPage.tsx'), 'ManagementPage', texts);
