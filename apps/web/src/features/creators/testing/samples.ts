import { aLevel } from '../../../testing/catalogue.ts';

const time = '2026-01-02T03:04:05.000Z';

/** A creator of the wire. */
export function aCreator(fields: object = {}) {
  return {
    id: 12,
    name: 'Ash',
    aliases: ['cinder'],
    isVerified: false,
    country: 'XX',
    discordId: null,
    user: null,
    levelCount: 1,
    createdLevels: [
      {
        id: 5,
        song: 'Night Ferry',
        artist: 'Pell',
        charter: '',
        vfxer: '',
        diffId: 21,
        isVerified: false,
        role: 'charter',
        LevelCredit: { role: 'charter' },
        credits: [],
      },
    ],
    credits: [{ role: 'charter', levelId: 5, isVerified: false }],
    creditCounts: { charterCount: 1, vfxerCount: 0, totalCredits: 1 },
    ...fields,
  };
}

/** A level of the audit list, charted by Ash alone. */
export function aLevelWithCredits(fields: object = {}) {
  return {
    id: 5,
    song: 'Night Ferry',
    artist: 'Pell',
    difficulty: aLevel({}).difficulty,
    legacyCreator: 'Ash',
    charter: 'Ash',
    vfxer: '',
    isVerified: false,
    teamId: null,
    team: null,
    currentCreators: [
      {
        id: 12,
        name: 'Ash',
        role: 'charter',
        aliases: ['cinder'],
        levelCount: 1,
        isVerified: false,
        isCreditVerified: false,
      },
    ],
    ...fields,
  };
}

export function aTeam(fields: object = {}) {
  return {
    id: 3,
    name: 'Kettle',
    description: 'tea',
    aliases: ['pot'],
    isVerified: false,
    members: [{ id: 12, name: 'Ash', aliases: [], isVerified: false }],
    levels: [],
    credits: { totalLevels: 0, verifiedLevels: 0, memberCount: 1 },
    ...fields,
  };
}

export function aMerge(fields: object = {}) {
  return {
    mergeId: 4,
    source: { id: 12, name: 'Ash' },
    target: { id: 13, name: 'Bramble' },
    actor: null,
    createdAt: time,
    undoUntil: '2026-02-01T03:04:05.000Z',
    undoneAt: null,
    moved: { credits: 3, requests: 1, teams: 0 },
    ...fields,
  };
}

export function aPreview() {
  return {
    source: aCreator(),
    target: aCreator({ id: 13, name: 'Bramble' }),
    credits: 3,
    sharedCredits: 1,
    requests: 2,
    pendingRequests: 1,
    newAliases: ['Ash', 'cinder'],
    teams: [],
    user: null,
  };
}
