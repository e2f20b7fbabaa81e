/** Who looks: a visitor, a player, a rater, a super admin. */
export const ROLES = ['visitor', 'player', 'rater', 'admin'];

/**
 * Every screen of the site, one line each: `npm run look` takes its picture and the accessibility test visits it.
 *   name    of the picture
 *   path    address, or a function of `sample` { levelId, emptyLevelId, playerId } that gives it
 *   roles   who sees something of their own here
 *   open    steps that bring up a dialog or panel, after the page has settled
 */
export const SCREENS = [
  { name: 'levels', path: '/levels', roles: ROLES },
  { name: 'levels-nothing-found', path: '/levels?query=nothing-has-this-name', roles: ['visitor'] },
  { name: 'level', path: ({ levelId }) => `/levels/${levelId}`, roles: ['visitor', 'player', 'admin'] },
  { name: 'level-without-passes', path: ({ emptyLevelId }) => `/levels/${emptyLevelId}`, roles: ['visitor'] },
  { name: 'level-full-info', path: ({ levelId }) => `/levels/${levelId}?info=1`, roles: ['visitor'] },
  { name: 'level-not-found', path: '/levels/999999', roles: ['visitor'] },
  { name: 'leaderboard', path: '/leaderboard', roles: ['visitor', 'player', 'admin'] },
  { name: 'profile', path: ({ playerId }) => `/profile/${playerId}`, roles: ['visitor', 'admin'] },
  { name: 'own-profile', path: '/profile', roles: ['visitor', 'player'] },
  { name: 'login', path: '/login', roles: ['visitor'] },
  { name: 'register', path: '/register', roles: ['visitor'] },
  { name: 'submission', path: '/submission', roles: ['visitor', 'player'] },
  { name: 'level-form', path: '/submission/level', roles: ['player'] },
  { name: 'pass-form', path: '/submission/pass', roles: ['player'] },
  { name: 'management', path: '/admin/submissions', roles: ['player', 'admin'] },
  { name: 'page-not-found', path: '/no/such/page', roles: ['visitor'] },
];
