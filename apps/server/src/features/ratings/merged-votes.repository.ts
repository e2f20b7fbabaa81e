import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import type { VoteText } from './votes.repository.ts';

const columns = sql.raw('rating, comment, is_community_rating, is_blind, created_at, updated_at');

/** The ratings on which a user has a vote, or had one that a merge set aside; locked, for a change of their votes. */
export async function lockRatingsOf(trx: Trx, userId: number): Promise<void> {
  await sql`
    SELECT FROM ratings WHERE id IN (
      SELECT rating_id FROM rating_details WHERE user_id = ${userId}
      UNION SELECT rating_id FROM merged_votes WHERE user_id = ${userId})
    ORDER BY id FOR NO KEY UPDATE`.execute(trx);
}

/** What a user has seen is what the other one has seen. */
export async function copySeen(trx: Trx, fromId: number, toId: number): Promise<void> {
  await sql`
    INSERT INTO seen_ratings (rating_id, user_id)
    SELECT rating_id, ${toId} FROM seen_ratings WHERE user_id = ${fromId}
    ON CONFLICT DO NOTHING`.execute(trx);
}

/** Who gives a vote back has seen the others. */
export async function markSeen(trx: Trx, userId: number, ratingIds: readonly number[]): Promise<void> {
  await sql`
    INSERT INTO seen_ratings (rating_id, user_id) SELECT id, ${userId} FROM unnest(${ratingIds}::int[]) AS id
    ON CONFLICT DO NOTHING`.execute(trx);
}

/**
 * Sets the votes of one user aside and gives the other one a copy of each where there is none. In a closed rating that
 * both voted on, both votes stay.
 * @returns the ratings, and whether the other user got the vote
 */
export async function setVotesAside(
  trx: Trx,
  fromId: number,
  toId: number,
): Promise<{ readonly rating_id: number; readonly is_given: boolean }[]> {
  const { rows } = await sql<{ rating_id: number; is_given: boolean }>`
    WITH votes AS (
      SELECT d.rating_id, o.user_id IS NULL AS is_given
      FROM rating_details d JOIN ratings r ON r.id = d.rating_id
      LEFT JOIN rating_details o ON o.rating_id = d.rating_id AND o.user_id = ${toId}
      WHERE d.user_id = ${fromId} AND (r.confirmed_at IS NULL OR o.user_id IS NULL)
    ), gone AS (
      DELETE FROM rating_details d USING votes v WHERE d.user_id = ${fromId} AND d.rating_id = v.rating_id
      RETURNING d.*, v.is_given
    ), given AS (
      INSERT INTO rating_details (rating_id, user_id, ${columns})
      SELECT rating_id, ${toId}, ${columns} FROM gone WHERE is_given
    )
    INSERT INTO merged_votes (rating_id, user_id, ${columns}, is_given)
    SELECT rating_id, ${fromId}, ${columns}, is_given FROM gone
    RETURNING rating_id, is_given`.execute(trx);
  return rows.sort((a, b) => a.rating_id - b.rating_id);
}

/**
 * Gives a user the votes back that were set aside. The other one loses what it was given, unless it has changed that
 * since: then the vote is its own. A rating that was closed meanwhile keeps the votes that it was decided with.
 * @returns the ratings that have another vote now
 */
export async function returnVotesAside(trx: Trx, userId: number, otherId: number): Promise<number[]> {
  const { rows } = await sql<{ rating_id: number }>`
    WITH aside AS (
      DELETE FROM merged_votes WHERE user_id = ${userId} RETURNING *
    ), taken AS (
      DELETE FROM rating_details d USING aside a
      WHERE a.is_given AND d.rating_id = a.rating_id AND d.user_id = ${otherId} AND d.updated_at = a.updated_at
      RETURNING d.rating_id
    )
    INSERT INTO rating_details (rating_id, user_id, ${columns})
    SELECT rating_id, ${userId}, ${columns} FROM aside
    WHERE rating_id IN (SELECT id FROM ratings WHERE confirmed_at IS NULL UNION SELECT rating_id FROM taken)
    ON CONFLICT DO NOTHING
    RETURNING rating_id`.execute(trx);
  return rows.map((row) => row.rating_id).sort((a, b) => a - b);
}

/** The votes of open ratings that are set aside; the ratings must be locked. */
export async function selectOpenAside(trx: Trx): Promise<VoteText[]> {
  const { rows } = await sql<VoteText>`
    SELECT v.rating_id, v.user_id, v.rating FROM merged_votes v JOIN ratings r ON r.id = v.rating_id
    WHERE r.confirmed_at IS NULL`.execute(trx);
  return rows;
}

/** Forgets the votes that were set aside of accounts that cannot come back. */
export async function forgetVotesAside(trx: Trx, playerIds: readonly number[]): Promise<void> {
  await sql`
    DELETE FROM merged_votes WHERE user_id IN (
      SELECT id FROM users WHERE player_id = ANY (${playerIds}::int[]) AND closed_at IS NOT NULL)`.execute(
    trx,
  );
}
