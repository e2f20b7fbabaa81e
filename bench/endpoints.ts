import { addressOf } from '@rondo/domain/calls';
import { LEADERBOARD_KEYS } from '@rondo/domain/players';
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
const SPECIALS = ['Qq', 'Marathon', 'Q2', 'Q1+', '-2', 'Bus', 'Gimmick'];

const get = (path: string, query = {}): Call => ({
  method: 'GET',
  path: addressOf(path, query),
});
const levels = (body: object): Call => ({ method: 'POST', path: '/v2/database/levels/filter', body });
const passes = (body: object): Call => ({ method: 'POST', path: '/v2/database/passes', body });
/** About thirty, as a page has; the reason why no request is like the one before. */
const limit = (random: Random) => random.whole(25, 35);
const seed = (random: Random) => String(Math.floor(random.fraction() * 1e9));

function pguRange(random: Random): { from: string; to: string } {
  const tier = random.pick(['P', 'G', 'U']);
  const from = random.whole(1, 17);
  return { from: `${tier}${from}`, to: `${tier}${from + random.whole(0, 3)}` };
}

/** As far as a patient reader scrolls: some hundreds of pages, and never past the end. */
const deepOffset = (random: Random, length: number) =>
  random.whole(2_000, Math.min(20_000, Math.floor(length * 0.9)));

const row = (name: string, aim: Measured['aim'], call: Measured['call']): Measured => ({ name, aim, call });
const signedIn = (...of: Parameters<typeof row>): Measured => ({ ...row(...of), isSignedIn: true });

