import type { Facts } from './facts.ts';
import type { Random } from './random.ts';

export type Call = {
  readonly method: 'GET' | 'HEAD' | 'POST';
  readonly path: string;
  readonly body?: unknown;
};

export type Measured = {
  readonly name: string;
  /** Which aim of the issue it is held against. */
  readonly aim: 'list' | 'detail' | 'none';
  /** Its first-page kind must not be much slower with ten times the data; a searching kind must stay under 50 ms. */
  readonly growth: 'flat' | 'under 50 ms' | 'none';
  readonly isSignedIn?: true;
  readonly call: (random: Random, facts: Facts) => Call;
};

const LEVEL_SORTS = ['RECENT_ASC', 'DIFF_DESC', 'DIFF_ASC', 'CLEARS_DESC', 'CLEARS_ASC'];
const PASS_SORTS = [
  'SCORE_ASC',
  'RECENT_DESC',
  'RECENT_ASC',
  'XACC_DESC',
  'XACC_ASC',
  'DIFF_DESC',
  'DIFF_ASC',
];
const STANDINGS =
  'rankedScore generalScore ppScore wfScore score12K averageXacc totalPasses universalPassCount worldsFirstCount topDiff top12kDiff'.split(
    ' ',
  );
const SPECIALS = ['Qq', 'Marathon', 'Q2', 'Q1+', '-2', 'Bus', 'Gimmick'];

const get = (path: string, query: Record<string, string | number> = {}): Call => {
  const text = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  ).toString();
  return { method: 'GET', path: text === '' ? path : `${path}?${text}` };
};
const levels = (body: object): Call => ({ method: 'POST', path: '/v2/database/levels/filter', body });
const passes = (body: object): Call => ({ method: 'POST', path: '/v2/database/passes', body });
/** About thirty, as a page has; the reason why no request is like the one before. */
const limit = (random: Random) => random.whole(25, 35);
const seed = (random: Random) => String(Math.floor(random.fraction() * 1e9));
const encoded = (text: string) => encodeURIComponent(text);

function pguRange(random: Random): { from: string; to: string } {
  const tier = random.pick(['P', 'G', 'U']);
  const from = random.whole(1, 17);
  return { from: `${tier}${from}`, to: `${tier}${from + random.whole(0, 3)}` };
}

/** As far as a patient reader scrolls: some hundreds of pages, and never past the end. */
const deepOffset = (random: Random, length: number) =>
  random.whole(2_000, Math.min(20_000, Math.floor(length * 0.9)));

const row = (
  name: string,
  aim: Measured['aim'],
  growth: Measured['growth'],
  call: Measured['call'],
): Measured => ({ name, aim, growth, call });
const signedIn = (...of: Parameters<typeof row>): Measured => ({ ...row(...of), isSignedIn: true });

export const LISTS: readonly Measured[] = [
  row('levels, first page', 'list', 'flat', (random) => levels({ limit: limit(random) })),
  row('levels, first page, sorted', 'list', 'flat', (random) =>
    levels({ limit: limit(random), sort: random.pick(LEVEL_SORTS) }),
  ),
  row('levels, difficulty filter', 'list', 'under 50 ms', (random) =>
    levels({
      limit: limit(random),
      pguRange: pguRange(random),
      specialDifficulties: random.fraction() < 0.3 ? [random.pick(SPECIALS)] : [],
      clearedFilter: random.pick(['show', 'only', 'hide']),
      sort: random.pick(['RECENT_DESC', 'CLEARS_DESC']),
    }),
  ),
  row('levels, text', 'list', 'under 50 ms', (random, { words }) =>
    levels({ limit: limit(random), query: random.pick(words) }),
  ),
  row('levels, text with fields', 'list', 'under 50 ms', (random, { words, artistWords }) =>
    levels({
      limit: limit(random),
      query: `song:${random.pick(words)}, -artist:${random.pick(artistWords)} | artist=${random.pick(artistWords)}`,
    }),
  ),
  row('levels, two letters', 'none', 'under 50 ms', (random, { words }) =>
    levels({ limit: limit(random), query: random.pick(words).slice(0, 2) }),
  ),
  row('levels, deep page', 'list', 'under 50 ms', (random, { visibleLevels }) =>
    levels({
      limit: limit(random),
      offset: deepOffset(random, visibleLevels),
      sort: random.pick(LEVEL_SORTS),
    }),
  ),
  row('levels, RANDOM', 'list', 'under 50 ms', (random) =>
    levels({ limit: limit(random), sort: 'RANDOM', seed: seed(random) }),
  ),
  row('passes, first page', 'list', 'flat', (random) => passes({ limit: limit(random) })),
  row('passes, first page, sorted', 'list', 'flat', (random) =>
    passes({ limit: limit(random), sort: random.pick(PASS_SORTS) }),
  ),
  row('passes, filter', 'list', 'under 50 ms', (random) => {
    const { from, to } = pguRange(random);
    const keyFlag = random.pick(['all', '12k', '16k']);
    return passes({
      limit: limit(random),
      minDiff: from,
      maxDiff: to,
      keyFlag,
      sort: random.pick(PASS_SORTS),
    });
  }),
  row('passes, text', 'list', 'under 50 ms', (random, { words, playerWords }) =>
    passes({
      limit: limit(random),
      query: random.fraction() < 0.5 ? random.pick(words) : `player:${random.pick(playerWords)}`,
    }),
  ),
  row('passes, deep page', 'list', 'under 50 ms', (random, { listedPasses }) =>
    passes({
      limit: limit(random),
      offset: deepOffset(random, listedPasses),
      sort: random.pick(PASS_SORTS),
    }),
  ),
  row('passes, RANDOM', 'list', 'under 50 ms', (random) =>
    passes({ limit: limit(random), sort: 'RANDOM', seed: seed(random) }),
  ),
  row('leaderboard, first page', 'list', 'flat', (random) =>
    get('/v2/database/leaderboard', { limit: limit(random), sortBy: random.pick(STANDINGS) }),
  ),
  row('leaderboard, deep page', 'list', 'under 50 ms', (random, { rankedPlayers }) =>
    get('/v2/database/leaderboard', {
      limit: limit(random),
      offset: deepOffset(random, rankedPlayers),
      sortBy: random.pick(STANDINGS),
      order: random.pick(['asc', 'desc']),
    }),
  ),
  row('leaderboard, text', 'list', 'under 50 ms', (random, { playerWords }) =>
    get('/v2/database/leaderboard', { limit: limit(random), query: random.pick(playerWords) }),
  ),
  row('creators, page', 'list', 'under 50 ms', (random, { creatorIds }) =>
    get('/v2/database/creators', {
      limit: limit(random),
      page: random.whole(1, Math.max(1, Math.floor(creatorIds.length / 40))),
      sort: random.pick(['NAME_ASC', 'ID_DESC', 'CHARTS_DESC']),
    }),
  ),
];

