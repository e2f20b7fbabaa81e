import type { QueryKey } from '@tanstack/react-query';

declare const made: unique symbol;
/** A name made here: no other file can spell one. */
type Key<Name extends readonly unknown[]> = Name & { readonly [made]: true };

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: Key<readonly unknown[]>;
  }
}

const key = <const Name extends readonly [string, ...unknown[]]>(...name: Name) =>
  name as unknown as Key<Name>;

/**
 * The names under which answers are kept. A name begins with those of all that goes stale together with it:
 * `levels.history(3)` is asked for again whenever `levels.detail(3)` is.
 */
export const keys = {
  config: key('config'),
  viewer: key('viewer'),
  sessions: key('sessions'),
  pendingCounts: key('pending-counts'),
  /** How many are on the rating page; kept up to date while its events are received. */
  liveUsers: key('live', 'users'),
  levels: {
    all: key('levels'),
    lists: key('levels', 'list'),
    list: (filter: object) => key('levels', 'list', filter),
    details: key('levels', 'detail'),
    detail: (id: number | null) => key('levels', 'detail', id),
    history: (id: number) => key('levels', 'detail', id, 'history'),
    ratings: (id: number) => key('levels', 'detail', id, 'ratings'),
    effect: (id: number, changeId: number) => key('levels', 'effect', id, changeId),
    timeout: (id: number) => key('levels', 'detail', id, 'timeout'),
    rollEffect: (id: number, diffId: number, baseScore: number | null) =>
      key('levels', 'roll-effect', id, diffId, baseScore),
    allPasses: key('levels', 'passes'),
    passes: (id: number) => key('levels', 'passes', id),
    aliases: (id: number) => key('levels', 'aliases', id),
    aliasCount: (id: number, field: string, matchType: string) =>
      key('levels', 'alias-count', id, field, matchType),
  },
  passes: {
    all: key('passes'),
    list: (filter: object) => key('passes', 'list', filter),
    details: key('passes', 'detail'),
    detail: (id: number) => key('passes', 'detail', id),
  },
  players: {
    all: key('players'),
    detail: (id: number) => key('players', id),
  },
  /** With the cooldown and the seal of whoever looks. */
  allModifiers: key('modifiers'),
  modifiers: (playerId: number) => key('modifiers', playerId),
  playerMerges: key('player-merges'),
  playerMerge: (source: number, target: number | null) => key('player-merge', source, target),
  leaderboard: {
    all: key('leaderboard'),
    list: (search: object) => key('leaderboard', search),
    standing: (order: object, playerId: number) => key('leaderboard', 'standing', order, playerId),
  },
  ratings: {
    all: key('ratings'),
    cards: key('ratings', 'cards'),
    one: (id: number) => key('ratings', 'one', id),
    ofLevel: (levelId: number) => key('ratings', 'of-level', levelId),
  },
  creators: {
    all: key('creators'),
    audit: (query: object) => key('creators', 'audit', query),
    credits: (levelId: number) => key('creators', 'credits', levelId),
    list: (query: object) => key('creators', 'list', query),
    one: (id: number) => key('creators', 'one', id),
    teams: (query: object) => key('creators', 'teams', query),
    team: (id: number) => key('creators', 'team', id),
    merges: key('creators', 'merges'),
    mergePreview: (source: number, target: number) => key('creators', 'preview', source, target),
  },
  announcements: {
    all: key('announcements'),
    lists: key('announcements', 'list'),
    list: (kind: string) => key('announcements', 'list', kind),
    states: key('announcements', 'state'),
    state: (kind: string, ids: readonly number[]) => key('announcements', 'state', kind, ids),
    preview: (kind: string, ids: readonly number[]) => key('announcements', 'preview', kind, ids),
    of: (kind: 'level' | 'pass', id: number) => key('announcements', 'of', kind, id),
    deliveries: key('announcements', 'deliveries'),
    deliveriesIn: (search: object) => key('announcements', 'deliveries', search),
    deliveryMessage: (id: number) => key('announcements', 'delivery-message', id),
  },
  /** The rules of a difficulty, and what all rules name: channels and roles of the chat. */
  rules: {
    of: (difficultyId: number) => key('rules', 'of', difficultyId),
    channels: key('rules', 'channels'),
    roles: key('rules', 'roles'),
    simulation: (difficultyId: number, body: object) => key('rules', 'simulation', difficultyId, body),
    message: (difficultyId: number, body: object) => key('rules', 'message', difficultyId, body),
  },
  backups: key('backups'),
  backupEffect: (type: string, filename: string) => key('backup-effect', type, filename),
  difficulties: key('difficulties'),
  difficultyUsage: key('difficulty-usage'),
  difficultyEffect: (id: number, change: object) => key('difficulty-effect', id, change),
  references: key('references'),
  levelWheel: key('level-wheel'),
  statistics: key('statistics'),
  raters: key('raters'),
  managedUsers: (search: string) => key('raters', 'managed', search),
  logs: key('log'),
  log: (search: object) => key('log', search),
  pending: {
    all: key('pending'),
    levels: key('pending', 'levels'),
    passes: key('pending', 'passes'),
  },
  ownSubmissions: key('own-submissions'),
  formDuplicates: key('form-duplicates'),
  formDuplicatesOf: (query: string) => key('form-duplicates', query),
  lookups: key('lookup'),
  lookup: (kind: string, text: string) => key('lookup', kind, text),
  quickSearches: key('quick-search'),
  quickSearch: (text: string) => key('quick-search', text),
  countsOfQueries: key('without'),
  countOfQuery: (list: QueryKey, query: string) => key('without', ...list, query),
  page: (list: QueryKey, page: number) => [...list, page] as unknown as QueryKey,
  searchExamples: (list: QueryKey) => key('search-examples', ...list),
  videoDetails: (video: string) => key('video-details', video),
  bilibili: (bvid: string) => key('bilibili', bvid),
};

/** What visitors may read as well; a person's session does not own it. */
const openNames: readonly QueryKey[] = [
  keys.config,
  keys.levels.all,
  keys.passes.all,
  keys.players.all,
  keys.leaderboard.all,
  keys.difficulties,
  keys.references,
  keys.statistics,
  keys.quickSearches,
  keys.countsOfQueries,
];

export const isOpen = (name: QueryKey): boolean => openNames.some((open) => isUnder(name, open));

/** Whether a name is this one or begins with it. */
export const isUnder = (name: QueryKey, beginning: QueryKey): boolean =>
  beginning.every((part, index) => name[index] === part);
