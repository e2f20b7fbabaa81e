import { averageRating, parseRating, type RaterKind, type VoteDifficulty } from '@rondo/domain/ratings';
import type { Trx } from '../../platform/db/database.ts';
import { selectVotes, updateAverages } from './votes.repository.ts';

/** Computes both averages of a locked rating out of its votes (docs/rules/ratings.md#average). */
export async function renewAverages(
  trx: Trx,
  ratingId: number,
  difficulties: readonly (VoteDifficulty & { readonly id: number })[],
): Promise<void> {
  const votes = await selectVotes(trx, ratingId);
  const specials = difficulties.filter(({ type }) => type === 'SPECIAL').map(({ name }) => name);
  const averageOf = (kind: RaterKind) => {
    const texts = votes.filter((vote) => vote.is_community_rating === (kind === 'community'));
    const ratings = texts.flatMap(
      ({ rating }) => parseRating(rating, { mode: 'permissive', specials }) ?? [],
    );
    return averageRating(ratings, kind, difficulties)?.id ?? null;
  };
  await updateAverages(trx, ratingId, { manager: averageOf('manager'), community: averageOf('community') });
}
