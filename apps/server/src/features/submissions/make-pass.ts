import { isUploadTime } from '@rondo/domain/passes';
import type { Trx } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
import { lockLevel } from '../levels/index.ts';
import { videosOf } from '../media/index.ts';
import { insertPass } from '../passes/index.ts';
import {
  selectPlayerName,
  selectVideoToDate,
  storeFoundTime,
  type SubmissionRows,
} from './decide.repository.ts';
import type { Made } from './decide.ts';
import { judgementsOf } from './present.ts';

/**
 * The pass of a submission; score, worlds first, clears and standings follow in the same transaction
 * (docs/rules/submissions.md#pass-approval). Its upload time is the one that the video's own service says, else the
 * submitted one.
 * @throws Problem LEVEL_DELETED (400), PLAYER_NOT_ASSIGNED, PLAYER_NOT_FOUND
 */
export async function makePass(
  trx: Trx,
  row: SubmissionRows['pass'],
  lookedUp: Date | null,
): Promise<Made<{ passId: number }>> {
  const level = await lockLevel(trx, row.level_id);
  if (level === null || level.is_deleted) throw new Problem('LEVEL_DELETED', { status: 400 });
  const { id: levelId } = level;
  const playerId = row.assigned_player_id;
  if (playerId === null) throw new Problem('PLAYER_NOT_ASSIGNED');
  if ((await selectPlayerName(trx, playerId)) === null) throw new Problem('PLAYER_NOT_FOUND');

  const foundTime = row.found_video_time ?? lookedUp;
  if (foundTime !== null) await storeFoundTime(trx, row.id, foundTime);
  const passId = await insertPass(trx, {
    levelId,
    playerId,
    speed: row.speed,
    feelingRating: row.feeling_difficulty,
    videoLink: row.video_link,
    vidTitle: row.title,
    vidUploadTime: foundTime ?? row.raw_time,
    is12K: row.is_12k,
    is16K: row.is_16k,
    isNoHoldTap: row.is_no_hold_tap,
    judgements: judgementsOf(row),
  });
  return {
    ids: { passId },
    facts: { levelId, playerId },
    events: [{ type: 'passUpdate', data: { passId, levelId, playerId, action: 'create' } }],
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
  return time !== null && isUploadTime(time, deps.clock.now()) ? time : null;
}
