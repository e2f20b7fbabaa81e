import {
  averageRating,
  parseRating,
  type RaterKind,
  ratingGrammar,
  renamedRating,
  type VoteDifficulty,
} from '@rondo/domain/ratings';
import type { Trx } from '../../platform/db/database.ts';
import { selectOpenAside } from './merged-votes.repository.ts';
import {
  lockOpenRatings,
  selectVoteDifficulties,
  selectVotes,
  updateAverages,
  updateVoteTexts,
  type VoteText,
} from './votes.repository.ts';

type Vote = Awaited<ReturnType<typeof selectVotes>>[number];
type Named = readonly Pick<Difficulties[number], 'id' | 'name' | 'type'>[];
type Difficulties = readonly (VoteDifficulty & { readonly id: number })[];

/** Computes both averages of a locked rating out of its votes (docs/rules/ratings.md#average). */
export async function renewAverages(trx: Trx, ratingId: number, difficulties: Difficulties): Promise<void> {
  await updateAverages(trx, [
    { id: ratingId, ...averagesOf(await selectVotes(trx, [ratingId]), difficulties) },
  ]);
}

/** The same for several locked ratings, with the difficulties as they are. */
export async function renewAveragesOf(trx: Trx, ratingIds: readonly number[]): Promise<void> {
  if (ratingIds.length === 0) return;
  const difficulties = await selectVoteDifficulties(trx);
  const votes = byRating(ratingIds, await selectVotes(trx, ratingIds));
  await updateAverages(
    trx,
    ratingIds.map((id) => ({ id, ...averagesOf(votes.get(id) ?? [], difficulties) })),
  );
}

/**
 * Computes the averages of all open ratings, for difficulties that are not what they were. Votes for a special that got
 * another name stay votes for it.
 */
export async function renewOpenAverages(trx: Trx, before: Named): Promise<void> {
  const difficulties = await selectVoteDifficulties(trx);
  const ratings = await lockOpenRatings(trx);
  const ratingIds = ratings.map(({ id }) => id);
  const stored = await selectVotes(trx, ratingIds);
  const votes = byRating(ratingIds, await renameVotes(trx, stored, before, difficulties));
  const renewed = ratings
    .map(({ id, ...before }) => ({ id, before, ...averagesOf(votes.get(id) ?? [], difficulties) }))
    .filter(({ before, manager, community }) => manager !== before.manager || community !== before.community);
  await updateAverages(trx, renewed);
}

/** @returns the votes with their present texts */
async function renameVotes(
  trx: Trx,
  votes: readonly Vote[],
  before: Named,
  after: Difficulties,
): Promise<readonly Vote[]> {
  const names = newNames(before, after);
  if (names.size === 0) return votes;
  const [read, written] = [ratingGrammar('permissive', before), ratingGrammar('permissive', after)];
  const renamed = <V extends VoteText>(list: readonly V[]) =>
    list.map((vote) => ({ ...vote, rating: renamedRating(vote.rating, read, written, names) }));
  const changed = (list: readonly VoteText[]) =>
    renamed(list).filter(({ rating }, index) => rating !== list[index]?.rating);
  await updateVoteTexts(trx, changed(votes));
  await updateVoteTexts(trx, changed(await selectOpenAside(trx)), 'merged_votes');
  return renamed(votes);
}

function byRating(ids: readonly number[], votes: readonly Vote[]): ReadonlyMap<number, readonly Vote[]> {
  const lists = new Map<number, Vote[]>(ids.map((id) => [id, []]));
  for (const vote of votes) lists.get(vote.rating_id)?.push(vote);
  return lists;
}

/** Of specials, by their old ones. */
function newNames(before: Named, after: Named): ReadonlyMap<string, string> {
  const specials = new Map(after.flatMap(({ id, name, type }) => (type === 'SPECIAL' ? [[id, name]] : [])));
  return new Map(
    before.flatMap(({ id, name, type }) => {
      const present = type === 'SPECIAL' ? specials.get(id) : undefined;
      return present === undefined || present === name ? [] : [[name, present]];
    }),
  );
}

function averagesOf(votes: readonly Vote[], difficulties: Difficulties): Record<RaterKind, number | null> {
  const grammar = ratingGrammar('permissive', difficulties);
  const averageOf = (kind: RaterKind) => {
    const texts = votes.filter((vote) => vote.is_community_rating === (kind === 'community'));
    const ratings = texts.flatMap(({ rating }) => parseRating(rating, grammar) ?? []);
    return averageRating(ratings, kind, difficulties)?.id ?? null;
  };
  return { manager: averageOf('manager'), community: averageOf('community') };
}
