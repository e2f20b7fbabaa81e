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

export const LISTS: readonly Measured[] = [
  {
    name: 'levels, first page',
    aim: 'list',
    growth: 'flat',
    call: (random) => levels({ limit: limit(random) }),
  },
  {
    name: 'levels, first page, sorted',
    aim: 'list',
    growth: 'flat',
    call: (random) => levels({ limit: limit(random), sort: random.pick(LEVEL_SORTS) }),
  },
  {
    name: 'levels, difficulty filter',
    aim: 'list',
    growth: 'under 50 ms',
    call: (random) =>
      levels({
        limit: limit(random),
        pguRange: pguRange(random),
        specialDifficulties: random.fraction() < 0.3 ? [random.pick(SPECIALS)] : [],
        clearedFilter: random.pick(['show', 'only', 'hide']),
        sort: random.pick(['RECENT_DESC', 'CLEARS_DESC']),
      }),
  },
  {
    name: 'levels, text',
    aim: 'list',
    growth: 'under 50 ms',
    call: (random, { words }) => levels({ limit: limit(random), query: random.pick(words) }),
  },
  {
    name: 'levels, text with fields',
    aim: 'list',
    growth: 'under 50 ms',
    call: (random, { words, artistWords }) =>
      levels({
        limit: limit(random),
        query: `song:${random.pick(words)}, -artist:${random.pick(artistWords)} | artist=${random.pick(artistWords)}`,
      }),
  },
  {
    name: 'levels, two letters',
    aim: 'none',
    growth: 'under 50 ms',
    call: (random, { words }) => levels({ limit: limit(random), query: random.pick(words).slice(0, 2) }),
  },
  {
    name: 'levels, deep page',
    aim: 'list',
    growth: 'under 50 ms',
    call: (random, { visibleLevels }) =>
      levels({
        limit: limit(random),
        offset: deepOffset(random, visibleLevels),
        sort: random.pick(LEVEL_SORTS),
      }),
  },
  {
    name: 'levels, RANDOM',
    aim: 'list',
    growth: 'under 50 ms',
    call: (random) => levels({ limit: limit(random), sort: 'RANDOM', seed: seed(random) }),
  },
  {
    name: 'passes, first page',
    aim: 'list',
    growth: 'flat',
    call: (random) => passes({ limit: limit(random) }),
  },
  {
    name: 'passes, first page, sorted',
    aim: 'list',
    growth: 'flat',
    call: (random) => passes({ limit: limit(random), sort: random.pick(PASS_SORTS) }),
  },
  {
    name: 'passes, filter',
    aim: 'list',
    growth: 'under 50 ms',
    call: (random) => {
      const { from, to } = pguRange(random);
      const keyFlag = random.pick(['all', '12k', '16k']);
      return passes({
        limit: limit(random),
        minDiff: from,
        maxDiff: to,
        keyFlag,
        sort: random.pick(PASS_SORTS),
      });
    },
  },
  {
    name: 'passes, text',
    aim: 'list',
    growth: 'under 50 ms',
    call: (random, { words, playerWords }) =>
      passes({
        limit: limit(random),
        query: random.fraction() < 0.5 ? random.pick(words) : `player:${random.pick(playerWords)}`,
      }),
  },
  {
    name: 'passes, deep page',
    aim: 'list',
    growth: 'under 50 ms',
    call: (random, { listedPasses }) =>
      passes({
        limit: limit(random),
        offset: deepOffset(random, listedPasses),
        sort: random.pick(PASS_SORTS),
      }),
  },
  {
    name: 'passes, RANDOM',
    aim: 'list',
    growth: 'under 50 ms',
    call: (random) => passes({ limit: limit(random), sort: 'RANDOM', seed: seed(random) }),
  },
  {
    name: 'leaderboard, first page',
    aim: 'list',
    growth: 'flat',
    call: (random) =>
      get('/v2/database/leaderboard', { limit: limit(random), sortBy: random.pick(STANDINGS) }),
  },
  {
    name: 'leaderboard, deep page',
    aim: 'list',
    growth: 'under 50 ms',
    call: (random, { rankedPlayers }) =>
      get('/v2/database/leaderboard', {
        limit: limit(random),
        offset: deepOffset(random, rankedPlayers),
        sortBy: random.pick(STANDINGS),
        order: random.pick(['asc', 'desc']),
      }),
  },
  {
    name: 'leaderboard, text',
    aim: 'list',
    growth: 'under 50 ms',
    call: (random, { playerWords }) =>
      get('/v2/database/leaderboard', { limit: limit(random), query: random.pick(playerWords) }),
  },
  {
    name: 'creators, page',
    aim: 'list',
    growth: 'under 50 ms',
    call: (random, { creatorIds }) =>
      get('/v2/database/creators', {
        limit: limit(random),
        page: random.whole(1, Math.max(1, Math.floor(creatorIds.length / 40))),
        sort: random.pick(['NAME_ASC', 'ID_DESC', 'CHARTS_DESC']),
      }),
  },
];

