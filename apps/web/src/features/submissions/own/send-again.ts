import { type LevelDraft, levelDrafts } from '../level-form/draft.ts';
import { type PassDraft, passDrafts } from '../pass-form/draft.ts';
import type { OwnLevel, OwnPass } from './api.ts';

/** The level form as it was sent, with the profiles that staff found for it meanwhile. */
export function levelDraftOf({ creatorRequests, teamRequestData: team, ...row }: OwnLevel): LevelDraft {
  return levelDrafts.read({
    ...row,
    credits: creatorRequests.map(({ creatorName, creatorId, role }) => ({
      name: creatorName,
      id: creatorId,
      isNew: creatorId === null,
      role,
    })),
    team: team && { name: team.teamName, id: team.teamId, isNew: team.teamId === null },
  });
}

const dayLength = 'YYYY-MM-DD'.length;

/** The pass form as it was sent. */
export function passDraftOf({ assignedPlayerId: id, assignedPlayer, passer, ...row }: OwnPass): PassDraft {
  return passDrafts.read({
    ...row,
    ...row.flags,
    levelText: String(row.levelId),
    date: row.rawTime.slice(0, dayLength),
    player: { name: assignedPlayer?.name ?? passer, id, isNew: id === null },
    speed: row.speed === 1 ? '' : String(row.speed),
    feeling: row.feelingDifficulty,
    counts: Object.fromEntries(Object.entries(row.judgements).map(([key, count]) => [key, String(count)])),
  });
}
