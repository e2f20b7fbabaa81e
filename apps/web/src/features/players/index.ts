import { lazyPage } from '../../lib/lazy-page.ts';

const texts = ['pages/players' as const, 'passes' as const];

export const LeaderboardPage = lazyPage(() => import('./LeaderboardPage.tsx'), 'LeaderboardPage', texts);
export const ProfilePage = lazyPage(() => import('./ProfilePage.tsx'), 'ProfilePage', texts);
export const OwnProfilePage = lazyPage(() => import('./OwnProfilePage.tsx'), 'OwnProfilePage', texts);

export { CountryField } from './parts/CountryField.tsx';
export { PlayerLink } from './parts/PlayerLink.tsx';
export { leaderboardSearch, profileSearch } from './search-params.ts';
