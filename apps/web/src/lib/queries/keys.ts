import type { QueryKey } from '@tanstack/react-query';
import { keyOf, madeKey, pageKey } from './key.ts';

export { isOpen, isUnder } from './key.ts';

/** Keys by the names of before; each goes with the last place that asks for it. */
export const keys = {
  config: keyOf('config'),
  viewer: keyOf('profile'),
  sessions: keyOf('sessions'),
  pendingCounts: keyOf('staffStatistics'),
  levels: {
    all: keyOf('levelDetail'),
    lists: keyOf('filterLevels'),
    list: (filter: object) => keyOf('filterLevels', filter as never),
    details: keyOf('levelDetail'),
    detail: (id: number | null) => keyOf('levelDetail', { id: id ?? 0 }),
    history: (id: number) => keyOf('levelHistory', { id }),
    ratings: (id: number) => keyOf('levelRatings', { id }),
    effect: (id: number, changeId: number) => keyOf('changeEffect', { id, changeId }),
    timeout: (id: number) => keyOf('levelWithRatings', { id }),
    rollEffect: (id: number, diffId: number, baseScore: number | null) =>
      keyOf('previewLevelEdit', { id, body: { diffId, baseScore } as never }),
    passes: (id: number) => keyOf('passesOfLevel', { id }),
    aliases: (id: number) => keyOf('levelAliases', { id }),
    aliasCount: (id: number, field: string, matchType: string) =>
      keyOf('countAliasLevels', { id, field, matchType } as never),
  },
  passes: {
    all: keyOf('filterPasses'),
    list: (filter: object) => keyOf('filterPasses', filter as never),
    details: keyOf('passDetail'),
    detail: (id: number) => keyOf('passDetail', { id }),
  },
  players: { detail: (id: number) => keyOf('player', { id }) },
  modifiers: (playerId: number) => keyOf('playerModifiers', { id: playerId }),
  playerMerges: keyOf('playerMerges'),
  playerMerge: (source: number, target: number | null) =>
    keyOf('previewPlayerMerge', { id: source, target } as never),
  leaderboard: {
    list: (search: object) => keyOf('leaderboard', search as never),
    standing: (order: object, playerId: number) => madeKey('players', 'standing', order, playerId),
  },
  ratings: {
    cards: keyOf('ratingCards'),
    one: (id: number) => keyOf('rating', { id }),
    ofLevel: (levelId: number) => madeKey('ratings', 'ofLevel', levelId),
  },
  creators: {
    audit: (query: object) => keyOf('levelsAudit', query as never),
    credits: (levelId: number) => keyOf('levelsAudit', { search: `#${levelId}` }),
    list: (query: object) => keyOf('creators', query as never),
    one: (id: number) => keyOf('creator', { id }),
    teams: (query: object) => keyOf('teams', query as never),
    team: (id: number) => keyOf('team', { id }),
    merges: keyOf('creatorMerges'),
    mergePreview: (source: number, target: number) =>
      keyOf('previewCreatorMerge', { sourceId: source, targetId: target }),
  },
  backups: keyOf('backups'),
  backupEffect: (type: string, filename: string) => keyOf('backupEffect', { type, filename } as never),
  difficulties: keyOf('difficulties'),
  difficultyUsage: keyOf('difficultyUsage'),
  difficultyEffect: (id: number, change: object) => keyOf('previewDifficulty', { id, body: change as never }),
  references: keyOf('references'),
  levelWheel: keyOf('levelWheel'),
  statistics: keyOf('statistics'),
  raters: keyOf('raters'),
  managedUsers: (search: string) => keyOf('managedUsers', { search }),
  logs: keyOf('log'),
  log: (search: object) => keyOf('log', search as never),
  pending: { levels: keyOf('pendingLevels'), passes: keyOf('pendingPasses') },
  ownSubmissions: keyOf('mySubmissions'),
  formDuplicates: keyOf('formDuplicates'),
  formDuplicatesOf: (query: string) => keyOf('formDuplicates', { query } as never),
  lookup: (kind: string, text: string) => madeKey('lookup', kind, text),
  quickSearch: (text: string) => madeKey('search', 'quick', text),
  countOfQuery: (list: QueryKey, query: string) => madeKey('search', 'without', ...list, query),
  page: pageKey,
  searchExamples: (list: QueryKey) => madeKey('lookup', 'search-examples', ...list),
  videoDetails: (video: string) => keyOf('videoDetails', { url: video }),
  bilibili: (bvid: string) => keyOf('bilibili', { bvid }),
};
