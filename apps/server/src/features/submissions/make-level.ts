import { hasForeignScheme } from '@rondo/domain/media';
import { unresolvedRequests } from '@rondo/domain/submissions';
import type { Trx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { lockCreators, lockTeam, shareCreators } from '../creators/index.ts';
import { tellLevelApproved } from '../inbox/index.ts';
import { insertLevel, type NewLevel } from '../levels/index.ts';
import { openRating } from '../ratings/index.ts';
import type { SubmissionRows } from './decide.repository.ts';
import type { Made } from './decide.ts';
import { selectRequests } from './requests.repository.ts';

/**
 * The level of a submission, with its credits and an open rating (docs/rules/submissions.md#level-approval).
 * @throws Problem LINK_SCHEME, UNRESOLVED_REQUESTS, CREATOR_NOT_FOUND, TEAM_NOT_FOUND
 */
export async function makeLevel(
  trx: Trx,
  row: SubmissionRows['level'],
): Promise<Made<{ levelId: number; ratingId: number }>> {
  if ([row.video_link, row.direct_dl, row.ws_link].some(hasForeignScheme)) throw new Problem('LINK_SCHEME');
  const credited = await creditedBy(trx, row.id);
  const levelId = await insertLevel(trx, {
    song: row.song,
    artist: row.artist,
    videoLink: row.video_link,
    dlLink: row.direct_dl,
    workshopLink: row.ws_link,
    ...credited,
  });
  const ratingId = await openRating(trx, { id: levelId, rerateNum: '' }, row.diff);
  return {
    ids: { levelId, ratingId },
    events: [
      { type: 'ratingUpdate', data: { ratingId, levelId } },
      { type: 'levelUpdate', data: { levelId, action: 'create' } },
    ],
    tell: () => tellLevelApproved(trx, { submissionId: row.id, submitterId: row.submitter_id, levelId }),
  };
}

/** Credits and team of the submission's requests, all of which must be resolved. */
async function creditedBy(trx: Trx, submissionId: number): Promise<Pick<NewLevel, 'credits' | 'team'>> {
  await shareCreators(trx);
  const { creators: requests, team: teamRequest } = await selectRequests(trx, submissionId);
  const unresolved = unresolvedRequests({ creatorRequests: requests, teamRequestData: teamRequest });
  if (unresolved.length > 0) throw new Problem('UNRESOLVED_REQUESTS', { ids: [...unresolved] });
  const ids = requests.flatMap(({ creatorId }) => creatorId ?? []);
  const creators = new Map((await lockCreators(trx, ids)).map((row) => [row.id, row]));
  const missing = ids.filter((id) => !creators.has(id));
  if (missing.length > 0) throw new Problem('CREATOR_NOT_FOUND', { ids: missing });
  const team = teamRequest?.teamId ? await lockTeam(trx, teamRequest.teamId) : null;
  if (teamRequest !== null && team === null) throw new Problem('TEAM_NOT_FOUND');
  const credits = requests.flatMap(({ creatorId, role }) => {
    const creator = creators.get(creatorId ?? 0);
    return creator
      ? [{ creatorId: creator.id, name: creator.name, role, isVerified: creator.is_verified }]
      : [];
  });
  return { credits, team };
}
