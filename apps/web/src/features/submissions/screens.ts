import { lazyPage } from '../../lib/lazy-page.ts';
import { screen } from '../../lib/screen.ts';
import { managementSearch, mySubmissionsSearch, passFormSearch } from './search-params.ts';

const formTexts = [
  'pages/submissions' as const,
  'passes' as const,
  'media' as const,
  'errors' as const,
  'difficulties' as const,
];

export const submit = screen({
  path: '/submission',
  page: lazyPage(() => import('./SubmissionHubPage.tsx'), 'SubmissionHubPage', ['pages/submissions']),
  title: 'pages/submissions:hub.title',
  signedIn: true,
});

export const submitLevel = screen({
  path: '/submission/level',
  page: lazyPage(() => import('./LevelFormPage.tsx'), 'LevelFormPage', formTexts),
  shape: 'form',
  title: 'pages/submissions:hub.level',
  signedIn: true,
});

export const submitPass = screen({
  path: '/submission/pass',
  page: lazyPage(() => import('./PassFormPage.tsx'), 'PassFormPage', formTexts),
  search: passFormSearch,
  shape: 'form',
  title: 'pages/submissions:hub.pass',
  signedIn: true,
});

export const mySubmissions = screen({
  path: '/submission/mine',
  page: lazyPage(() => import('./MySubmissionsPage.tsx'), 'MySubmissionsPage', ['pages/submissions']),
  search: mySubmissionsSearch,
  title: 'pages/submissions:own.title',
  signedIn: true,
  pictures: ['player'],
});

export const submissions = screen({
  path: '/admin/submissions',
  page: lazyPage(() => import('./ManagementPage.tsx'), 'ManagementPage', [...formTexts, 'pages/desk']),
  search: managementSearch,
  shape: 'table',
  title: 'pages/desk:title',
  access: 'pendingLevels',
  menu: { label: 'nav.submissions', badge: 'submissions' },
});
