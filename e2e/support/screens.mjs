/**
 * Who looks.
 * @type {Role[]}
 */
export const ROLES = ['visitor', 'player', 'rater', 'admin'];

import { readFileSync } from 'node:fs';
import { chooseReplacement } from './choose-replacement.mjs';
import { makeBackup } from './make-backup.mjs';
import { caseScreens } from './case-screens.mjs';
import { levelScreens } from './level-screens.mjs';
import { openWheel, pickLevel, rollLevel } from './open-wheel.mjs';
import { press } from './texts.mjs';
import { unlock } from './unlock.mjs';

/**
 * @typedef {'visitor' | 'player' | 'rater' | 'admin'} Role
 * @typedef {{ levelId: number, emptyLevelId: number, ratedLevelId: number, passId: number, perfectPassId: number, playerId: number, otherPlayerId: number }} Sample
 * @typedef {object} Screen
 * @property {string} name of its picture
 * @property {string | ((sample: Sample) => string)} path
 * @property {Role[]} roles who sees something of their own here
 * @property {number} [width] the only width at which it exists
 * @property {boolean} [refused] its calls are answered with a refusal, and the screen says so
 * @property {(page: import('playwright-core').Page, sample: Sample) => Promise<void>} [open] brings up a dialog or panel
 */

/** The thing, or the things, that a screen about them shows. */
const shownThing = {
  '/levels/$id': ({ levelId }) => levelId,
  '/passes/$id': ({ passId }) => passId,
  '/profile/$id': ({ playerId }) => playerId,
  '/compare/$id': ({ playerId }) => playerId,
  '/compare/$id/$otherId': ({ playerId, otherPlayerId }) => [playerId, otherPlayerId],
  '/admin/difficulties/$id/announcements': () => 34,
};

const declared = new URL('../../apps/server/src/platform/http/screens.gen.json', import.meta.url);

/**
 * Every screen as its slice declares it.
 * @type {Screen[]}
 */
const screens = JSON.parse(readFileSync(declared, 'utf8')).map(({ name, path, pictures }) => ({
  name: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  path: (sample) => {
    const ids = [shownThing[path]?.(sample)].flat();
    return path.replaceAll(/\$\w+/g, () => ids.shift());
  },
  roles: pictures,
}));

/**
 * What else can be seen on them, one line each.
 * @type {Screen[]}
 */
