import { parseVideoLink } from '@rondo/domain/media';
import type { LevelForm, RequestRole } from '@rondo/domain/submissions';
import type { DuplicateQuery } from '../api.ts';
import { keptChoice, keptFields, keptObject, type NamedChoice, nobody } from '../parts/named-choice.ts';
import type { DraftKind } from '../parts/use-draft.ts';

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

const empty: LevelDraft = {
  song: '',
  artist: '',
  diff: '',
  videoLink: '',
  directDL: null,
  wsLink: '',
  credits: creditRows([]),
  team: nobody,
};

export const levelDrafts: DraftKind<LevelDraft> = {
  kind: 'level',
  empty,
  read: ({ directDL, credits, team, ...texts }) => ({
    ...keptFields(empty, texts),
    directDL: typeof directDL === 'string' ? directDL : null,
    credits: creditRows(Array.isArray(credits) ? credits.map(keptCredit) : []),
    team: keptChoice(team),
  }),
};

function keptCredit(value: unknown): NamedChoice & { role: RequestRole } {
  return { ...keptChoice(value), role: keptObject(value)['role'] === 'vfxer' ? 'vfxer' : 'charter' };
}

/** The rows of a form for these people; each role has its first row. */
function creditRows(people: readonly (NamedChoice & { role: RequestRole })[]): CreditRow[] {
  const roles = (['charter', 'vfxer'] as const).filter((role) => people.every((one) => one.role !== role));
  return [...people, ...roles.map((role) => ({ ...nobody, role }))].map((row, index) => ({
    ...row,
    key: index + 1,
  }));
}

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

/** What may exist already; null while neither a video nor song and artist are there. */
export function levelQuery(draft: LevelDraft): DuplicateQuery | null {
  const [song, artist, videoLink] = [draft.song.trim(), draft.artist.trim(), draft.videoLink.trim()];
  const hasNames = song !== '' && artist !== '';
  const hasVideo = parseVideoLink(videoLink) !== null;
  if (!hasNames && !hasVideo) return null;
  return { type: 'level', ...(hasNames ? { song, artist } : {}), ...(hasVideo ? { videoLink } : {}) };
}
