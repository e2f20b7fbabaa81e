import { type LevelForm, type RequestRole } from '@rondo/domain/submissions';

/** Somebody or a team as typed or chosen: an id, a request for a new profile, or still only text. */
export interface NamedChoice {
  name: string;
  id: number | null;
  isNew: boolean;
}

export interface CreditRow extends NamedChoice {
  /** Stays with the row while others come and go. */
  key: number;
  role: RequestRole;
}

export interface LevelDraft {
  song: string;
  artist: string;
  diff: string;
  videoLink: string;
  /** Null while nobody has touched it: then a link found beside the video fills the field. */
  directDL: string | null;
  wsLink: string;
  credits: readonly CreditRow[];
  team: NamedChoice;
}

export const nobody: NamedChoice = { name: '', id: null, isNew: false };

export const emptyLevelDraft: LevelDraft = {
  song: '',
  artist: '',
  diff: '',
  videoLink: '',
  directDL: null,
  wsLink: '',
  credits: [
    { ...nobody, key: 1, role: 'charter' },
    { ...nobody, key: 2, role: 'vfxer' },
  ],
  team: nobody,
};

function isBlank({ name, id }: NamedChoice): boolean {
  return name.trim() === '' && id === null;
}

/** The rows that are sent, in their order. */
export function filledRows(credits: readonly CreditRow[]): readonly CreditRow[] {
  return credits.filter((row) => !isBlank(row));
}

/** The draft as the form that the rules look at and the server takes. */
export function levelFormOf(draft: LevelDraft, suggestedDownload: string | null): LevelForm {
  const { credits, team, directDL, ...texts } = draft;
  return {
    ...texts,
    directDL: directDL ?? suggestedDownload ?? '',
    creatorRequests: filledRows(credits).map(({ name, id, role, isNew }) => ({
      creatorName: name,
      creatorId: id,
      role,
      isNewRequest: isNew,
    })),
    teamRequest: isBlank(team) ? null : { teamName: team.name, teamId: team.id, isNewRequest: team.isNew },
  };
}

/** Names of the profiles that staff will have to make, each once, by role. */
export function newProfiles({ credits, team }: LevelDraft) {
  const named = (role: RequestRole) => [
    ...new Set(credits.filter((row) => row.role === role && row.isNew).map(({ name }) => name.trim())),
  ];
  return { charter: named('charter'), vfxer: named('vfxer'), team: team.isNew ? [team.name.trim()] : [] };
}
