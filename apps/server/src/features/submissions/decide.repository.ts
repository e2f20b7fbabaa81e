import type { UserRef } from '@rondo/contract/shapes';
import type { SubmissionKind } from '@rondo/domain/submissions';
import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { LevelSubmissionsTable, PassSubmissionsTable } from '../../platform/db/schema.gen.ts';

export const submissionTables = { level: 'level_submissions', pass: 'pass_submissions' } as const;

export type SubmissionRows = {
  level: Selectable<LevelSubmissionsTable>;
  pass: Selectable<PassSubmissionsTable>;
};

/** Accuracy and score of `s`, a pass submission, on its level `l` of difficulty `d`. */
export const figuresSql = `pass_figures(s.early_double, s.early_single, s.e_perfect, s.perfect, s.l_perfect,
  s.late_single, s.late_double, s.speed, s.is_no_hold_tap, l.base_score, d.id, d.name, d.base_score)`;

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

/** Whether the player of a pass submission, or who sent it in, is banned or paused. */
export async function standingOfPlayers(
  trx: Trx,
  id: number,
): Promise<{ readonly isBanned: boolean; readonly isPaused: boolean }> {
  const { rows } = await sql<{ isBanned: boolean; isPaused: boolean }>`
    SELECT coalesce(bool_or(p.is_banned), false) AS "isBanned",
      coalesce(bool_or(p.is_submissions_paused), false) AS "isPaused"
    FROM pass_submissions s LEFT JOIN users u ON u.id = s.submitter_id
    JOIN players p ON p.id IN (s.assigned_player_id, u.player_id)
    WHERE s.id = ${id}`.execute(trx);
  return rows[0] ?? { isBanned: false, isPaused: false };
}

export type Decision = {
  readonly status: SubmissionRows[SubmissionKind]['status'];
  /** null: its submitter withdrew it. */
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

/** How long a claim holds unless it is renewed (docs/rules/submissions.md#claims). */
const claimLife = "interval '10 minutes'";

/**
 * Of a submission `s`. A longer claim was made before the database's clock was set back, and counts no more; nor does
 * that of an account that was closed.
 */
export const isClaimed = `(s.claimed_until > clock_timestamp() AND s.claimed_until <= clock_timestamp() + ${claimLife}
  AND EXISTS (SELECT FROM users o WHERE o.id = s.claimed_by_id AND o.closed_at IS NULL))`;

/** Whoever works on a submission; null when nobody does, or no more. */
export async function selectClaimer(trx: Trx, kind: SubmissionKind, id: number): Promise<UserRef | null> {
  const { rows } = await sql<{ claimer: UserRef }>`
    SELECT user_ref(u)::json AS claimer
    FROM ${sql.table(submissionTables[kind])} s JOIN users u ON u.id = s.claimed_by_id
    WHERE s.id = ${id} AND ${sql.raw(isClaimed)}`.execute(trx);
  return rows[0]?.claimer ?? null;
}

/** Who works on it for the next ten minutes, or null for nobody. The database's clock counts: every process has the same one. */
export async function storeClaim(
  trx: Trx,
  kind: SubmissionKind,
  id: number,
  userId: number | null,
): Promise<void> {
  await trx
    .updateTable(submissionTables[kind])
    .set({
      claimed_by_id: userId,
      claimed_until: userId === null ? null : sql`clock_timestamp() + ${sql.raw(claimLife)}`,
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

/** Makes the pass of a submission that has a player, with its accuracy and score. @returns its id */
export async function insertPassOf(trx: Trx, submissionId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO passes (level_id, player_id, speed, feeling_rating, video_link, vid_title, vid_upload_time, is_day_only,
      is_12k, is_16k, is_no_hold_tap, early_double, early_single, e_perfect, perfect, l_perfect, late_single, late_double, accuracy,
      score_v2, diff_id, diff_place)
    SELECT s.level_id, s.assigned_player_id, s.speed, s.feeling_difficulty, s.video_link, s.title,
      coalesce(s.found_video_time, s.raw_time), s.found_video_time IS NULL AND s.is_day_only, s.is_12k, s.is_16k, s.is_no_hold_tap, s.early_double, s.early_single,
      s.e_perfect, s.perfect, s.l_perfect, s.late_single, s.late_double, f.accuracy, f.score, d.id, d.place
    FROM pass_submissions s JOIN levels l ON l.id = s.level_id JOIN difficulties d ON d.id = l.diff_id
    CROSS JOIN LATERAL ${sql.raw(figuresSql)} f
    WHERE s.id = ${submissionId} RETURNING id`.execute(trx);
  const [made] = rows;
  if (made === undefined) throw new Error(`no pass was made of submission ${submissionId}`);
  return made.id;
}