const SEARCHES: readonly Measured[] = [
  row('players, search', 'list', 'under 50 ms', (random, { playerWords }) =>
    get(`/v2/database/players/search/${encoded(random.pick(playerWords))}`),
  ),
  row('creators, search', 'list', 'under 50 ms', (random, { creatorWords }) =>
    get(`/v2/database/creators/search/${encoded(random.pick(creatorWords))}`),
  ),
  row('teams, search', 'list', 'under 50 ms', (random, { words }) =>
    get(`/v2/database/creators/teams/search/${encoded(random.pick(words))}`),
  ),
  row('teams, list', 'list', 'under 50 ms', (random) =>
    get('/v2/database/creators/teams', { limit: limit(random) }),
  ),
];

const DETAILS: readonly Measured[] = [
  row('level', 'detail', 'flat', (random, { levelIds }) =>
    get(`/v2/database/levels/${random.pick(levelIds)}`),
  ),
  row('level, HEAD', 'detail', 'flat', (random, { levelIds }) => ({
    method: 'HEAD',
    path: `/v2/database/levels/${random.pick(levelIds)}`,
  })),
  row('passes of a level', 'detail', 'flat', (random, { levelIds }) =>
    get(`/v2/database/passes/level/${random.pick(levelIds)}`),
  ),
  row('pass', 'detail', 'flat', (random, { passIds }) => get(`/v2/database/passes/${random.pick(passIds)}`)),
  row('player', 'detail', 'flat', (random, { playerIds }) =>
    get(`/v2/database/players/${random.pick(playerIds)}`),
  ),
  row('creator', 'detail', 'flat', (random, { creatorIds }) =>
    get(`/v2/database/creators/byId/${random.pick(creatorIds)}`),
  ),
  row('team', 'detail', 'flat', (random, { teamIds }) =>
    get(`/v2/database/creators/teams/byId/${random.pick(teamIds)}`),
  ),
];

const OTHERS: readonly Measured[] = [
  row('difficulties', 'none', 'none', (random) => get('/v2/database/difficulties', { n: seed(random) })),
  row('difficulties, hash', 'none', 'none', (random) =>
    get('/v2/database/difficulties/hash', { n: seed(random) }),
  ),
  row('difficulty icon', 'none', 'none', (random) => get(`/v2/media/icon/${random.whole(1, 60)}.svg`)),
  row('statistics', 'none', 'none', (random) => get('/v2/database/statistics', { n: seed(random) })),
  row('config', 'none', 'none', (random) => get('/v2/config', { n: seed(random) })),
  row('health', 'none', 'none', (random) => get('/health', { n: seed(random) })),
  signedIn('own profile', 'detail', 'none', (random) => get('/v2/auth/profile/me', { n: seed(random) })),
  signedIn('own sessions', 'none', 'none', (random) => get('/v2/auth/sessions', { n: seed(random) })),
  signedIn('staff statistics', 'none', 'none', (random) => get('/v2/admin/statistics', { n: seed(random) })),
  signedIn('rating cards', 'none', 'flat', (random) => get('/v2/admin/rating/cards', { n: seed(random) })),
  signedIn('open ratings', 'none', 'flat', (random) => get('/v2/admin/rating', { n: seed(random) })),
  signedIn('rating', 'none', 'none', (random, { ratingIds }) =>
    get(`/v2/admin/rating/${random.pick(ratingIds)}`),
  ),
  row('level with ratings', 'detail', 'flat', (random, { ratedLevelIds }) =>
    get(`/v2/database/levels/withRatings/${random.pick(ratedLevelIds)}`),
  ),
  signedIn('pending level submissions', 'none', 'none', (random) =>
    get('/v2/admin/submissions/levels/pending', { n: seed(random) }),
  ),
  signedIn('pending pass submissions', 'none', 'none', (random) =>
    get('/v2/admin/submissions/passes/pending', { n: seed(random) }),
  ),
];

/** Every read of the API that needs no other service. */
export const ENDPOINTS: readonly Measured[] = [...LISTS, ...SEARCHES, ...DETAILS, ...OTHERS];
