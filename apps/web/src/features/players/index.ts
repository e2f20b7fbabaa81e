import { lazyPage } from '../../lib/lazy-page.ts';

export const LeaderboardPage = lazyPage(() => import('./LeaderboardPage.tsx'), 'LeaderboardPage', [
  'pages/players',
  'passes',
]);
export const ProfilePage = lazyPage(() => import('./ProfilePage.tsx'), 'ProfilePage', [
  'pages/players',
  'passes',
]);
export const OwnProfilePage = lazyPage(() => import('./OwnProfilePage.tsx'), 'OwnProfilePage', [
  'pages/players',
  'passes',
]);

export { CountryField } from './parts/CountryField.tsx';
export { PlayerLink } from './parts/PlayerLink.tsx';
export { leaderboardSearch, profileSearch } from './search-params.ts';
