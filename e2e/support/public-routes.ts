import type { Locator, Page } from '@playwright/test';
import type { Sample } from './screens.mjs';

/** A route that everybody may open. */
export interface PublicRoute {
  name: string;
  path: (sample: Sample) => string;
  /** What it shows once it has loaded. */
  content: (page: Page) => Locator;
  /** Its heading in the words of a language, `namespace:key`; a detail page's heading is a name. */
  heading?: string;
}

const row = (page: Page) => page.getByRole('main').getByRole('listitem').first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const form = (page: Page) => page.getByRole('main').getByRole('textbox').first();

/** The routes of the site that need no account. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  { name: 'home', path: () => '/', content: (page) => page.getByRole('main').locator('svg').first() },
  { name: 'levels', path: () => '/levels', content: row, heading: 'pages/levels:list.title' },
  { name: 'level', path: ({ levelId }) => `/levels/${levelId}`, content: heading },
  { name: 'passes', path: () => '/passes', content: row, heading: 'pages/pass-list:list.title' },
  { name: 'pass', path: ({ passId }) => `/passes/${passId}`, content: heading },
  { name: 'leaderboard', path: () => '/leaderboard', content: row, heading: 'pages/players:board.title' },
  { name: 'profile', path: ({ playerId }) => `/profile/${playerId}`, content: heading },
  {
    name: 'own profile',
    path: () => '/profile',
    content: heading,
    heading: 'pages/players:ownProfile.signedOut',
  },
  {
    name: 'comparison',
    path: ({ playerId, otherPlayerId }) => `/compare/${playerId}/${otherPlayerId}`,
    content: (page) => page.getByRole('grid'),
    heading: 'pages/compare:title',
  },
  {
    name: 'choosing players',
    path: () => '/compare',
    content: (page) => page.getByRole('main').getByRole('combobox').first(),
    heading: 'pages/compare:title',
  },
  { name: 'login', path: () => '/login', content: form, heading: 'pages/auth:login.title' },
  { name: 'register', path: () => '/register', content: form, heading: 'pages/auth:register.title' },
  {
    name: 'forgotten password',
    path: () => '/password/forgot',
    content: form,
    heading: 'pages/auth:forgot.title',
  },
  { name: 'callback', path: () => '/auth/callback?error=denied', content: heading },
  { name: 'about', path: () => '/about', content: row, heading: 'pages/about:who.title' },
];
