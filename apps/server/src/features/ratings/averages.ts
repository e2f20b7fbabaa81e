import {
  averageRating,
  parseRating,
  type RaterKind,
  ratingGrammar,
  renamedRating,
  type VoteDifficulty,
} from '@rondo/domain/ratings';
import type { Trx } from '../../platform/db/database.ts';
import { longWork, type LongWork } from '../../platform/long-work.ts';
import { selectOpenAside } from './merged-votes.repository.ts';
import {
  lockOpenRatings,
  selectVoteDifficulties,
  selectVotes,
  updateAverages,
  updateVoteTexts,
  votesOf,
  type VoteText,
} from './votes.repository.ts';

type Vote = Awaited<ReturnType<typeof selectVotes>>[number];
type Named = readonly Pick<Difficulties[number], 'id' | 'name' | 'type'>[];
type Difficulties = readonly (VoteDifficulty & { readonly id: number })[];

/** Computes both averages of a locked rating out of its votes (docs/rules/ratings.md#average). */
export async function renewAverages(trx: Trx, ratingId: number, difficulties: Difficulties): Promise<void> {
  const averagesOf = averager(difficulties);
  await updateAverages(trx, [{ id: ratingId, ...averagesOf(await selectVotes(trx, [ratingId])) }]);
}

/** The same for several locked ratings, with the difficulties as they are. */
export async function renewAveragesOf(trx: Trx, ratingIds: readonly number[]): Promise<void> {
  if (ratingIds.length === 0) return;
  const difficulties = await selectVoteDifficulties(trx);
  const averagesOf = averager(difficulties);
  const votes = new Map<number, Vote[]>(ratingIds.map((id) => [id, []]));
  for (const vote of await selectVotes(trx, ratingIds)) votes.get(vote.rating_id)?.push(vote);
  await updateAverages(
    trx,
    ratingIds.map((id) => ({ id, ...averagesOf(votes.get(id) ?? []) })),
  );
}

/**
 * Computes the averages of all open ratings, for difficulties that are not what they were. Votes for a special that got
 * another name stay votes for it.
 */
export async function renewOpenAverages(trx: Trx, before: Named): Promise<void> {
  const work = longWork();
  const difficulties = await selectVoteDifficulties(trx);
  const ratings = await lockOpenRatings(trx);
  const votes = new Map<number, Vote[]>(ratings.map(({ id }) => [id, []]));
  const rename = renaming(trx, work, before, difficulties);
  for await (const stored of votesOf(trx, [...votes.keys()]))
    for (const vote of await rename(stored)) votes.get(vote.rating_id)?.push(vote);
  await rename(await selectOpenAside(trx), 'merged_votes');
  const averagesOf = averager(difficulties);
  const renewed = await work.map(ratings, ({ id, ...before }) => {
    const now = averagesOf(votes.get(id) ?? []);
    return now.manager === before.manager && now.community === before.community ? [] : [{ id, ...now }];
  });
  await updateAverages(trx, renewed.flat());
}

/** Writes the present texts of votes and returns the votes with them. */
function renaming(trx: Trx, work: LongWork, before: Named, after: Difficulties) {
  const names = newNames(before, after);
  const [read, written] = [ratingGrammar('permissive', before), ratingGrammar('permissive', after)];
  return async <V extends VoteText>(votes: readonly V[], table?: 'merged_votes'): Promise<readonly V[]> => {
    if (names.size === 0) return votes;
    const renamed = await work.map(votes, (vote) => ({
      ...vote,
      rating: renamedRating(vote.rating, read, written, names),
    }));
    const changed = renamed.filter(({ rating }, index) => rating !== votes[index]?.rating);
    await updateVoteTexts(trx, changed, table);
    return renamed;
  };
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

/** Computes averages by a table of difficulties, which is read once for any number of ratings. */
function averager(difficulties: Difficulties): (votes: readonly Vote[]) => Record<RaterKind, number | null> {
  const grammar = ratingGrammar('permissive', difficulties);
  return (votes) => {
    const averageOf = (kind: RaterKind) => {
      const texts = votes.filter((vote) => vote.is_community_rating === (kind === 'community'));
      const ratings = texts.flatMap(({ rating }) => parseRating(rating, grammar) ?? []);
      return averageRating(ratings, kind, difficulties)?.id ?? null;
    };
    return { manager: averageOf('manager'), community: averageOf('community') };
  };
}
