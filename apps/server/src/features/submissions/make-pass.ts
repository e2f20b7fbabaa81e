import { hasForeignScheme } from '@rondo/domain/media';
import { isUploadTime, moment } from '@rondo/domain/passes';
import type { Trx } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
import { tellPassApproved } from '../inbox/index.ts';
import { lockLevel } from '../levels/index.ts';
import { videosOf } from '../media/index.ts';
import { selectNameOfPlayer } from '../passes/index.ts';
import { recomputeMoving, selectPassed } from '../players/index.ts';
import { insertPassOf, selectVideoToDate, storeFoundTime, type SubmissionRows } from './decide.repository.ts';
import type { Made } from './decide.ts';

/**
 * The pass of a submission; score, worlds first, clears and standings follow in the same transaction
 * (docs/rules/submissions.md#pass-approval). Its upload time is the one that the video's own service says, else the
 * submitted one.
 * @throws Problem LINK_SCHEME, LEVEL_DELETED (400), PLAYER_NOT_ASSIGNED, PLAYER_NOT_FOUND
 */
export async function makePass(
  trx: Trx,
  row: SubmissionRows['pass'],
  lookedUp: Date | null,
): Promise<Made<{ passId: number }>> {
  const { level_id: levelId, assigned_player_id: playerId } = row;
  if (hasForeignScheme(row.video_link)) throw new Problem('LINK_SCHEME');
  const level = await lockLevel(trx, levelId);
  if (level === null || level.is_deleted) throw new Problem('LEVEL_DELETED', { status: 400 });
  if (playerId === null) throw new Problem('PLAYER_NOT_ASSIGNED');
  if ((await selectNameOfPlayer(trx, playerId)) === null) throw new Problem('PLAYER_NOT_FOUND');

  const foundTime = row.found_video_time ?? lookedUp;
  if (foundTime !== null) await storeFoundTime(trx, row.id, foundTime);
  const passId = await insertPassOf(trx, row.id);
  // The last thing of its transaction that locks rows; the level's is locked above.
  const moves = await recomputeMoving(trx, { levelIds: [levelId], playerIds: [playerId] }, [playerId]);
  return {
    ids: { passId },
    facts: { levelId, playerId },
    events: [{ type: 'passUpdate', data: { passId, levelId, playerId, action: 'create' } }],
    tell: async () => {
      const move = moves.get(playerId) ?? { before: null, after: null };
      const passed = await selectPassed(trx, playerId, move);
      const pass = { submissionId: row.id, submitterId: row.submitter_id, playerId };
      await tellPassApproved(trx, pass, { move, passed });
    },
  };
}

/**
 * When the video of a submission that could be approved was published. Asked before the transaction; no answer is no
 * obstacle.
 */
export async function publishTimeOf(deps: Deps, id: number): Promise<Date | null> {
  const link = await selectVideoToDate(deps.db, id);
  return link === null ? null : publishTime(deps, link);
}

/** When a video was published, as its own service says; null when nobody knows, or the time is impossible. Never throws. */
export async function publishTime(deps: Deps, link: string): Promise<Date | null> {
  const time = await videosOf(deps).publishTime(link);
  return time !== null && isUploadTime(moment(time), deps.clock.now()) ? time : null;
}
