import { JUDGEMENT_KEYS, type JudgementKey } from '@rondo/domain/passes';
import { creditRows, type LevelDraft } from '../level-form/draft.ts';
import type { PassDraft } from '../pass-form/draft.ts';
import { nobody } from '../parts/named-choice.ts';
import type { OwnLevel, OwnPass } from './api.ts';

/** The level form as it was sent, with the profiles that staff found for it meanwhile. */
export function levelDraftOf(row: OwnLevel): LevelDraft {
  const { song, artist, diff, videoLink, directDL, wsLink, creatorRequests, teamRequestData: team } = row;
  const people = creatorRequests.map(({ creatorName, creatorId, role }) => ({
    name: creatorName,
    id: creatorId,
    isNew: creatorId === null,
    role,
  }));
  return {
    song,
    artist,
    diff,
    videoLink,
    directDL,
    wsLink,
    credits: creditRows(people),
    team: team ? { name: team.teamName, id: team.teamId, isNew: team.teamId === null } : nobody,
  };
}

const dayLength = 'YYYY-MM-DD'.length;

/** The pass form as it was sent. */
export function passDraftOf(row: OwnPass): PassDraft {
  const { assignedPlayerId: id, assignedPlayer, passer, judgements, flags } = row;
  return {
    levelText: String(row.levelId),
    level: null,
    videoLink: row.videoLink,
    title: row.title,
    date: row.rawTime.slice(0, dayLength),
    player: { name: assignedPlayer?.name ?? passer, id, isNew: id === null },
    speed: row.speed === 1 ? '' : String(row.speed),
    feeling: row.feelingDifficulty,
    ...flags,
    counts: Object.fromEntries(JUDGEMENT_KEYS.map((key) => [key, String(judgements[key])])) as Record<
      JudgementKey,
      string
    >,
  };
}
