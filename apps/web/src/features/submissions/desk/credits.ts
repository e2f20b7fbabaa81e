import type { CreatorSummary, CreditRole, PendingLevel, TeamSummary } from './api.ts';

/** The figures of a profile, by the key of their words. */
export type Figure = readonly [
  name: 'levels' | 'charterCount' | 'vfxerCount' | 'members' | 'verifiedLevels',
  count: number,
];

/** A creator or a team, as far as a reviewer needs it. */
export interface ShownProfile {
  id: number;
  name: string;
  aliases: readonly string[];
  isVerified: boolean;
  /** The site account behind a creator; teams have none. */
  username: string | null;
  figures: readonly Figure[];
}

/** A request for credit: whom it names and, once known, the profile. */
export interface ShownCredit {
  id: number;
  role: CreditRole;
  name: string;
  isNew: boolean;
  profile: ShownProfile | null;
}

export function creatorProfile({
  id,
  name,
  aliases,
  isVerified,
  user,
  levelCount,
  creditCounts,
}: CreatorSummary): ShownProfile {
  return {
    id,
    name,
    aliases,
    isVerified,
    username: user?.username ?? null,
    figures: [
      ['levels', levelCount],
      ['charterCount', creditCounts.charterCount],
      ['vfxerCount', creditCounts.vfxerCount],
    ],
  };
}

export function teamProfile({ id, name, aliases, isVerified, credits }: TeamSummary): ShownProfile {
  return {
    id,
    name,
    aliases,
    isVerified,
    username: null,
    figures: [
      ['levels', credits.totalLevels],
      ['verifiedLevels', credits.verifiedLevels],
      ['members', credits.memberCount],
    ],
  };
}

/** Everyone a level submission names, the team last. */
export function creditsOf({ creatorRequests, teamRequestData: team }: PendingLevel): ShownCredit[] {
  const creators = creatorRequests.map(({ id, role, creatorName, creatorId, creator }) => ({
    id,
    role,
    name: creatorName,
    isNew: creatorId === null,
    profile: creator && creatorProfile(creator),
  }));
  if (!team) return creators;
  const { id, role, teamName, teamId } = team;
  return [
    ...creators,
    { id, role, name: teamName, isNew: teamId === null, profile: team.team && teamProfile(team.team) },
  ];
}
