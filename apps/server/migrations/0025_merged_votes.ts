import {
  averageRating,
  parseRating,
  type RaterKind,
  ratingGrammar,
  type VoteDifficulty,
} from '@rondo/domain/ratings';
import { type Kysely, sql } from 'kysely';

/**
 * The votes of accounts that a merge closed, as those had left them (docs/rules/ratings.md#votes-of-merged-accounts).
 * They stand apart from the votes that count; `is_given`: the other account got a copy.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE merged_votes (
      rating_id integer NOT NULL REFERENCES ratings ON DELETE CASCADE,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      rating text NOT NULL,
      comment text NOT NULL,
      is_community_rating boolean NOT NULL,
      is_blind boolean NOT NULL,
      created_at timestamptz(3) NOT NULL,
      updated_at timestamptz(3) NOT NULL,
      is_given boolean NOT NULL,
      PRIMARY KEY (rating_id, user_id)
    )`.execute(db);
  await sql`CREATE INDEX merged_votes_user ON merged_votes (user_id)`.execute(db);
  const ratingIds = await setSecondVotesAside(db);
  await copyGivenVotes(db);
  await renewAverages(db, ratingIds);
}

const columns = sql.raw(
  'rating_id, user_id, rating, comment, is_community_rating, is_blind, created_at, updated_at',
);

/** What the accounts kept because the other one had voted too. @returns the open ratings that lose a vote */
async function setSecondVotesAside(db: Kysely<unknown>): Promise<number[]> {
  const { rows } = await sql<{ rating_id: number }>`
    WITH second AS (
      DELETE FROM rating_details d USING ratings r
      WHERE r.id = d.rating_id AND r.confirmed_at IS NULL AND d.user_id IN (
        SELECT u.id FROM merges m JOIN users u ON u.id = (m.moved -> 'account' ->> 'userId')::integer
        WHERE m.kind = 'player' AND m.undone_at IS NULL AND m.moved -> 'account' ->> 'kind' = 'closes'
          AND u.closed_at IS NOT NULL)
      RETURNING d.*
    )
    INSERT INTO merged_votes (${columns}, is_given) SELECT ${columns}, false FROM second
    RETURNING rating_id`.execute(db);
  return [...new Set(rows.map((row) => row.rating_id))];
}

/** What went to the other account and was not changed there since; the latest merge first, it may have moved on. */
async function copyGivenVotes(db: Kysely<unknown>): Promise<void> {
  const { rows: merges } = await sql<{ id: number }>`
    SELECT id FROM merges WHERE kind = 'player' AND undone_at IS NULL AND moved -> 'account' ->> 'kind' = 'closes'
    ORDER BY id DESC`.execute(db);
  for (const { id } of merges)
    await sql`
      INSERT INTO merged_votes (rating_id, user_id, rating, comment, is_community_rating, is_blind, created_at,
        updated_at, is_given)
      SELECT v.rating_id, (m.moved -> 'account' ->> 'userId')::integer, v.rating, v.comment, v.is_community_rating,
        v.is_blind, v.created_at, v.updated_at, true
      FROM merges m, (SELECT ${columns} FROM rating_details UNION ALL SELECT ${columns} FROM merged_votes) v
      WHERE m.id = ${id} AND v.user_id = (m.moved -> 'account' ->> 'targetUserId')::integer
        AND v.updated_at <= m.created_at
        AND v.rating_id IN (SELECT value::integer FROM jsonb_array_elements_text(m.moved -> 'account' -> 'ratingIds'))
      ON CONFLICT DO NOTHING`.execute(db);
}

async function renewAverages(db: Kysely<unknown>, ratingIds: readonly number[]): Promise<void> {
  if (ratingIds.length === 0) return;
  const { rows: difficulties } = await sql<VoteDifficulty & { id: number }>`
    SELECT id, name, type, sort_order AS "sortOrder" FROM difficulties WHERE removed_at IS NULL
    ORDER BY sort_order`.execute(db);
  const { rows: votes } = await sql<{ rating_id: number; rating: string; is_community_rating: boolean }>`
    SELECT rating_id, rating, is_community_rating FROM rating_details
    WHERE rating_id = ANY (${ratingIds}::int[])`.execute(db);
  const grammar = ratingGrammar('permissive', difficulties);
  const averageOf = (id: number, kind: RaterKind) => {
    const counting = votes.filter(
      (vote) => vote.rating_id === id && vote.is_community_rating === (kind === 'community'),
    );
    const read = counting.flatMap(({ rating }) => parseRating(rating, grammar) ?? []);
    return averageRating(read, kind, difficulties)?.id ?? null;
  };
  for (const id of ratingIds)
    await sql`
      UPDATE ratings SET average_difficulty_id = ${averageOf(id, 'manager')}::int,
        community_difficulty_id = ${averageOf(id, 'community')}::int, updated_at = now()
      WHERE id = ${id}`.execute(db);
}
