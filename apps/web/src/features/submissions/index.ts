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
/** The latest few, for a page of another slice. */
export const RecentSubmissions = lazyPart(
  () => import('./own/OwnList.tsx'),
  'RecentSubmissions',
  'pages/submissions',
);
export { managementSearch, mySubmissionsSearch } from './search-params.ts';
