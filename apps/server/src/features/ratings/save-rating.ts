import type { ratingEndpoints } from '@rondo/contract/ratings';
import { subjectRules } from '@rondo/domain/auth';
import {
  isCommentRequired,
  MAX_COMMENT_LENGTH,
  parseRating,
  ratingGrammar,
  tidyRating,
} from '@rondo/domain/ratings';
import { textLength } from '@rondo/domain/text';
import type { Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/feature.ts';
import { refuse, type Viewer } from '../../platform/http/access.ts';
import { found, Problem } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { renewAverages } from './averages.ts';
import { openForVotes, publishVotes } from './open-for-votes.ts';
import { selectRating } from './rating-json.repository.ts';
import {
  deleteVote,
  holdVoter,
  isUnseen,
  lockVote,
  putVote,
  selectVoteDifficulties,
  type Vote,
  type VoteKey,
  type Voter,
} from './votes.repository.ts';

type SentVote = Call<typeof ratingEndpoints.saveRating>['body'];

/**
 * Stores the caller's one vote on a rating, or removes it where the text is blank; averages follow in the same
 * transaction (docs/rules/ratings.md#saving). The same vote once more changes nothing.
 * @returns the rating as JSON text
 * @throws Problem RATING_BANNED, RATE_LIMITED, NOT_FOUND, RATING_CLOSED, COMMENT_TOO_LONG, INVALID_RATING,
 * COMMENT_REQUIRED
 */
export async function saveRating(
  { config, db, limiter }: Pick<Deps, 'config' | 'db' | 'limiter'>,
  viewer: Viewer,
  ratingId: number,
  sent: SentVote,
): Promise<string> {
  refuse(subjectRules.saveRating(viewer));
  await limiter.hit('ratingSave', `user:${viewer.id}`);
  return transaction(db, async (trx) => {
    const voter = found(await holdVoter(trx, viewer.id), 'UNAUTHENTICATED');
    refuse(subjectRules.saveRating({ isRatingBanned: voter.is_rating_banned }));
    const { levelId, isCommentRequiredByLevel } = await openForVotes(trx, ratingId, viewer);
    const difficulties = await selectVoteDifficulties(trx);
    const vote = readVote(sent, voter, difficulties, isCommentRequiredByLevel);
    if (await storeVote(trx, { rating_id: ratingId, user_id: viewer.id }, vote, voter)) {
      await renewAverages(trx, ratingId, difficulties);
      await publishVotes(trx, ratingId, levelId);
    }
    return (await selectRating(trx, ratingId, viewer, config))?.text ?? '';
  });
}

/** null: nothing, to take a vote back. */
function readVote(
  sent: SentVote,
  voter: Voter,
  difficulties: Awaited<ReturnType<typeof selectVoteDifficulties>>,
  isCommentRequiredByLevel: boolean,
): Vote | null {
  const comment = sent.comment;
  if (textLength(comment) > MAX_COMMENT_LENGTH) throw new Problem('COMMENT_TOO_LONG');
  const grammar = ratingGrammar('permissive', difficulties);
  const parsed = found(parseRating(sent.rating, grammar), 'INVALID_RATING');
  if (parsed.kind === 'empty') return null;
  if (comment === '' && isCommentRequired(parsed, isCommentRequiredByLevel))
    throw new Problem('COMMENT_REQUIRED');
  return {
    rating: tidyRating(sent.rating, grammar),
    comment,
    is_community_rating: sent.isCommunityRating === true || !voter.is_staff,
  };
}

/** @returns whether anything changed */
async function storeVote(trx: Trx, key: VoteKey, vote: Vote | null, voter: Voter): Promise<boolean> {
  const stored = await lockVote(trx, key);
  if (vote === null) {
    if (stored !== null) await deleteVote(trx, key);
    return stored !== null;
  }
  if (stored === null) {
    const { is_staff, blind_since } = voter;
    const is_blind = is_staff && blind_since !== null && (await isUnseen(trx, key, blind_since));
    await putVote(trx, key, { ...vote, is_blind });
    return true;
  }
  const isSame =
    vote.rating === stored.rating &&
    vote.comment === stored.comment &&
    vote.is_community_rating === stored.is_community_rating;
  // A vote that is changed when the others' are visible is no blind vote any more.
  if (!isSame)
    await putVote(trx, key, { ...vote, is_blind: stored.is_blind && vote.rating === stored.rating });
  return !isSame;
}
