import type { PassSubmission } from '@rondo/contract/submissions';
import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import type { Deps } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
import { recordAudit } from '../audit/index.ts';
import { lockLevel } from '../levels/index.ts';
import { insertPass } from '../passes/index.ts';
import {
  isPlayer,
  type PassSubmissionRow,
  selectVideoOfPass,
  storeDecision,
  storeFoundTime,
} from './decide.repository.ts';
import { pendingPassSubmission } from './pending.ts';
import { publishTime } from './publish-time.ts';
import { reviewedPass } from './reviewed.ts';

/**
 * Makes the pass of a pending submission; score, worlds first, clears and standings follow in the same transaction
 * (rules §8.4). Its upload time is the one that the video's own service tells, else the submitted one.
 * @throws Problem NOT_FOUND, NOT_PENDING, LEVEL_DELETED (400), PLAYER_NOT_ASSIGNED, PLAYER_NOT_FOUND
 */
export async function approvePass(
  deps: Deps,
  actorId: number,
  id: number,
): Promise<{ submission: PassSubmission; passId: number }> {
  return approvePassPublished(deps, actorId, id, await publishTimeOf(deps, id));
}

/** The same when it is known already when the video was published, or that nobody tells. */
export async function approvePassPublished(
  deps: Pick<Deps, 'db'>,
  actorId: number,
  id: number,
  lookedUp: Date | null,
): Promise<{ submission: PassSubmission; passId: number }> {
  return transaction(deps.db, async (trx) => {
    const submission = await pendingPassSubmission(trx, id);
    const level = await lockLevel(trx, submission.level_id);
    if (level === null || level.is_deleted) throw new Problem('LEVEL_DELETED', { status: 400 });
    const playerId = submission.assigned_player_id;
    if (playerId === null) throw new Problem('PLAYER_NOT_ASSIGNED');
    if (!(await isPlayer(trx, playerId))) throw new Problem('PLAYER_NOT_FOUND');

    const foundTime = submission.found_video_time ?? lookedUp;
    if (foundTime !== null) await storeFoundTime(trx, id, foundTime);
    const passId = await insertPass(trx, {
      ...passOf(submission),
      playerId,
      vidUploadTime: foundTime ?? submission.raw_time,
    });
    await storeDecision(trx, 'pass', id, { status: 'approved', decidedById: actorId, passId });
    await recordAudit(trx, {
      actorId,
      action: 'passSubmission.approve',
      subject: { type: 'passSubmission', id, title: submission.title },
      before: { status: 'pending' },
      after: { status: 'approved', passId, levelId: level.id, playerId },
    });
    await publishEvent(trx, {
      type: 'submissionUpdate',
      data: { action: 'approve', submissionId: id, submissionType: 'pass' },
    });
    await publishEvent(trx, {
      type: 'passUpdate',
      data: { passId, levelId: level.id, playerId, action: 'create' },
    });
    return { submission: await reviewedPass(trx, id), passId };
  });
}

/** Asked before the transaction, and never an obstacle to it. */
export async function publishTimeOf(deps: Deps, id: number): Promise<Date | null> {
  const video = await selectVideoOfPass(deps.db, id);
  if (video === null || video.found_video_time !== null) return null;
  return publishTime(deps, video.video_link);
}

function passOf(row: PassSubmissionRow) {
  return {
    levelId: row.level_id,
    speed: row.speed,
    feelingRating: row.feeling_difficulty,
    videoLink: row.video_link,
    vidTitle: row.title,
    is12K: row.is_12k,
    is16K: row.is_16k,
    isNoHoldTap: row.is_no_hold_tap,
    judgements: {
      earlyDouble: row.early_double,
      earlySingle: row.early_single,
      ePerfect: row.e_perfect,
      perfect: row.perfect,
      lPerfect: row.l_perfect,
      lateSingle: row.late_single,
      lateDouble: row.late_double,
    },
  };
}
