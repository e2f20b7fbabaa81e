import { type Insertable, sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import type { RatingsTable } from '../../platform/db/schema.gen.ts';

export type OpenRating = {
  readonly id: number;
  readonly requesterFR: string;
  readonly lowDiff: boolean;
  readonly managerVotes: number;
  readonly communityVotes: number;
};

/** The open rating of a level, locked, with its votes; or null. */
export async function lockOpenRating(trx: Trx, levelId: number): Promise<OpenRating | null> {
  // In a statement of its own: the next one then counts what others committed meanwhile.
  await sql`SELECT FROM ratings WHERE level_id = ${levelId} AND confirmed_at IS NULL FOR NO KEY UPDATE`.execute(
    trx,
  );
  const { rows } = await sql<OpenRating>`
    SELECT r.id, r.requester_fr AS "requesterFR", r.low_diff AS "lowDiff",
      (SELECT count(*) FROM rating_details d WHERE d.rating_id = r.id AND NOT d.is_community_rating) AS "managerVotes",
      (SELECT count(*) FROM rating_details d WHERE d.rating_id = r.id AND d.is_community_rating) AS "communityVotes"
    FROM ratings r WHERE r.level_id = ${levelId} AND r.confirmed_at IS NULL`.execute(trx);
  return rows[0] ?? null;
}

export async function insertRating(trx: Trx, row: Insertable<RatingsTable>): Promise<number> {
  const { id } = await trx.insertInto('ratings').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function confirmRating(
  trx: Trx,
  id: number,
  history: { rerateNum: string; rerateReason: string },
): Promise<void> {
  await trx
    .updateTable('ratings')
    .set({
      rerate_num: history.rerateNum,
      rerate_reason: history.rerateReason,
      confirmed_at: sql`now()`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function updateLowDiff(trx: Trx, id: number, isLowDiff: boolean): Promise<void> {
  await trx
    .updateTable('ratings')
    .set({ low_diff: isLowDiff, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}
