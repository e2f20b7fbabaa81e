import { subjectRules, type Viewer } from '@rondo/domain/auth';
import type { Trx } from '../../platform/db/database.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import { refuse } from '../../platform/http/access.ts';
import { found, Problem } from '../../platform/http/problem.ts';
import { lockRating, selectRatedLevel } from './votes.repository.ts';

/**
 * Locks an open rating for a change of its votes.
 * @throws Problem NOT_FOUND, also for a deleted level to anyone but a super admin; RATING_CLOSED
 */
export async function openForVotes(trx: Trx, ratingId: number, viewer: Pick<Viewer, 'isSuperAdmin'>) {
  const rating = found(await lockRating(trx, ratingId));
  const level = await selectRatedLevel(trx, rating.level_id);
  refuse(subjectRules.rating(viewer, { isLevelDeleted: level.is_deleted }));
  if (rating.confirmed_at !== null) throw new Problem('RATING_CLOSED');
  return {
    levelId: rating.level_id,
    song: level.song,
    isCommentRequiredByLevel: level.rating_comment_required,
  };
}

export function publishVotes(trx: Trx, ratingId: number, levelId: number): Promise<void> {
  return publishEvent(trx, { type: 'ratingUpdate', data: { ratingId, levelId } });
}
