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

/** The pass form as it was sent. */
export function passDraftOf({ assignedPlayerId: id, assignedPlayer, passer, ...row }: OwnPass): PassDraft {
  return passDrafts.read({
    ...row,
    ...row.flags,
    levelText: String(row.levelId),
    ...dateAndTimeOf(row),
    player: { name: assignedPlayer?.name ?? passer, id, isNew: id === null },
    speed: row.speed === 1 ? '' : String(row.speed),
    feeling: row.feelingDifficulty,
    counts: Object.fromEntries(Object.entries(row.judgements).map(([key, count]) => [key, String(count)])),
  });
}

/** The day that was given, or date and time where the person is. */
function dateAndTimeOf({
  rawTime,
  vidUploadDay,
}: Pick<OwnPass, 'rawTime' | 'vidUploadDay'>): Pick<PassDraft, 'date' | 'time'> {
  if (vidUploadDay) return { date: vidUploadDay, time: '' };
  const at = new Date(rawTime);
  const two = (part: number) => String(part).padStart(2, '0');
  const clock = [at.getHours(), at.getMinutes(), ...(at.getSeconds() === 0 ? [] : [at.getSeconds()])];
  return {
    date: [String(at.getFullYear()).padStart(4, '0'), two(at.getMonth() + 1), two(at.getDate())].join('-'),
    time: clock.map(two).join(':'),
  };
}
