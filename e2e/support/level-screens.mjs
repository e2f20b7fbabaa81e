import { press } from './texts.mjs';

/**
 * Of the list of levels, its references, and the page of a level.
 * @type {import('./screens.mjs').Screen[]}
 */
export const levelScreens = [
  { name: 'levels-compact', path: '/levels?view=compact', roles: ['visitor'] },
  { name: 'levels-grid', path: '/levels?view=grid', roles: ['visitor'] },
  { name: 'levels-query', path: '/levels?query=song:a,-artist:live,colour:red', roles: ['visitor'] },
  {
    name: 'levels-filters',
    path: '/levels?from=9&to=53&special=Q2&cleared=only',
    roles: ['visitor', 'player', 'admin'],
    open: (page) => press(page, 'common:term.filters'),
  },
  { name: 'levels-specials-only', path: '/levels?special=Q2&scale=0', roles: ['visitor'] },
  { name: 'levels-my-clears', path: '/levels?myClears=only', roles: ['player'] },
  {
    name: 'levels-help',
    path: '/levels',
    roles: ['visitor'],
    open: (page) => press(page, 'common:term.searchHelp'),
  },
  { name: 'levels-nothing-found', path: `/levels?query=${'nothing'.repeat(30)}`, roles: ['visitor'] },
  {
    name: 'references',
    path: '/levels?references=G',
    roles: ['visitor'],
    open: (page) => press(page, 'references:help.label'),
  },
  {
    name: 'references-edit',
    path: '/levels?references=U',
    roles: ['admin'],
    open: async (page) => {
      await page.getByRole('dialog').waitFor();
      await press(page, 'common:action.edit');
    },
  },
  { name: 'level-without-passes', path: ({ emptyLevelId }) => `/levels/${emptyLevelId}`, roles: ['visitor'] },
  { name: 'level-full-info', path: ({ levelId }) => `/levels/${levelId}?info=1`, roles: ['visitor'] },
  {
    name: 'level-edit',
    path: ({ levelId }) => `/levels/${levelId}`,
    roles: ['admin'],
    open: (page) => press(page, 'common:action.edit'),
  },
  {
    name: 'level-aliases',
    path: ({ levelId }) => `/levels/${levelId}`,
    roles: ['admin'],
    open: async (page) => {
      await press(page, 'common:action.edit');
      await press(page, 'common:term.aliases');
    },
  },
  { name: 'level-not-found', path: '/levels/999999', roles: ['visitor'], refused: true },
  {
    name: 'level-history',
    path: ({ levelId }) => `/levels/${levelId}`,
    roles: ['visitor'],
    open: (page) => press(page, 'common:choice.show'),
  },
];
