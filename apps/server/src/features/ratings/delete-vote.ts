import { subjectRules } from '@rondo/domain/auth';
import { transaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/feature.ts';
import { refuse, type Viewer } from '../../platform/http/access.ts';
import { found } from '../../platform/http/problem.ts';
import { recordAction } from '../log/index.ts';
import { renewAverages } from './averages.ts';
import { openForVotes, publishVotes } from './open-for-votes.ts';
import { selectRating } from './rating-json.repository.ts';
import { deleteVote, lockVote, selectVoteDifficulties } from './votes.repository.ts';

/**
 * Takes a vote away: one's own, or as a super admin anyone's, which the log records.
 * @returns the rating as JSON text
 * @throws Problem FORBIDDEN, NOT_FOUND, RATING_CLOSED
 */
export async function removeVote(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  viewer: Viewer,
  ratingId: number,
  userId: number,
): Promise<string> {
  refuse(subjectRules.deleteRatingDetail(viewer, { userId }));
  return transaction(db, async (trx) => {
    const { levelId, song } = await openForVotes(trx, ratingId, viewer);
    const key = { rating_id: ratingId, user_id: userId };
    const vote = found(await lockVote(trx, key));
    await deleteVote(trx, key);
    await renewAverages(trx, ratingId, await selectVoteDifficulties(trx));
    if (userId !== viewer.id)
      await recordAction(trx, {
        actorId: viewer.id,
        action: 'rating.removeVote',
        subject: { id: ratingId, title: song },
        before: {
          levelId,
          userId,
          rating: vote.rating,
          comment: vote.comment,
          isCommunityRating: vote.is_community_rating,
        },
      });
    await publishVotes(trx, ratingId, levelId);
    return (await selectRating(trx, ratingId, viewer, config))?.text ?? '';
  });
}
