/** Who calls in the access walk, in the order of a row's statuses. */
export const callers = ['visitor', 'user', 'rater', 'super admin', 'super admin with password'] as const;
export type Caller = (typeof callers)[number];

/** What is sent and which status each caller gets. */
export type AccessRow = {
  readonly statuses: readonly [number, number, number, number, number];
  /** Values of the path's parts; ids are those of the walk's own rows (all 1), `none` is an id without a row. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
};

type Rest = Omit<AccessRow, 'statuses'>;

const rowFor =
  (statusesOf: (status: number) => AccessRow['statuses']) =>
  (status: number, rest: Rest = {}): AccessRow => ({ statuses: statusesOf(status), ...rest });
/** P: anyone. */
const anyone = rowFor((status) => [status, status, status, status, status]);
/** U, and V while verification by mail is off. */
const signedIn = rowFor((status) => [401, status, status, status, status]);
/** R: raters and super admins. */
const raters = rowFor((status) => [401, 403, status, status, status]);
/** S: super admins. */
const superAdmins = rowFor((status) => [401, 403, 403, status, status]);
/** S+: super admins with the second password. */
const withPassword = rowFor((status) => [401, 403, 403, 403, status]);

const one = { id: 1 };
const none = { id: 2_000_000_000 };
const noBackup = { type: 'mysql', filename: 'none.sql' };

/** Every call of the wire, from the tables of the HTTP interface (its "who" column), never from the code. */
export const accessTable: Readonly<Record<string, AccessRow>> = {
  'GET /v2/config': anyone(200),
  'GET /health': anyone(200),

  'GET /v2/admin/backup/list': superAdmins(200),
  'POST /v2/admin/backup/create/:type': withPassword(400, { params: { type: 'none' } }),
  'POST /v2/admin/backup/prove/:type/:filename': withPassword(404, { params: noBackup }),
  'GET /v2/admin/backup/effect/:type/:filename': superAdmins(404, { params: noBackup }),
  'POST /v2/admin/backup/restore/:type/:filename': withPassword(404, { params: noBackup }),
  'DELETE /v2/admin/backup/delete/:type/:filename': withPassword(404, { params: noBackup }),
  'POST /v2/admin/backup/rename/:type/:filename': withPassword(404, {
    params: noBackup,
    body: { newName: 'other' },
  }),
  'HEAD /v2/admin/backup/upload/:type/validate': withPassword(200, { params: { type: 'files' } }),
  'POST /v2/admin/backup/upload/:type': withPassword(400, { params: { type: 'files' } }),
  'HEAD /v2/admin/backup/download/:type/:filename': withPassword(404, { params: noBackup }),
  'GET /v2/admin/backup/download/:type/:filename': withPassword(404, { params: noBackup }),

  'POST /v2/auth/register': anyone(400, { body: { username: 'x', email: 'x', password: 'x' } }),
  'POST /v2/auth/login': anyone(401, { body: { emailOrUsername: 'nobody', password: 'wrong password' } }),
  'GET /v2/auth/captcha': anyone(200),
  'POST /v2/auth/verify/email': anyone(400, { body: { token: 'not a token' } }),
  'POST /v2/auth/verify/resend': signedIn(400),
  'POST /v2/auth/password/forgot': anyone(200, { body: { email: 'nobody@example.org' } }),
  'POST /v2/auth/password/reset': anyone(400, { body: { token: 'not a token', newPassword: 'long enough' } }),
  'POST /v2/auth/logout': signedIn(204),
  'GET /v2/auth/sessions': signedIn(200),
  'DELETE /v2/auth/sessions/:id': signedIn(404, { params: { id: 'not-a-session' } }),
  'GET /v2/auth/profile/me': signedIn(200),
  'PUT /v2/auth/profile/me': signedIn(400, { body: { nickname: '' } }),
  'PUT /v2/auth/profile/rating': raters(200, { body: { isBlindFirst: false } }),
  'PUT /v2/auth/profile/language': signedIn(204, { body: { language: 'en' } }),
  'PUT /v2/auth/profile/password': signedIn(400, { body: { newPassword: 'short' } }),
  'GET /v2/auth/login/discord': anyone(503),
  'GET /v2/auth/oauth/login/discord': anyone(503),
  'GET /v2/auth/oauth/link/discord': signedIn(503),
  'POST /v2/auth/oauth/link/discord': signedIn(503, { body: { code: 'x' } }),
  'POST /v2/auth/oauth/callback/discord': anyone(503, { body: { code: 'x' } }),
  'GET /v2/auth/oauth/callback/discord': anyone(503, { query: 'code=x' }),
  'POST /v2/auth/oauth/unlink/:provider': signedIn(400, { params: { provider: 'elsewhere' } }),
  'HEAD /v2/admin/verify-password': withPassword(200),

  'POST /v2/database/levels/filter': anyone(200, { query: 'limit=5', body: {} }),
  'GET /v2/database/levels': anyone(200),
  'GET /v2/database/clears/mine': signedIn(200),
  'GET /v2/database/clears/next': signedIn(200),
  'GET /v2/database/levels/:id': anyone(200, { params: one }),
  'GET /v2/database/levels/byId/:id': anyone(200, { params: one }),
  'HEAD /v2/database/levels/:id': anyone(200, { params: one }),
  'HEAD /v2/database/levels/byId/:id': anyone(200, { params: one }),
  'GET /v2/database/levels/:id/history': anyone(200, { params: one }),
  'GET /v2/database/levels/withRatings/:id': anyone(200, { params: one }),
  'GET /v2/database/levels/:id/ratings': anyone(200, { params: one }),
  'GET /v2/database/levels/:id/history/:changeId/effect': anyone(404, {
    params: { id: 1, changeId: none.id },
  }),
  'PUT /v2/database/levels/:id': superAdmins(404, { params: none, body: { song: 'Other' } }),
  'POST /v2/database/levels/:id/preview': superAdmins(404, { params: none, body: { baseScore: 50 } }),
  'PUT /v2/database/levels/:id/toRate': superAdmins(404, { params: none, body: { toRate: true } }),
  'DELETE /v2/database/levels/:id': superAdmins(404, { params: none }),
  'PATCH /v2/database/levels/:id/restore': superAdmins(404, { params: none }),
  'PATCH /v2/database/levels/:id/toggle-hidden': superAdmins(404, { params: none, body: {} }),
  'GET /v2/database/levels/:id/aliases': anyone(200, { params: one }),
  'POST /v2/database/levels/:id/aliases': superAdmins(404, {
    params: none,
    body: { field: 'song', alias: 'Other' },
  }),
  'PUT /v2/database/levels/:id/aliases/:aliasId': superAdmins(404, {
    params: { id: 1, aliasId: 2_000_000_000 },
    body: { alias: 'Other' },
  }),
  'DELETE /v2/database/levels/:id/aliases/:aliasId': superAdmins(404, {
    params: { id: 1, aliasId: 2_000_000_000 },
  }),
  'GET /v2/database/levels/alias-propagation-count/:id': superAdmins(200, {
    params: one,
    query: 'field=song',
  }),

  'POST /v2/database/passes': anyone(200, { body: {} }),
  'GET /v2/database/passes': anyone(200),
  'GET /v2/database/passes/level/:id': anyone(200, { params: one }),
  'GET /v2/database/passes/byId/:id': anyone(200, { params: one }),
  'GET /v2/database/passes/:id': anyone(200, { params: one }),
  'PUT /v2/database/passes/:id': superAdmins(404, { params: none, body: { speed: 2 } }),
  'DELETE /v2/database/passes/:id': superAdmins(404, { params: none }),
  'PATCH /v2/database/passes/:id/restore': superAdmins(404, { params: none }),

  'GET /v2/database/leaderboard': anyone(200),
  'GET /v2/database/players/:id': anyone(200, { params: one }),
  'PUT /v2/database/players/me/pins': signedIn(400, { body: { passIds: [1, 1] } }),
  'GET /v2/database/players/:id/standing': anyone(200, { params: one }),
  'GET /v2/database/players/:id/compare/:otherId': anyone(404, { params: { ...one, otherId: none.id } }),
  'GET /v2/database/players/search/:name': anyone(200, { params: { name: 'some' } }),
  'PATCH /v2/database/players/:id/ban': superAdmins(404, { params: none, body: { isBanned: true } }),
  'POST /v2/database/players/create': superAdmins(400, { body: { name: ' ' } }),
  'PUT /v2/database/players/:id/name': superAdmins(404, { params: none, body: { name: 'Somebody' } }),
  'PUT /v2/database/players/:id/country': superAdmins(404, { params: none, body: { country: 'PL' } }),
  'PATCH /v2/database/players/:id/pause-submissions': superAdmins(404, {
    params: none,
    body: { isSubmissionsPaused: true },
  }),
  'PATCH /v2/admin/users/:playerId/rating-ban': superAdmins(404, {
    params: { playerId: 2_000_000_000 },
    body: { isRatingBanned: true },
  }),
  'GET /v2/database/players/:id/discord/:discordId': superAdmins(404, {
    params: { ...none, discordId: '123456789012345678' },
  }),
  'PUT /v2/database/players/:id/discord/:discordId': superAdmins(404, {
    params: { ...none, discordId: '123456789012345678' },
    body: { username: 'somebody' },
  }),
  'DELETE /v2/database/players/:id/discord': superAdmins(404, { params: none }),
  'GET /v2/database/players/:id/merge/preview': superAdmins(404, { params: none, query: 'targetPlayerId=1' }),
  'POST /v2/database/players/:id/merge': superAdmins(404, { params: none, body: { targetPlayerId: 1 } }),
  'GET /v2/database/players/merges': superAdmins(200),
  'POST /v2/database/players/merges/:mergeId/undo': superAdmins(404, { params: { mergeId: 2_000_000_000 } }),

  'GET /v2/database/creators': anyone(200),
  'GET /v2/database/creators/search/:query': anyone(200, { params: { query: 'some' } }),
  'GET /v2/database/creators/byId/:id': anyone(200, { params: one }),
  'GET /v2/database/creators/teams': anyone(200),
  'GET /v2/database/creators/teams/search/:query': anyone(200, { params: { query: 'some' } }),
  'GET /v2/database/creators/teams/byId/:id': anyone(200, { params: one }),
  'POST /v2/database/creators': superAdmins(400, { body: { name: '' } }),
  'PUT /v2/database/creators/:id': superAdmins(404, { params: none, body: { isVerified: true } }),
  'GET /v2/database/creators/merge/preview': superAdmins(400, { query: 'sourceId=1&targetId=1' }),
  'POST /v2/database/creators/merge': superAdmins(400, { body: { sourceId: 1, targetId: 1 } }),
  'GET /v2/database/creators/merges': superAdmins(200),
  'POST /v2/database/creators/merges/:mergeId/undo': superAdmins(404, { params: { mergeId: none.id } }),
  'POST /v2/database/creators/split': superAdmins(404, { body: { creatorId: none.id, newNames: ['New'] } }),
  'PUT /v2/database/creators/:id/discord/:discordId': superAdmins(404, {
    params: { ...none, discordId: '12345678901234567' },
  }),
  'DELETE /v2/database/creators/:id/discord': superAdmins(404, { params: none }),
  'POST /v2/database/creators/teams': superAdmins(400, { body: { name: '' } }),
  'PUT /v2/database/creators/teams/:id': superAdmins(404, { params: none, body: { isVerified: true } }),
  'GET /v2/database/creators/totals': superAdmins(200),
  'GET /v2/database/creators/levels-audit': superAdmins(200),
  'PUT /v2/database/creators/levels-audit/verification': superAdmins(404, {
    body: { isVerified: true, levels: [{ id: none.id, credits: [] }] },
  }),
  'PUT /v2/database/creators/levels-audit/team': superAdmins(404, {
    body: { levelIds: [none.id], teamId: 1 },
  }),
  'PUT /v2/database/creators/level/:id': superAdmins(404, { params: none, body: { creators: [] } }),
  'POST /v2/database/creators/level/:id/verify': superAdmins(404, { params: none }),
  'POST /v2/database/creators/level/:id/unverify': superAdmins(404, { params: none }),
  'PUT /v2/database/creators/level/:id/team': superAdmins(404, { params: none, body: { teamId: 1 } }),
  'DELETE /v2/database/creators/level/:id/team': superAdmins(404, { params: none }),
  'POST /v2/admin/profiles': superAdmins(400, { body: { kind: 'team', name: '' } }),

  'GET /v2/database/difficulties': anyone(200),
  'GET /v2/database/difficulties/hash': anyone(200),
  'HEAD /v2/database/difficulties/verify-password': withPassword(200),
  'GET /v2/database/difficulties/usage': superAdmins(200),
  'POST /v2/database/difficulties': withPassword(400, { body: { id: 500 } }),
  'PUT /v2/database/difficulties/sort-orders': withPassword(404, {
    body: { sortOrders: [{ id: none.id, sortOrder: 7 }] },
  }),
  'PUT /v2/database/difficulties/:id': withPassword(404, { params: none, body: { baseScore: 5 } }),
  'POST /v2/database/difficulties/:id/preview': withPassword(404, { params: none, body: { baseScore: 5 } }),
  'DELETE /v2/database/difficulties/:id': withPassword(404, { params: none, query: 'fallbackId=1' }),
  'GET /v2/database/levels/unannounced/new': superAdmins(200),
  'GET /v2/database/levels/unannounced/rerates': superAdmins(200),
  'GET /v2/database/passes/unannounced/new': superAdmins(200),
  'POST /v2/webhook/levels': superAdmins(502, { body: { levelIds: [none.id] } }),
  'POST /v2/webhook/rerates': superAdmins(502, { body: { levelIds: [none.id] } }),
  'POST /v2/webhook/passes': superAdmins(502, { body: { passIds: [none.id] } }),
  'POST /v2/database/levels/announce': superAdmins(400, { body: { levelIds: [] } }),
  'POST /v2/database/passes/announce': superAdmins(400, { body: { passIds: 'all' } }),
  'POST /v2/database/levels/markAnnounced/:id': superAdmins(404, { params: none }),
  'POST /v2/database/passes/markAnnounced/:id': superAdmins(404, { params: none }),
  'POST /v2/admin/announcements/preview': superAdmins(200, { body: { kind: 'levels', ids: [1] } }),
  'POST /v2/admin/announcements/state': superAdmins(200, { body: { kind: 'passes', ids: [1] } }),
  'POST /v2/admin/announcements/stop': superAdmins(200, { body: { kind: 'rerates', ids: [1] } }),
  'GET /v2/database/levels/:id/announcements': superAdmins(200, { params: one }),
  'GET /v2/database/passes/:id/announcements': superAdmins(404, { params: none }),
  'GET /v2/database/difficulties/:id/directives': withPassword(404, { params: none }),
  'POST /v2/database/difficulties/:id/directives': withPassword(404, {
    params: none,
    body: { directives: [] },
  }),
  'POST /v2/database/difficulties/:id/directives/simulate': withPassword(404, {
    params: none,
    body: { directives: [], days: 7 },
  }),
  'POST /v2/database/difficulties/:id/directives/simulate/message': withPassword(404, {
    params: none,
    body: { directives: [], kind: 'pass', id: 1 },
  }),
  'GET /v2/database/difficulties/channels': withPassword(200),
  'POST /v2/database/difficulties/channels': withPassword(400, { body: { label: ' ' } }),
  'PUT /v2/database/difficulties/channels/:id': withPassword(404, { params: none, body: { label: 'News' } }),
  'DELETE /v2/database/difficulties/channels/:id': withPassword(404, { params: none }),
  'GET /v2/database/difficulties/roles': withPassword(200),
  'POST /v2/database/difficulties/roles': withPassword(400, { body: { label: 'Players' } }),
  'PUT /v2/database/difficulties/roles/:id': withPassword(404, { params: none, body: { label: 'Players' } }),
  'DELETE /v2/database/difficulties/roles/:id': withPassword(404, { params: none }),
  'GET /v2/home/feed': anyone(200),
  'GET /v2/home/own': signedIn(200),

  'GET /v2/media/art/:file': anyone(200, { params: { file: 'card-night-1-g14-ea5472.svg' } }),
  'GET /v2/media/icon/:file': anyone(200, { params: { file: '1.svg' } }),

  'GET /v2/database/statistics': anyone(200),
  'GET /v2/statistics': anyone(200),
  'GET /v2/admin/statistics': raters(200),
  'GET /v2/admin/log': superAdmins(200),
  'GET /events': signedIn(200),

  'GET /v2/media/video-details': anyone(200, { query: 'url=https%3A%2F%2Fexample.org%2Fvideo' }),
  'GET /v2/media/bilibili': anyone(400, { query: 'bvid=nothing' }),
  'GET /v2/media/image': anyone(400, { query: 'url=nothing' }),
  'GET /v2/media/image-proxy': anyone(400, { query: 'url=nothing' }),
  'GET /v2/media/thumbnail/level/:id': anyone(200, { params: one }),
  'GET /v2/media/thumbnail/pass/:id': anyone(200, { params: one }),
  'GET /v2/media/avatar/:userId': anyone(404, { params: { userId: none.id } }),

  'POST /v2/form/form-submit': signedIn(400, { headers: { 'x-form-type': 'something' }, body: {} }),
  'GET /v2/inbox': signedIn(200),
  'GET /v2/inbox/state': signedIn(200),
  'POST /v2/inbox/read': signedIn(200, { body: { upTo: 1 } }),
  'PUT /v2/inbox/switches/:name': signedIn(200, { params: { name: 'merges' }, body: { isOn: true } }),
  'GET /v2/form/my-submissions': signedIn(200),
  'DELETE /v2/form/my-submissions/:type/:id': signedIn(404, { params: { type: 'pass', ...none } }),
  'GET /v2/form/duplicates': signedIn(200, { query: 'type=level&song=a&artist=b' }),
  'POST /v2/admin/submissions/levels/:id/claim': superAdmins(404, { params: none }),
  'DELETE /v2/admin/submissions/levels/:id/claim': superAdmins(404, { params: none }),
  'POST /v2/admin/submissions/passes/:id/claim': superAdmins(404, { params: none }),
  'DELETE /v2/admin/submissions/passes/:id/claim': superAdmins(404, { params: none }),
  'POST /v2/admin/submissions/auto-approve/passes': superAdmins(200),
  'GET /v2/database/references': anyone(200),
  'GET /v2/database/references/difficulty/:id': anyone(200, { params: one }),
  'GET /v2/database/references/level/:id': anyone(200, { params: one }),
  'PUT /v2/database/references/bulk/:difficultyId': superAdmins(404, {
    params: { difficultyId: none.id },
    body: { references: [] },
  }),
  'GET /v2/admin/deliveries': superAdmins(200),
  'GET /v2/admin/deliveries/:id/message': superAdmins(404, { params: none }),
  'POST /v2/admin/deliveries/:id/retry': superAdmins(404, { params: none }),
  'POST /v2/admin/deliveries/retry': superAdmins(200, { body: { ids: [none.id] } }),
  'POST /v2/admin/deliveries/:id/cancel': superAdmins(404, { params: none }),
  'POST /v2/database/difficulties/channels/:id/test': withPassword(404, { params: none }),
  'GET /v2/admin/users': superAdmins(200),
  'GET /v2/admin/users/raters': anyone(200),
  'POST /v2/admin/users/grant-role': superAdmins(404, { body: { userId: none.id, role: 'rater' } }),
  'POST /v2/admin/users/revoke-role': superAdmins(404, { body: { userId: none.id, role: 'superadmin' } }),
  'GET /v2/discord/users/:discordId': superAdmins(503, { params: { discordId: '12345678901234567' } }),
  'GET /v2/admin/users/discord/:discordId': superAdmins(404, { params: { discordId: '12345678901234567' } }),
  'GET /v2/admin/rating': signedIn(200),
  'GET /v2/admin/rating/cards': signedIn(200),
  'GET /v2/admin/rating/:id': signedIn(404, { params: none }),
  'PUT /v2/admin/rating/:id': signedIn(404, { params: none, body: { rating: 'G1' } }),
  'DELETE /v2/admin/rating/:id/detail/:userId': {
    params: { id: none.id, userId: none.id },
    statuses: [401, 403, 403, 404, 404],
  },
  'GET /v2/admin/submissions/levels/pending': superAdmins(200),
  'PUT /v2/admin/submissions/levels/:id/approve': superAdmins(404, { params: none }),
  'PUT /v2/admin/submissions/levels/:id/decline': superAdmins(404, { params: none, body: { reason: 'no' } }),
  'PUT /v2/admin/submissions/levels/:id/undo-decision': superAdmins(404, { params: none, body: {} }),
  'PUT /v2/admin/submissions/levels/:id/profiles': superAdmins(404, { params: none, body: {} }),
  'POST /v2/admin/submissions/levels/:id/creator-requests': superAdmins(404, {
    params: none,
    body: { role: 'charter' },
  }),
  'DELETE /v2/admin/submissions/levels/:id/creator-requests/:requestId': superAdmins(404, {
    params: { ...none, requestId: 1 },
  }),
  'POST /v2/admin/submissions/levels/:id/creators': superAdmins(404, {
    params: none,
    body: { name: 'Somebody', role: 'charter', creditRequestId: 1 },
  }),
  'PUT /v2/admin/submissions/levels/:id/assign-creator': superAdmins(404, {
    params: none,
    body: { creatorId: 1, role: 'charter', creditRequestId: 1 },
  }),
  'GET /v2/admin/submissions/passes/pending': superAdmins(200),
  'PUT /v2/admin/submissions/passes/:id/approve': superAdmins(404, { params: none }),
  'PUT /v2/admin/submissions/passes/:id/decline': superAdmins(404, { params: none, body: {} }),
  'PUT /v2/admin/submissions/passes/:id/undo-decision': superAdmins(404, { params: none, body: {} }),
  'PUT /v2/admin/submissions/passes/:id/assign-player': superAdmins(404, {
    params: none,
    body: { playerId: 1 },
  }),

  'GET /v2/database/levels/all-levels': signedIn(200),
  'PUT /v2/database/levels/:id/difficulty': signedIn(404, { params: none, body: { diffId: 1 } }),
  'PUT /v2/database/levels/:id/timeout': superAdmins(404, { params: none, body: { diffId: 1 } }),
  'GET /v2/database/players/:id/modifiers': anyone(200, { params: one }),
  'POST /v2/database/players/modifiers/generate': signedIn(200, { body: { targetPlayerId: 1 } }),
  'DELETE /v2/database/players/modifiers/:modifierId': superAdmins(404, { params: { modifierId: none.id } }),
  'GET /v2/media/wheel-image/:seed': anyone(200, { params: { seed: 1 } }),
  'POST /v2/play/draws': signedIn(200, { body: { kind: 'slots' } }),
};
