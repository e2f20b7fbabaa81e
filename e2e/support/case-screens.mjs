import { openedCase, withOverlays } from './overlays.mjs';
import { sampleReceipt } from './sample-receipt.mjs';
import { press } from './texts.mjs';

/**
 * Of cases, what they show on other pages, and how a draw is checked.
 * @type {import('./screens.mjs').Screen[]}
 */
export const caseScreens = [
  {
    name: 'case',
    path: ({ playerId }) => `/profile/${playerId}`,
    roles: ['visitor', 'player', 'admin'],
    open: (page) => press(page, 'pages/players:profile.openCase'),
  },
  {
    name: 'case-opened',
    path: ({ playerId }) => `/profile/${playerId}`,
    roles: ['player'],
    open: openedCase,
  },
  {
    name: 'leaderboard-overlays',
    path: '/about',
    roles: ['visitor'],
    open: (page) => withOverlays(page, '/leaderboard'),
  },
  {
    name: 'profile-overlays',
    path: '/about',
    roles: ['visitor'],
    open: (page, { playerId }) => withOverlays(page, `/profile/${playerId}`),
  },
  {
    name: 'fair-receipt',
    path: '/play/fair',
    roles: ['visitor'],
    open: async (page) => {
      await page.getByRole('textbox').fill(sampleReceipt);
      await press(page, 'common:term.checkDraw');
    },
  },
];
