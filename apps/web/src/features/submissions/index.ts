import { loadNamespaces } from '../../lib/i18n/texts.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

const formTexts = [
  'pages/submissions' as const,
  'passes' as const,
  'media' as const,
  'errors' as const,
  'difficulties' as const,
];

export const SubmissionHubPage = lazyPage(() => import('./SubmissionHubPage.tsx'), 'SubmissionHubPage', [
  'pages/submissions',
]);
export const LevelFormPage = lazyPage(() => import('./LevelFormPage.tsx'), 'LevelFormPage', formTexts);
export const PassFormPage = lazyPage(() => import('./PassFormPage.tsx'), 'PassFormPage', formTexts);
export const ManagementPage = lazyPage(() => import('./ManagementPage.tsx'), 'ManagementPage', [
  ...formTexts,
  'pages/desk',
]);
export const MySubmissionsPage = lazyPage(() => import('./MySubmissionsPage.tsx'), 'MySubmissionsPage', [
  'pages/submissions',
]);
/** The latest few, for a page of another slice; render it inside a Suspense. */
export const RecentSubmissions = lazyPart(async () => {
  const [part] = await Promise.all([import('./own/OwnList.tsx'), loadNamespaces('pages/submissions')]);
  return part;
}, 'RecentSubmissions');
export { managementSearch, mySubmissionsSearch } from './search-params.ts';
