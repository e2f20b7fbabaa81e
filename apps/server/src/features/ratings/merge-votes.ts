import type { Trx } from '../../platform/db/database.ts';
import { renewAveragesOf } from './averages.ts';
import {
  copySeen,
  lockRatingsOf,
  markSeen,
  returnVotesAside,
  setVotesAside,
} from './merged-votes.repository.ts';
import { publishVotes } from './open-for-votes.ts';
import { selectOpenAmong } from './votes.repository.ts';

/**
 * One vote a person and rating (docs/rules/ratings.md#votes-of-merged-accounts): the target's own stand, those of the
 * source go to the target where it has none. Averages follow. Both accounts must be locked, so that nobody votes with
 * them.
 * @returns the ratings whose vote went to the target
 */
export async function mergeVotes(trx: Trx, sourceUserId: number, targetUserId: number): Promise<number[]> {
  await lockRatingsOf(trx, sourceUserId);
  await copySeen(trx, sourceUserId, targetUserId);
  const votes = await setVotesAside(trx, sourceUserId, targetUserId);
  await votesChanged(
    trx,
    votes.map((vote) => vote.rating_id),
  );
  return votes.flatMap((vote) => (vote.is_given ? [vote.rating_id] : []));
}

/** Reverts it: each vote is the source's again, as it was. */
export async function returnVotes(trx: Trx, sourceUserId: number, targetUserId: number): Promise<void> {
  await lockRatingsOf(trx, sourceUserId);
  const ratingIds = await returnVotesAside(trx, sourceUserId, targetUserId);
  await markSeen(trx, targetUserId, ratingIds);
  await votesChanged(trx, ratingIds);
}

/** Closed ratings keep the averages that they were decided with. */
async function votesChanged(trx: Trx, ratingIds: readonly number[]): Promise<void> {
  const open = await selectOpenAmong(trx, ratingIds);
  await renewAveragesOf(
    trx,
    open.map(({ id }) => id),
  );
  for (const { id, level_id } of open) await publishVotes(trx, id, level_id);
}
