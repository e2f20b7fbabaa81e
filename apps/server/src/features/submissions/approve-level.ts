import type { LevelSubmission } from '@rondo/contract/submissions';
import { unresolvedRequests } from '@rondo/domain/submissions';
import type { Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import type { Deps } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
import { recordAudit } from '../audit/index.ts';
import { lockCreators, lockTeam, shareCreators } from '../creators/index.ts';
import { insertLevel, type NewLevel } from '../levels/index.ts';
import { openRating } from '../ratings/index.ts';
import { storeDecision } from './decide.repository.ts';
import { pendingLevelSubmission } from './pending.ts';
import { selectRequests } from './requests.repository.ts';
import { reviewedLevel } from './reviewed.ts';

export type ApprovedLevel = { submission: LevelSubmission; levelId: number; ratingId: number };

/**
 * Makes the level of a pending submission, with its credits and an open rating (rules §8.2).
 * @throws Problem NOT_FOUND, NOT_PENDING, UNRESOLVED_REQUESTS, CREATOR_NOT_FOUND, TEAM_NOT_FOUND
 */
export async function approveLevel(
  { db }: Pick<Deps, 'db'>,
  actorId: number,
  id: number,
): Promise<ApprovedLevel> {
  return transaction(db, async (trx) => {
    const submission = await pendingLevelSubmission(trx, id);
    const made = await madeOf(trx, id);
    const levelId = await insertLevel(trx, {
      song: submission.song,
      artist: submission.artist,
      videoLink: submission.video_link,
      dlLink: submission.direct_dl,
      workshopLink: submission.ws_link,
      ...made,
    });
    const ratingId = await openRating(trx, { id: levelId, rerateNum: '' }, submission.diff);
    await storeDecision(trx, 'level', id, { status: 'approved', decidedById: actorId, levelId });
    await recordAudit(trx, {
      actorId,
      action: 'levelSubmission.approve',
      subject: { type: 'levelSubmission', id, title: submission.song },
      before: { status: 'pending' },
      after: { status: 'approved', levelId, ratingId },
    });
    await publishEvent(trx, {
      type: 'submissionUpdate',
      data: { action: 'approve', submissionId: id, submissionType: 'level' },
    });
    await publishEvent(trx, { type: 'ratingUpdate', data: { ratingId, levelId } });
    await publishEvent(trx, { type: 'levelUpdate', data: { levelId, action: 'create' } });
    return { submission: await reviewedLevel(trx, id), levelId, ratingId };
  });
}

/** Credits and team of the submission's requests, all of which must be resolved. */
async function madeOf(trx: Trx, submissionId: number): Promise<Pick<NewLevel, 'credits' | 'team'>> {
  await shareCreators(trx);
  const { creators: requests, team: teamRequest } = await selectRequests(trx, submissionId);
  const unresolved = unresolvedRequests({ creatorRequests: requests, teamRequestData: teamRequest });
  if (unresolved.length > 0) throw new Problem('UNRESOLVED_REQUESTS', { ids: [...unresolved] });
  const ids = requests.flatMap(({ creatorId }) => creatorId ?? []);
  const creators = new Map((await lockCreators(trx, [...new Set(ids)])).map((row) => [row.id, row]));
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
