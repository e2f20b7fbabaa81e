import { SUBMISSION_KINDS, type SubmissionKind } from '@rondo/domain/submissions';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';
import { ascending } from '../standings/scope.ts';

/** Ids of submissions by kind. */
export type SubmissionIds = Record<SubmissionKind, readonly number[]>;

export const noSubmissions: Readonly<SubmissionIds> = { level: [], pass: [] };

const tables = { level: 'level_submissions', pass: 'pass_submissions' } as const;

/** What the open account of a player has submitted, and which pending submissions it has claimed. */
export async function submissionsOfAccount(
  trx: Trx,
  playerId: number,
): Promise<{ readonly made: SubmissionIds; readonly claimed: SubmissionIds }> {
  const idsOf = async (condition: (user: RawBuilder<number>) => RawBuilder<unknown>) => {
    const user = sql<number>`(SELECT id FROM users WHERE player_id = ${playerId} AND closed_at IS NULL)`;
    const ids = { ...noSubmissions };
    for (const kind of SUBMISSION_KINDS) ids[kind] = await selectIds(trx, kind, condition(user));
    return ids;
  };
  return {
    made: await idsOf((user) => sql`submitter_id = ${user}`),
    claimed: await idsOf((user) => sql`status = 'pending' AND claimed_by_id = ${user}`),
  };
}

async function selectIds(
  trx: Trx,
  kind: SubmissionKind,
  condition: RawBuilder<unknown>,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM ${sql.table(tables[kind])} WHERE ${condition} ORDER BY id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Locks submissions in ascending order. */
export async function lockSubmissions(trx: Trx, ids: SubmissionIds): Promise<void> {
  for (const kind of SUBMISSION_KINDS)
    await sql`
      SELECT 1 FROM ${sql.table(tables[kind])} WHERE id = ANY (${ascending(ids[kind])}::int[])
      ORDER BY id FOR NO KEY UPDATE`.execute(trx);
}

/**
 * Makes another account the submitter. A pending level that the other one has submitted as well stays: two of one
 * person are a duplicate (docs/rules/submissions.md#duplicates).
 * @returns those that changed hands
 */
export async function giveSubmissions(
  trx: Trx,
  ids: SubmissionIds,
  fromId: number,
  toId: number,
): Promise<SubmissionIds> {
  const isSame = sql`o.submitter_id = ${toId} AND o.status = 'pending' AND key_of_name(o.song) = key_of_name(s.song)
    AND key_of_name(o.artist) = key_of_name(s.artist) AND video_key(o.video_link) = video_key(s.video_link)`;
  const isFree = {
    level: sql`s.status <> 'pending' OR NOT EXISTS (SELECT FROM level_submissions o WHERE ${isSame})`,
    pass: sql`true`,
  };
  const given = { ...noSubmissions };
  for (const kind of SUBMISSION_KINDS) {
    const { rows } = await sql<{ id: number }>`
      UPDATE ${sql.table(tables[kind])} s SET submitter_id = ${toId}
      WHERE s.id = ANY (${ids[kind]}::int[]) AND s.submitter_id = ${fromId} AND (${isFree[kind]})
      RETURNING s.id`.execute(trx);
    given[kind] = ascending(rows.map(({ id }) => id));
  }
  return given;
}

/** The creator that an account is linked with, or null. */
export async function creatorOf(trx: Trx, userId: number): Promise<number | null> {
  const row = await trx
    .selectFrom('creators')
    .select('id')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The account that a creator is linked with; undefined where the creator is gone or was merged. */
export async function userOfCreator(trx: Trx, creatorId: number): Promise<number | null | undefined> {
  const row = await trx
    .selectFrom('creators')
    .select('user_id')
    .where('id', '=', creatorId)
    .where('merged_into_id', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.user_id;
}

export async function linkCreatorTo(trx: Trx, creatorId: number, userId: number | null): Promise<void> {
  await trx.updateTable('creators').set({ user_id: userId }).where('id', '=', creatorId).execute();
}

/** Those of the submissions that are still pending. */
export async function pendingAmong(trx: Trx, ids: SubmissionIds): Promise<SubmissionIds> {
  const pending = { ...noSubmissions };
  for (const kind of SUBMISSION_KINDS)
    pending[kind] = await selectIds(
      trx,
      kind,
      sql`id = ANY (${[...ids[kind]]}::int[]) AND status = 'pending'`,
    );
  return pending;
}
