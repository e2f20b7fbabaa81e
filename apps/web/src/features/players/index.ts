import { lazyPage } from '../../lib/lazy-page.ts';

export const LeaderboardPage = lazyPage(() => import('./LeaderboardPage.tsx'), 'LeaderboardPage', [
  'pages/players',
]);
export const ProfilePage = lazyPage(() => import('./ProfilePage.tsx'), 'ProfilePage', ['pages/players']);
export const OwnProfilePage = lazyPage(() => import('./OwnProfilePage.tsx'), 'OwnProfilePage', [
  'pages/players',
]);

export { type LinkedPlayer, PlayerLink, picturesOf } from './parts/PlayerLink.tsx';
