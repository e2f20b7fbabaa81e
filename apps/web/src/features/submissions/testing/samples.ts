import { aLevel, aPlayerRef } from '../../../testing/catalogue.ts';

const time = '2026-01-02T03:04:05.000Z';

export const submitter = {
  id: 7,
  username: 'saltflower',
  nickname: 'Saltflower',
  avatarUrl: null,
  isRater: false,
  isSuperAdmin: false,
};

const review = {
  status: 'pending' as const,
  submitter,
  submitterDiscordUsername: null,
  declineReason: null,
  createdAt: time,
  queuePosition: 1,
  submitterRecord: { approved: 4, declined: 1 },
};

/** A pass submission of the wire, whose player is known. */
export function aPendingPass(fields: object = {}) {
  return {
    ...review,
    id: 41,
    title: 'No miss',
    levelId: 5,
    level: aLevel({ song: 'Glass Meridian', artist: 'Orrin Vale' }),
    passer: 'Halcyon_7',
    passerRequest: false,
    assignedPlayerId: 3,
    assignedPlayer: aPlayerRef(),
    feelingDifficulty: 'G6',
    speed: 1,
    rawTime: time,
    vidUploadDay: null,
    videoLink: 'https://www.youtube.com/watch?v=abcdefghijk',
    judgements: {
      earlyDouble: 0,
      earlySingle: 2,
      ePerfect: 20,
      perfect: 960,
      lPerfect: 18,
      lateSingle: 0,
      lateDouble: 0,
    },
    flags: { is12K: true, is16K: false, isNoHoldTap: false },
    accuracy: 0.9893,
    scoreV2: 554.07,
    passId: null,
    videoTime: { found: null, differs: false },
    ...fields,
  };
}

/** Passes that wait in this order, each of another song. */
export const pendingPasses = (...songs: string[]) =>
  songs.map((song, index) =>
    aPendingPass({ id: 41 + index, queuePosition: index + 1, level: aLevel({ song, artist: 'Orrin Vale' }) }),
  );

export function aCreator(fields: object = {}) {
  return {
    id: 12,
    name: 'Sorrel',
    aliases: ['srl'],
    isVerified: true,
    country: 'PL',
    user: { id: 9, username: 'sorrel_9', avatarUrl: null },
    levelCount: 6,
    createdLevels: [],
    credits: [],
    creditCounts: { charterCount: 5, vfxerCount: 1, totalCredits: 6 },
    ...fields,
  };
}

/** A charter that exists. */
export function aCredit(fields: object = {}) {
  return {
    id: 71,
    role: 'charter',
    creatorId: 12,
    creatorName: 'Sorrel',
    isNewRequest: false,
    creator: aCreator(),
    ...fields,
  };
}

/** A level submission of the wire, whose one charter is known. */
export function aPendingLevel(fields: object = {}) {
  return {
    ...review,
    id: 31,
    song: 'Night Ferry',
    artist: 'Pell & Quarry',
    diff: 'G6',
    videoLink: 'https://www.youtube.com/watch?v=abcdefghijk',
    directDL: 'https://files.example/31.zip',
    wsLink: '',
    creatorRequests: [aCredit()],
    teamRequestData: null,
    levelId: null,
    ...fields,
  };
}
