import type { UserRef } from '@rondo/contract/shapes';
import type { SubmissionKind } from '@rondo/domain/submissions';
import { type Selectable, sql } from 'kysely';
import type { SubmissionStatus } from '../../platform/db/column-types.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { isRowId } from '../../platform/db/row-id.ts';
import type { LevelSubmissionsTable, PassSubmissionsTable } from '../../platform/db/schema.gen.ts';

export const submissionTables = { level: 'level_submissions', pass: 'pass_submissions' } as const;

export type SubmissionRows = {
  level: Selectable<LevelSubmissionsTable>;
  pass: Selectable<PassSubmissionsTable>;
};

/** The row, locked until the commit; null where there is none. */
export async function lockSubmission<K extends SubmissionKind>(
  trx: Trx,
  kind: K,
  id: number,
): Promise<SubmissionRows[K] | null> {
  const query = sql<SubmissionRows[K]>`
    SELECT * FROM ${sql.table(submissionTables[kind])} WHERE id = ${id} FOR NO KEY UPDATE`;
  return (await query.execute(trx)).rows[0] ?? null;
}

export type Decision = {
  readonly status: SubmissionStatus;
  /** null: its submitter took it back. */
  readonly decidedById: number | null;
  readonly declineReason?: string | null;
  readonly levelId?: number | undefined;
  readonly passId?: number | undefined;
};

export async function storeDecision(
  trx: Trx,
  kind: SubmissionKind,
  id: number,
  { status, decidedById, declineReason = null, levelId, passId }: Decision,
): Promise<void> {
  await trx
    .updateTable(submissionTables[kind])
    .set({
      status,
      decided_by_id: decidedById,
      decided_at: sql`now()`,
      updated_at: sql`now()`,
      decline_reason: declineReason,
      claimed_by_id: null,
      claimed_until: null,
      ...(kind === 'pass' ? { pass_id: passId } : { level_id: levelId }),
    })
    .where('id', '=', id)
    .execute();
}

/** Whoever works on a submission; null when nobody does, or no more. */
export async function selectClaimer(trx: Trx, kind: SubmissionKind, id: number): Promise<UserRef | null> {
  const { rows } = await sql<UserRef>`
    SELECT u.id, u.username, u.nickname, u.avatar_url AS "avatarUrl", u.is_rater AS "isRater",
      u.is_super_admin AS "isSuperAdmin"
    FROM ${sql.table(submissionTables[kind])} s JOIN users u ON u.id = s.claimed_by_id
    WHERE s.id = ${id} AND s.claimed_until > clock_timestamp()`.execute(trx);
  return rows[0] ?? null;
}

/** Who works on it from now on, or null for nobody. The database's clock counts: every process has the same one. */
export async function storeClaim(
  trx: Trx,
  kind: SubmissionKind,
  id: number,
  claim: { readonly userId: number; readonly minutes: number } | null,
): Promise<void> {
  await trx
    .updateTable(submissionTables[kind])
    .set({
      claimed_by_id: claim && claim.userId,
      claimed_until: claim && sql`clock_timestamp() + make_interval(mins => ${claim.minutes})`,
    })
    .where('id', '=', id)
    .execute();
}

/** Pass submissions that wait, oldest first. */
export async function selectPendingPassIds(db: Db): Promise<number[]> {
  const pending = db.selectFrom('pass_submissions').select('id').where('status', '=', 'pending');
  return (await pending.orderBy('id').execute()).map(({ id }) => id);
}

/** The video of a pending pass that has a player, where it is not known yet when the video was published; else null. */
export async function selectVideoToDate(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('pass_submissions')
    .select('video_link')
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('assigned_player_id', 'is not', null)
    .where('found_video_time', 'is', null)
    .executeTakeFirst();
  return row?.video_link ?? null;
}

export async function storeFoundTime(trx: Trx, id: number, foundTime: Date): Promise<void> {
  await trx
    .updateTable('pass_submissions')
    .set({ found_video_time: foundTime })
    .where('id', '=', id)
    .execute();
}

export async function assignPlayerTo(trx: Trx, id: number, playerId: number): Promise<void> {
  await trx
    .updateTable('pass_submissions')
    .set({ assigned_player_id: playerId, passer_request: false, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** The name of a player who is there; no merge takes the player away before the commit. */
export async function selectPlayerName(trx: Trx, id: number): Promise<string | null> {
  if (!isRowId(id)) return null;
  const row = await trx
    .selectFrom('players')
    .select('name')
    .where('id', '=', id)
    .where('merged_into_id', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return row?.name ?? null;
}