/** Every read of the API that needs no other service. */
export const ENDPOINTS: readonly Measured[] = [
  row('levels, first page', 'list', (random) => levels({ limit: limit(random) })),
  row('levels, first page, sorted', 'list', (random) =>
    levels({ limit: limit(random), sort: random.pick(LEVEL_SORTS) }),
  ),
  row('levels, difficulty filter', 'list', (random) =>
    levels({
      limit: limit(random),
      pguRange: pguRange(random),
      specialDifficulties: random.fraction() < 0.3 ? [random.pick(SPECIALS)] : [],
      clearedFilter: random.pick(['show', 'only', 'hide']),
      toRate: random.pick(['show', 'only', 'hide']),
      sort: random.pick(['RECENT_DESC', 'CLEARS_DESC']),
    }),
  ),
  row('levels, text', 'list', (random, { words }) =>
    levels({ limit: limit(random), query: random.pick(words) }),
  ),
  row('levels, text with fields', 'list', (random, { words, artistWords }) =>
    levels({
      limit: limit(random),
      query: `song:${random.pick(words)}, -artist:${random.pick(artistWords)} | artist=${random.pick(artistWords)}`,
    }),
  ),
  row('levels, two letters', 'none', (random, { words }) =>
    levels({ limit: limit(random), query: random.pick(words).slice(0, 2) }),
  ),
  row('levels, deep page', 'list', (random, { visibleLevels }) =>
    levels({
      limit: limit(random),
      offset: deepOffset(random, visibleLevels),
      sort: random.pick(LEVEL_SORTS),
    }),
  ),
  row('levels, RANDOM', 'list', (random) =>
    levels({ limit: limit(random), sort: 'RANDOM', seed: seed(random) }),
  ),
  row('passes, first page', 'list', (random) => passes({ limit: limit(random) })),
  row('passes, first page, sorted', 'list', (random) =>
    passes({ limit: limit(random), sort: random.pick(PASS_SORTS) }),
  ),
  row('passes, filter', 'list', (random) => {
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
  row('passes, text', 'list', (random, { words, playerWords }) =>
    passes({
      limit: limit(random),
      query: random.fraction() < 0.5 ? random.pick(words) : `player:${random.pick(playerWords)}`,
    }),
  ),
  row('passes, deep page', 'list', (random, { listedPasses }) =>
    passes({
      limit: limit(random),
      offset: deepOffset(random, listedPasses),
      sort: random.pick(PASS_SORTS),
    }),
  ),
  row('passes, RANDOM', 'list', (random) =>
    passes({ limit: limit(random), sort: 'RANDOM', seed: seed(random) }),
  ),
  row('leaderboard, first page', 'list', (random) =>
    get('/v2/database/leaderboard', { limit: limit(random), sortBy: random.pick(LEADERBOARD_KEYS) }),
  ),
  row('leaderboard, deep page', 'list', (random, { rankedPlayers }) =>
    get('/v2/database/leaderboard', {
      limit: limit(random),
      offset: deepOffset(random, rankedPlayers),
      sortBy: random.pick(LEADERBOARD_KEYS),
      order: random.pick(['asc', 'desc']),
    }),
  ),
  row('leaderboard, text', 'list', (random, { playerWords }) =>
    get('/v2/database/leaderboard', { limit: limit(random), query: random.pick(playerWords) }),
  ),
  row('creators, page', 'list', (random, { creatorIds }) =>
    get('/v2/database/creators', {
      limit: limit(random),
      page: random.whole(1, Math.max(1, Math.floor(creatorIds.length / 40))),
      sort: random.pick(['NAME_ASC', 'ID_DESC', 'CHARTS_DESC']),
    }),
  ),

  row('players, search', 'list', (random, { playerWords }) =>
    get(`/v2/database/players/search/${encodeURIComponent(random.pick(playerWords))}`),
  ),
  row('creators, search', 'list', (random, { creatorWords }) =>
    get(`/v2/database/creators/search/${encodeURIComponent(random.pick(creatorWords))}`),
  ),
  row('teams, search', 'list', (random, { words }) =>
    get(`/v2/database/creators/teams/search/${encodeURIComponent(random.pick(words))}`),
  ),
  row('teams, list', 'list', (random) => get('/v2/database/creators/teams', { limit: limit(random) })),

  row('level', 'detail', (random, { levelIds }) => get(`/v2/database/levels/${random.pick(levelIds)}`)),
  row('level, HEAD', 'detail', (random, { levelIds }) => ({
    method: 'HEAD',
    path: `/v2/database/levels/${random.pick(levelIds)}`,
  })),
  row('passes of a level', 'detail', (random, { levelIds }) =>
    get(`/v2/database/passes/level/${random.pick(levelIds)}`),
  ),
  row('pass', 'detail', (random, { passIds }) => get(`/v2/database/passes/${random.pick(passIds)}`)),
  row('player', 'detail', (random, { playerIds }) => get(`/v2/database/players/${random.pick(playerIds)}`)),
  row('creator', 'detail', (random, { creatorIds }) =>
    get(`/v2/database/creators/byId/${random.pick(creatorIds)}`),
  ),
  row('team', 'detail', (random, { teamIds }) =>
    get(`/v2/database/creators/teams/byId/${random.pick(teamIds)}`),
  ),

  row('difficulties', 'none', () => get('/v2/database/difficulties')),
  row('difficulties, hash', 'none', () => get('/v2/database/difficulties/hash')),
  row('difficulty icon', 'none', (random) => get(`/v2/media/icon/${random.whole(1, 60)}.svg`)),
  row('difficulty icon, PNG', 'none', (random) => get(`/v2/media/icon/${random.whole(1, 60)}.png`)),
  row('statistics', 'none', () => get('/v2/database/statistics')),
  row('config', 'none', () => get('/v2/config')),
  row('health', 'none', () => get('/health')),
  signedIn('own profile', 'detail', () => get('/v2/auth/profile/me')),
  signedIn('my clears', 'none', () => get('/v2/database/clears/mine')),
  signedIn('next for you', 'none', () => get('/v2/database/clears/next')),
  signedIn('levels, my clears', 'none', (random) =>
    levels({
      limit: limit(random),
      myClears: random.pick(['hide', 'only']),
      sort: random.pick(LEVEL_SORTS),
    }),
  ),
  signedIn('own sessions', 'none', () => get('/v2/auth/sessions')),
  signedIn('difficulties, usage', 'none', () => get('/v2/database/difficulties/usage')),
  signedIn('directives', 'none', (random) =>
    get(`/v2/database/difficulties/${random.whole(1, 60)}/directives`),
  ),
  signedIn('channels', 'none', () => get('/v2/database/difficulties/channels')),
  signedIn('chat roles', 'none', () => get('/v2/database/difficulties/roles')),
  signedIn('staff statistics', 'none', () => get('/v2/admin/statistics')),
  signedIn('rating cards', 'none', () => get('/v2/admin/rating/cards')),
  signedIn('open ratings', 'none', () => get('/v2/admin/rating')),
  signedIn('rating', 'none', (random, { ratingIds }) => get(`/v2/admin/rating/${random.pick(ratingIds)}`)),
  row('level with ratings', 'detail', (random, { ratedLevelIds }) =>
    get(`/v2/database/levels/withRatings/${random.pick(ratedLevelIds)}`),
  ),
  signedIn('pending level submissions', 'none', () => get('/v2/admin/submissions/levels/pending')),
  signedIn('pending pass submissions', 'none', () => get('/v2/admin/submissions/passes/pending')),
];