const SEARCHES: readonly Measured[] = [
  {
    name: 'players, search',
    aim: 'list',
    growth: 'under 50 ms',
    call: (random, { playerWords }) =>
      get(`/v2/database/players/search/${encoded(random.pick(playerWords))}`),
  },
  {
    name: 'creators, search',
    aim: 'list',
    growth: 'under 50 ms',
    call: (random, { creatorWords }) =>
      get(`/v2/database/creators/search/${encoded(random.pick(creatorWords))}`),
  },
  {
    name: 'teams, search',
    aim: 'list',
    growth: 'under 50 ms',
    call: (random, { words }) => get(`/v2/database/creators/teams/search/${encoded(random.pick(words))}`),
  },
  {
    name: 'teams, list',
    aim: 'list',
    growth: 'under 50 ms',
    call: (random) => get('/v2/database/creators/teams', { limit: limit(random) }),
  },
];

const DETAILS: readonly Measured[] = [
  {
    name: 'level',
    aim: 'detail',
    growth: 'flat',
    call: (random, { levelIds }) => get(`/v2/database/levels/${random.pick(levelIds)}`),
  },
  {
    name: 'level, HEAD',
    aim: 'detail',
    growth: 'flat',
    call: (random, { levelIds }) => ({
      method: 'HEAD',
      path: `/v2/database/levels/${random.pick(levelIds)}`,
    }),
  },
  {
    name: 'passes of a level',
    aim: 'detail',
    growth: 'flat',
    call: (random, { levelIds }) => get(`/v2/database/passes/level/${random.pick(levelIds)}`),
  },
  {
    name: 'pass',
    aim: 'detail',
    growth: 'flat',
    call: (random, { passIds }) => get(`/v2/database/passes/${random.pick(passIds)}`),
  },
  {
    name: 'player',
    aim: 'detail',
    growth: 'flat',
    call: (random, { playerIds }) => get(`/v2/database/players/${random.pick(playerIds)}`),
  },
  {
    name: 'creator',
    aim: 'detail',
    growth: 'flat',
    call: (random, { creatorIds }) => get(`/v2/database/creators/byId/${random.pick(creatorIds)}`),
  },
  {
    name: 'team',
    aim: 'detail',
    growth: 'flat',
    call: (random, { teamIds }) => get(`/v2/database/creators/teams/byId/${random.pick(teamIds)}`),
  },
];

const OTHERS: readonly Measured[] = [
  {
    name: 'difficulties',
    aim: 'none',
    growth: 'none',
    call: (random) => get('/v2/database/difficulties', { n: seed(random) }),
  },
  {
    name: 'difficulties, hash',
    aim: 'none',
    growth: 'none',
    call: (random) => get('/v2/database/difficulties/hash', { n: seed(random) }),
  },
  {
    name: 'difficulty icon',
    aim: 'none',
    growth: 'none',
    call: (random) => get(`/v2/media/icon/${random.whole(1, 60)}.svg`),
  },
  {
    name: 'statistics',
    aim: 'none',
    growth: 'none',
    call: (random) => get('/v2/database/statistics', { n: seed(random) }),
  },
  { name: 'config', aim: 'none', growth: 'none', call: (random) => get('/v2/config', { n: seed(random) }) },
  { name: 'health', aim: 'none', growth: 'none', call: (random) => get('/health', { n: seed(random) }) },
  {
    name: 'own profile',
    aim: 'detail',
    growth: 'none',
    isSignedIn: true,
    call: (random) => get('/v2/auth/profile/me', { n: seed(random) }),
  },
  {
    name: 'own sessions',
    aim: 'none',
    growth: 'none',
    isSignedIn: true,
    call: (random) => get('/v2/auth/sessions', { n: seed(random) }),
  },
  {
    name: 'staff statistics',
    aim: 'none',
    growth: 'none',
    isSignedIn: true,
    call: (random) => get('/v2/admin/statistics', { n: seed(random) }),
  },
  {
    name: 'rating cards',
    aim: 'none',
    growth: 'flat',
    isSignedIn: true,
    call: (random) => get('/v2/admin/rating/cards', { n: seed(random) }),
  },
  {
    name: 'open ratings',
    aim: 'none',
    growth: 'flat',
    isSignedIn: true,
    call: (random) => get('/v2/admin/rating', { n: seed(random) }),
  },
  {
    name: 'rating',
    aim: 'none',
    growth: 'none',
    isSignedIn: true,
    call: (random, { ratingIds }) => get(`/v2/admin/rating/${random.pick(ratingIds)}`),
  },
  {
    name: 'level with ratings',
    aim: 'detail',
    growth: 'flat',
    call: (random, { ratedLevelIds }) => get(`/v2/database/levels/withRatings/${random.pick(ratedLevelIds)}`),
  },
  {
    name: 'pending level submissions',
    aim: 'none',
    growth: 'none',
    isSignedIn: true,
    call: (random) => get('/v2/admin/submissions/levels/pending', { n: seed(random) }),
  },
  {
    name: 'pending pass submissions',
    aim: 'none',
    growth: 'none',
    isSignedIn: true,
    call: (random) => get('/v2/admin/submissions/passes/pending', { n: seed(random) }),
  },
];

/** Every read of the API that needs no other service. */
export const ENDPOINTS: readonly Measured[] = [...LISTS, ...SEARCHES, ...DETAILS, ...OTHERS];
