import { lazyPage } from '../../lib/lazy-page.ts';
import { screen } from '../../lib/screen.ts';
import { leaderboardSearch, profileSearch } from './search-params.ts';

const texts = ['pages/players' as const, 'passes' as const];

export const leaderboard = screen({
  path: '/leaderboard',
  page: lazyPage(() => import('./LeaderboardPage.tsx'), 'LeaderboardPage', texts),
  search: leaderboardSearch,
  shape: 'leaderboard',
  title: 'pages/players:board.title',
  description: 'pages/players:board.description',
  keepsPlace: true,
  menu: { label: 'nav.leaderboard', go: 'b' },
  pictures: ['visitor', 'player', 'admin'],
});

export const profile = screen({
  path: '/profile/$id',
  page: lazyPage(() => import('./ProfilePage.tsx'), 'ProfilePage', [...texts, 'pages/profile']),
  search: profileSearch,
  shape: 'profile',
  title: 'pages/players:profile.title',
  pictures: ['visitor', 'admin'],
});

export const ownProfile = screen({
  path: '/profile',
  page: lazyPage(() => import('./OwnProfilePage.tsx'), 'OwnProfilePage', texts),
  shape: 'profile',
  title: 'pages/players:ownProfile.title',
  isPrivate: true,
  pictures: ['visitor', 'player'],
});

const comparing = {
  page: lazyPage(() => import('./ComparePage.tsx'), 'ComparePage', [
    'pages/compare',
    'pages/profile',
    ...texts,
  ]),
  shape: 'compare' as const,
  title: 'pages/compare:title',
  description: 'pages/compare:description',
  isPrivate: true,
  pictures: ['visitor', 'player'] as const,
};

export const compare = screen({ path: '/compare', ...comparing });
export const compareWith = screen({ path: '/compare/$id', ...comparing });
export const comparison = screen({ path: '/compare/$id/$otherId', ...comparing });
