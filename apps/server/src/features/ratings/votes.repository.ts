import { sql } from 'kysely';
import { inBatches } from '../../platform/db/batches.ts';
import type { Trx } from '../../platform/db/database.ts';

/** The time at this moment: that of the transaction's beginning may lie before a wait for a lock. */
const now = sql<Date>`clock_timestamp()`;

export type Voter = {
  readonly is_staff: boolean;
  readonly is_rating_banned: boolean;
  readonly blind_since: Date | null;
};

/** The rights of an account as they are now, which stays open until the end; null for a closed one. */
export async function holdVoter(trx: Trx, userId: number): Promise<Voter | null> {
  const { rows } = await sql<Voter>`
    SELECT is_rater OR is_super_admin AS is_staff, is_rating_banned, blind_since
    FROM users WHERE id = ${userId} AND closed_at IS NULL FOR KEY SHARE`.execute(trx);
  return rows[0] ?? null;
}

/** A rating, locked: its votes are written by one at a time. */
export async function lockRating(trx: Trx, id: number) {
  const row = await trx
    .selectFrom('ratings')
    .select(['level_id', 'confirmed_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Those of the ratings that are open. */
export function selectOpenAmong(trx: Trx, ids: readonly number[]) {
  return trx
    .selectFrom('ratings')
    .select(['id', 'level_id'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('confirmed_at', 'is', null)
    .orderBy('id')
    .execute();
}

export function selectRatedLevel(trx: Trx, levelId: number) {
  return trx
    .selectFrom('levels')
    .select(['song', 'is_deleted', 'rating_comment_required'])
    .where('id', '=', levelId)
    .executeTakeFirstOrThrow();
}

/** The table of difficulties as votes look at it. */
export function selectVoteDifficulties(trx: Trx) {
  return trx
    .selectFrom('difficulties')
    .select(['id', 'name', 'type', 'sort_order as sortOrder'])
    .where('removed_at', 'is', null)
    .orderBy('sort_order')
    .execute();
}

export type Vote = {
  readonly rating: string;
  readonly comment: string;
  readonly is_community_rating: boolean;
};

/** Whose vote on which rating. */
export type VoteKey = { readonly rating_id: number; readonly user_id: number };
type StoredVote = Vote & { readonly is_blind: boolean };

/** A vote, locked: a merge of accounts cannot move it meanwhile. */
export async function lockVote(trx: Trx, key: VoteKey): Promise<StoredVote | null> {
  const row = await trx
    .selectFrom('rating_details')
    .select(['rating', 'comment', 'is_community_rating', 'is_blind'])
    .where((vote) => vote.and(key))
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

type CountedVote = VoteKey & Pick<Vote, 'rating' | 'is_community_rating'>;

const votesSql = (ratingIds: readonly number[]) => sql<CountedVote>`
  SELECT rating_id, user_id, rating, is_community_rating FROM rating_details
  WHERE rating_id = ANY (${ratingIds}::int[])`;

export async function selectVotes(trx: Trx, ratingIds: readonly number[]): Promise<CountedVote[]> {
  return (await votesSql(ratingIds).execute(trx)).rows;
}

/** The same of many ratings, in batches. */
export const votesOf = (trx: Trx, ratingIds: readonly number[]): AsyncIterable<readonly CountedVote[]> =>
  inBatches(trx, votesSql(ratingIds));

export type VoteText = VoteKey & Pick<Vote, 'rating'>;

/** Other texts of the same votes, or of those that merges set aside: when and how people voted stays. */
export async function updateVoteTexts(
  trx: Trx,
  votes: readonly VoteText[],
  table: 'rating_details' | 'merged_votes' = 'rating_details',
): Promise<void> {
  await sql`
    UPDATE ${sql.table(table)} d SET rating = given.rating
    FROM unnest(${votes.map(({ rating_id }) => rating_id)}::int[], ${votes.map(({ user_id }) => user_id)}::int[],
      ${votes.map(({ rating }) => rating)}::text[]) AS given (rating_id, user_id, rating)
    WHERE d.rating_id = given.rating_id AND d.user_id = given.user_id`.execute(trx);
}

/** All open ratings, locked: no vote on them is written until the end. */
export function lockOpenRatings(trx: Trx) {
  return trx
    .selectFrom('ratings')
    .select(['id', 'average_difficulty_id as manager', 'community_difficulty_id as community'])
    .where('confirmed_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Whether somebody who wanted to vote blind since then can have seen no other vote on the rating. */
export async function isUnseen(trx: Trx, { rating_id, user_id }: VoteKey, since: Date): Promise<boolean> {
  const { rows } = await sql<{ unseen: boolean }>`
    SELECT NOT EXISTS (SELECT FROM seen_ratings WHERE rating_id = ${rating_id} AND user_id = ${user_id})
      AND NOT EXISTS (SELECT FROM rating_details
        WHERE rating_id = ${rating_id} AND user_id <> ${user_id} AND created_at <= ${since}) AS unseen`.execute(
    trx,
  );
  return rows[0]?.unseen ?? false;
}

/** Stores a vote, in the place of the one before where there is one. */
export async function putVote(trx: Trx, key: VoteKey, vote: StoredVote): Promise<void> {
  const written = { ...vote, updated_at: now };
  await trx
    .insertInto('rating_details')
    .values({ ...key, ...written, created_at: now })
    .onConflict((before) => before.columns(['rating_id', 'user_id']).doUpdateSet(written))
    .execute();
}

/** Takes a vote away; who had it has seen the others. */
export async function deleteVote(trx: Trx, key: VoteKey): Promise<void> {
  await trx
    .deleteFrom('rating_details')
    .where((vote) => vote.and(key))
    .execute();
  await trx
    .insertInto('seen_ratings')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateAverages(
  trx: Trx,
  averages: readonly {
    readonly id: number;
    readonly manager: number | null;
    readonly community: number | null;
  }[],
): Promise<void> {
  await sql`
    UPDATE ratings r SET average_difficulty_id = given.manager, community_difficulty_id = given.community,
      updated_at = ${now}
    FROM unnest(${averages.map(({ id }) => id)}::int[], ${averages.map(({ manager }) => manager)}::int[],
      ${averages.map(({ community }) => community)}::int[]) AS given (id, manager, community)
    WHERE r.id = given.id`.execute(trx);
}
