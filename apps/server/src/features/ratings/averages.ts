import { averageRating, parseRating, type RaterKind, type VoteDifficulty } from '@rondo/domain/ratings';
import type { Trx } from '../../platform/db/database.ts';
import { lockOpenRatings, selectVoteDifficulties, selectVotes, updateAverages } from './votes.repository.ts';

type Vote = Awaited<ReturnType<typeof selectVotes>>[number];
type Difficulties = readonly (VoteDifficulty & { readonly id: number })[];

/** Computes both averages of a locked rating out of its votes (docs/rules/ratings.md#average). */
export async function renewAverages(trx: Trx, ratingId: number, difficulties: Difficulties): Promise<void> {
  await updateAverages(trx, [
    { id: ratingId, ...averagesOf(await selectVotes(trx, [ratingId]), difficulties) },
  ]);
}

/** Computes the averages of all open ratings, for difficulties that are not what they were. */
export async function renewOpenAverages(trx: Trx): Promise<void> {
  const difficulties = await selectVoteDifficulties(trx);
  const ratings = await lockOpenRatings(trx);
  const votes = new Map<number, Vote[]>(ratings.map(({ id }) => [id, []]));
  for (const vote of await selectVotes(trx, [...votes.keys()])) votes.get(vote.rating_id)?.push(vote);
  const renewed = ratings
    .map(({ id, ...before }) => ({ id, before, ...averagesOf(votes.get(id) ?? [], difficulties) }))
    .filter(({ before, manager, community }) => manager !== before.manager || community !== before.community);
  await updateAverages(trx, renewed);
}

function averagesOf(votes: readonly Vote[], difficulties: Difficulties): Record<RaterKind, number | null> {
  const specials = difficulties.filter(({ type }) => type === 'SPECIAL').map(({ name }) => name);
  const averageOf = (kind: RaterKind) => {
    const texts = votes.filter((vote) => vote.is_community_rating === (kind === 'community'));
    const ratings = texts.flatMap(
      ({ rating }) => parseRating(rating, { mode: 'permissive', specials }) ?? [],
    );
    return averageRating(ratings, kind, difficulties)?.id ?? null;
  };
  return { manager: averageOf('manager'), community: averageOf('community') };
}