const opened = [
  { name: 'random-level', path: '/', roles: ['visitor', 'player'], open: openWheel },
  { name: 'random-level-picked', path: '/', roles: ['player'], open: pickLevel },
  {
    name: 'level-roll',
    path: ({ emptyLevelId }) => `/levels/${emptyLevelId}`,
    roles: ['admin'],
    open: rollLevel,
  },
  { name: 'home-levels', path: '/?chart=levels', roles: ['visitor'] },
  ...levelScreens,
  { name: 'passes-filters', path: '/passes?filters=open&keys=12k', roles: ['visitor', 'admin'] },
  { name: 'passes-nothing-found', path: '/passes?query=song:nothing,player:nobody', roles: ['visitor'] },
  { name: 'pass-score', path: ({ passId }) => `/passes/${passId}?score=open`, roles: ['visitor'] },
  {
    name: 'pass-perfect',
    path: ({ perfectPassId }) => `/passes/${perfectPassId}?score=open`,
    roles: ['visitor'],
  },
  {
    name: 'pass-edit',
    path: ({ passId }) => `/passes/${passId}`,
    roles: ['admin'],
    open: (page) => press(page, 'common:action.edit'),
  },
  { name: 'pass-not-found', path: '/passes/999999', roles: ['visitor'], refused: true },
  ...caseScreens,
  { name: 'player-admin', path: ({ playerId }) => `/profile/${playerId}?manage=1`, roles: ['admin'] },
  {
    name: 'player-merge',
    path: ({ playerId }) => `/profile/${playerId}?manage=1`,
    roles: ['admin'],
    open: (page) => press(page, 'pages/player-admin:merge.begin'),
  },
  {
    name: 'inbox-bell',
    path: '/about',
    roles: ['player'],
    open: (page) => press(page, 'pages/inbox:title'),
  },
  { name: 'compare-not-found', path: '/compare/1/999999', roles: ['visitor'], refused: true },
  {
    name: 'compare-step',
    path: ({ playerId, otherPlayerId }) => `/compare/${playerId}/${otherPlayerId}`,
    roles: ['visitor'],
    open: (page) => page.getByRole('gridcell').last().getByRole('button').click(),
  },
  { name: 'profile-not-found', path: '/profile/999999', roles: ['visitor'], refused: true },
  { name: 'password-reset', path: '/password/reset?token=any', roles: ['visitor'] },
  {
    name: 'profile-edit-errors',
    path: '/profile/edit',
    roles: ['player'],
    open: (page) => press(page, 'pages/account:password.change'),
  },
  {
    name: 'raters',
    path: '/about',
    roles: ['admin'],
    open: (page) => press(page, 'pages/about:credits.manage'),
  },
  {
    name: 'level-form-errors',
    path: '/submission/level',
    roles: ['player'],
    open: (page) => press(page, 'pages/submissions:form.send.level'),
  },
  {
    name: 'pass-form-errors',
    path: '/submission/pass',
    roles: ['player'],
    open: (page) => press(page, 'pages/submissions:form.send.pass'),
  },
  { name: 'rating-detailed', path: '/admin/rating?sort=need&detailed=1', roles: ['admin'] },
  {
    name: 'rating-popup',
    path: '/admin/rating',
    roles: ['rater', 'admin'],
    open: async (page) => {
      await page.locator('main a[href*="rating="]').first().click();
      await page.getByRole('dialog').getByRole('tab').first().waitFor();
    },
  },
  {
    name: 'rating-popup-of-level',
    path: ({ ratedLevelId }) => `/levels/${ratedLevelId}`,
    roles: ['visitor'],
    open: async (page) => {
      await press(page, 'pages/levels:detail.rating');
      await page.getByRole('dialog').getByRole('tab').first().waitFor();
    },
  },
  {
    name: 'rating-help',
    path: '/admin/rating',
    roles: ['rater'],
    open: (page) => press(page, 'common:term.help'),
  },
  { name: 'rating-none-left', path: '/admin/rating?query=nothing-has-this-name&low=hide', roles: ['rater'] },
  { name: 'rating-filters', path: '/admin/rating?filters=open', width: 390, roles: ['rater'] },
  { name: 'desk-passes', path: '/admin/submissions?tab=passes', roles: ['admin'] },
  {
    name: 'desk-decision',
    path: '/admin/submissions',
    width: 390,
    roles: ['admin'],
    open: (page) => page.locator('main a[href*="id="]').first().click(),
  },
  {
    name: 'desk-decline',
    path: '/admin/submissions',
    width: 1280,
    roles: ['admin'],
    open: (page) => press(page, 'pages/desk:decline'),
  },
  {
    name: 'desk-auto',
    path: '/admin/submissions?tab=passes',
    width: 1280,
    roles: ['admin'],
    open: (page) => press(page, 'pages/desk:auto.button'),
  },
  {
    name: 'desk-creator',
    path: '/admin/submissions',
    width: 1280,
    roles: ['admin'],
    open: (page) => press(page, 'pages/desk:credit.manage'),
  },
  {
    name: 'announcements-chosen',
    path: '/admin/announcements',
    roles: ['admin'],
    open: async (page) => {
      await press(page, 'pages/announcements:why.open');
      await page.getByRole('checkbox').first().check();
    },
  },
  { name: 'announcements-rerates', path: '/admin/announcements?tab=rerates', roles: ['admin'] },
  { name: 'announcements-passes', path: '/admin/announcements?tab=passes', roles: ['admin'] },
  { name: 'announcements-delivery', path: '/admin/announcements?tab=delivery', roles: ['admin'] },
  { name: 'creators-nothing-found', path: '/admin/creators?query=nothing-has-this-name', roles: ['admin'] },
  {
    name: 'creators-credits',
    path: '/admin/creators',
    roles: ['admin'],
    open: (page) => press(page, 'common:action.edit'),
  },
  {
    name: 'creators-chosen',
    path: '/admin/creators',
    roles: ['admin'],
    open: async (page) => {
      for (const place of [1, 2]) await page.getByRole('checkbox').nth(place).check();
    },
  },
  { name: 'creators-list', path: '/admin/creators?tab=creators', roles: ['admin'] },
  { name: 'creators-popup', path: '/admin/creators?tab=creators&creator=1', roles: ['admin'] },
  {
    name: 'creators-split',
    path: '/admin/creators?tab=creators&creator=1',
    roles: ['admin'],
    open: (page) => page.getByRole('radio').nth(3).click(),
  },
  { name: 'creators-teams', path: '/admin/creators?tab=teams', roles: ['admin'] },
  {
    name: 'creators-new-team',
    path: '/admin/creators?tab=teams',
    roles: ['admin'],
    open: (page) => press(page, 'pages/creators:team.add'),
  },
  { name: 'creators-merges', path: '/admin/creators?tab=merges', roles: ['admin'] },
  {
    name: 'rules',
    path: '/admin/difficulties/34/announcements',
    roles: ['admin'],
    open: unlock,
  },
  {
    name: 'rules-open',
    path: '/admin/difficulties/34/announcements',
    roles: ['admin'],
    open: async (page) => {
      await unlock(page);
      await page.locator('.directive-toggle').first().click();
    },
  },
  {
    name: 'rules-channels',
    path: '/admin/difficulties/34/announcements?channels=1',
    roles: ['admin'],
    open: unlock,
  },
  { name: 'difficulties', path: '/admin/difficulties?closed=P,Quantum', roles: ['admin'], open: unlock },
  { name: 'difficulties-locked', path: '/admin/difficulties', roles: ['admin'] },
  {
    name: 'difficulties-order',
    path: '/admin/difficulties',
    roles: ['admin'],
    open: async (page) => {
      await unlock(page);
      await page.locator('[data-difficulty="2"] .dif-moves button').first().click();
    },
  },
  { name: 'difficulty-new', path: '/admin/difficulties?new=1', roles: ['admin'], open: unlock },
  {
    name: 'difficulty-edit',
    path: '/admin/difficulties?edit=34',
    roles: ['admin'],
    open: async (page) => {
      await unlock(page);
      await page.getByRole('dialog').locator('input[inputmode="decimal"]').fill('777');
      await page.locator('.dif-figures').waitFor();
    },
  },
  {
    name: 'difficulty-delete',
    path: '/admin/difficulties?delete=34',
    roles: ['admin'],
    open: async (page) => {
      await unlock(page);
      await page.getByRole('dialog').getByRole('checkbox').waitFor();
    },
  },
  {
    name: 'difficulty-replacement',
    path: '/admin/difficulties?delete=34',
    roles: ['admin'],
    open: chooseReplacement,
  },
  { name: 'backups', path: '/admin/backups', roles: ['admin'], open: makeBackup },
  { name: 'backups-files', path: '/admin/backups?tab=files&sort=oldest', roles: ['admin'] },
  {
    name: 'backups-create',
    path: '/admin/backups',
    roles: ['admin'],
    open: (page) => press(page, 'pages/backups:create.open'),
  },
  {
    name: 'backups-restore',
    path: '/admin/backups',
    roles: ['admin'],
    open: async (page) => {
      await makeBackup(page);
      await press(page, 'common:action.restore');
      await page.getByRole('dialog').locator('input').first().fill('mysql-backup');
    },
  },
  {
    name: 'menu',
    path: '/levels',
    width: 390,
    roles: ['visitor', 'player', 'admin'],
    open: (page) => press(page, 'common:nav.menu'),
  },
  {
    name: 'languages',
    path: '/leaderboard',
    width: 1280,
    roles: ['visitor'],
    open: (page) => press(page, 'common:language.label'),
  },
  {
    name: 'shortcuts',
    path: '/leaderboard',
    width: 1280,
    roles: ['visitor'],
    open: (page) => page.keyboard.press('?'),
  },
  {
    name: 'quick-search',
    path: '/leaderboard',
    roles: ['visitor'],
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('a');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'quick-search-pages',
    path: '/leaderboard',
    roles: ['visitor', 'player'],
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'quick-search-nothing',
    path: '/leaderboard',
    roles: ['visitor'],
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('zzqqxx');
      await page.locator('.quick-note').waitFor();
    },
  },
  { name: 'page-not-found', path: '/no/such/page', roles: ['visitor'], refused: true },
];

/**
 * `npm run look` takes the picture of each and the accessibility test visits it.
 * @type {Screen[]}
 */
export const SCREENS = [...screens, ...opened];
