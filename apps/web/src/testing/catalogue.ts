import { SEED_DIFFICULTIES } from '@rondo/domain/difficulties';
import { emptyValues } from '@rondo/domain/entity';
import { listedLevelFields } from '@rondo/domain/levels';

/** Rows of the wire for component tests: complete, with what a test gives them. */
export const g6 = {
  id: 26,
  name: 'G6',
  icon: '/v2/media/icon/26.svg',
  legacyIcon: '/v2/media/icon/26.svg?legacy=1',
  color: '#F79851',
  baseScore: 150,
  sortOrder: 26,
  type: 'PGU' as const,
};

const quantum = {
  ...g6,
  id: 10002,
  name: 'Q2',
  type: 'SPECIAL' as const,
  baseScore: 0,
  sortOrder: 10002,
};

export const difficulties = [
  { ...g6, legacy: '20.2+' },
  { ...quantum, legacy: '104' },
].map((row) => ({ ...row, emoji: ':x:', legacyEmoji: null }));

/** The whole table as it is on a new site. */
export const allDifficulties = SEED_DIFFICULTIES.map((row) => ({
  ...row,
  icon: `/v2/media/icon/${row.id}.svg`,
  legacyIcon: `/v2/media/icon/${row.id}.svg?legacy=1`,
  legacyEmoji: null,
}));

const time = '2026-01-02T03:04:05.000Z';

export function aLevel(fields: object = {}) {
  return {
    ...emptyValues(listedLevelFields),
    id: 5,
    song: 'Night Ferry',
    artist: 'Pell & Quarry',
    creator: 'Sorrel',
    charter: 'Sorrel',
    teamId: null,
    teamObject: null,
    levelCredits: [],
    diffId: 26,
    difficulty: g6,
    videoLink: 'https://www.youtube.com/watch?v=abcdefghijk',
    dlLink: 'https://files.example/5.zip',
    clears: 2,
    isCleared: true,
    isDeleted: false,
    isHidden: false,
    isVerified: false,
    createdAt: time,
    updatedAt: time,
    ...fields,
  };
}

/** A level as its page gets it: without records. */
export function aLevelDetail(fields: object = {}) {
  return {
    ...aLevel(),
    ws: '',
    wsLink: '',
    previousBaseScore: null,
    previousDifficulty: null,
    isAnnounced: true,
    ratingCommentRequired: false,
    aliases: [],
    hasRating: false,
    version: 1,
    firstClear: null,
    highestScore: null,
    highestSpeed: null,
    highestAccuracy: null,
    ...fields,
  };
}

export function aPlayerRef(fields: object = {}) {
  return {
    id: 3,
    name: 'Halcyon_7',
    country: 'FI',
    pfp: null,
    avatarUrl: null,
    discordUsername: 'halcyon',
    isBanned: false,
    user: null,
    ...fields,
  };
}

export function aPass(fields: object = {}) {
  return {
    id: 91,
    passId: 91,
    levelId: 5,
    playerId: 3,
    player: aPlayerRef(),
    level: aLevel(),
    speed: 1,
    feelingRating: 'G6',
    videoLink: 'https://www.youtube.com/watch?v=abcdefghijk',
    vidTitle: 'A clear',
    vidUploadTime: time,
    vidUploadDay: null,
    is12K: false,
    is16K: false,
    isNoHoldTap: false,
    isWorldsFirst: false,
    isDeleted: false,
    isDuplicate: false,
    isAnnounced: false,
    accuracy: 0.98,
    scoreV2: 260.04,
    judgements: {
      earlyDouble: 0,
      earlySingle: 1,
      ePerfect: 20,
      perfect: 460,
      lPerfect: 18,
      lateSingle: 1,
      lateDouble: 0,
    },
    createdAt: time,
    updatedAt: time,
    ...fields,
  };
}

const figures = {
  rankedScore: 24310.52,
  generalScore: 56157.3,
  ppScore: 0,
  wfScore: 150,
  score12K: 0,
  averageXacc: 0.989,
  totalPasses: 2,
  universalPassCount: 0,
  worldsFirstCount: 1,
};

export function aLeader(fields: object = {}) {
  return {
    ...figures,
    id: 3,
    name: 'Halcyon_7',
    country: 'FI',
    avatarUrl: null,
    rank: 1,
    position: 1,
    moved: { day: 0, week: 2 },
    rankedScoreRank: 1,
    topDiff: 26,
    top12kDiff: null,
    player: aPlayerRef(),
    stats: { rankedScoreRank: 1, topDiff: g6, top12kDiff: null },
    ...fields,
  };
}

export function aPlayer(fields: object = {}) {
  const stats = { ...figures, topDiff: g6, top12kDiff: null, rankedScoreRank: 1 };
  return {
    ...aPlayerRef(),
    ...stats,
    stats,
    passes: [aPass()],
    topScores: [{ id: 91, impact: 260.04 }],
    ...fields,
  };
}

/** Where a player stands: second of three, who was third a week ago. */
export function aStanding(fields: object = {}) {
  return {
    moved: { day: 0, week: 1 },
    ahead: { id: 9, name: 'Koralik', country: 'PL', rank: 1, rankedScore: 24321.02 },
    behind: { id: 8, name: 'Tarrowby', country: 'SE', rank: 3, rankedScore: 24300.52 },
    ranks: [
      { day: '2026-01-02', rank: 3, rankedScore: 20000 },
      { day: '2026-05-02', rank: 1, rankedScore: 24310.52 },
    ],
    computedBefore: '2026-04-01',
    pins: [],
    ...fields,
  };
}
