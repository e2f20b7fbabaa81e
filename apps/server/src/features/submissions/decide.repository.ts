import { type Selectable, sql } from 'kysely';
import type { SubmissionStatus } from '../../platform/db/column-types.ts';
import type { Trx } from '../../platform/db/database.ts';
import type { LevelSubmissionsTable, PassSubmissionsTable } from '../../platform/db/schema.gen.ts';

type Tables = { level: 'level_submissions'; pass: 'pass_submissions' };
export const submissionTables: Tables = { level: 'level_submissions', pass: 'pass_submissions' };
export type SubmissionKind = keyof Tables;

export type LevelSubmissionRow = Selectable<LevelSubmissionsTable>;
export type PassSubmissionRow = Selectable<PassSubmissionsTable>;

/** The row, locked until the commit; null where there is none. */
export async function lockLevelSubmission(trx: Trx, id: number): Promise<LevelSubmissionRow | null> {
  const query = trx.selectFrom('level_submissions').selectAll().where('id', '=', id);
  return (await query.forNoKeyUpdate().executeTakeFirst()) ?? null;
}

export async function lockPassSubmission(trx: Trx, id: number): Promise<PassSubmissionRow | null> {
  const query = trx.selectFrom('pass_submissions').selectAll().where('id', '=', id);
  return (await query.forNoKeyUpdate().executeTakeFirst()) ?? null;
}

export type Decision = {
  readonly status: SubmissionStatus;
  /** null: its submitter took it back. */
  readonly decidedById: number | null;
  readonly declineReason?: string | null;
  readonly levelId?: number;
  readonly passId?: number;
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
      ...(levelId === undefined ? {} : { level_id: levelId }),
      ...(passId === undefined ? {} : { pass_id: passId }),
    })
    .where('id', '=', id)
    .execute();
}

/** Pass submissions that wait, oldest first. */
export async function selectPendingPassIds(db: Pick<Trx, 'selectFrom'>): Promise<number[]> {
  const pending = db.selectFrom('pass_submissions').select('id').where('status', '=', 'pending');
  return (await pending.orderBy('id').execute()).map(({ id }) => id);
}

/** What a pass submission with a player needs before it can be approved: its video and whether its publish time is known. */
export async function selectVideoOfPass(
  db: Pick<Trx, 'selectFrom'>,
  id: number,
): Promise<{ video_link: string; found_video_time: Date | null } | null> {
  const row = await db
    .selectFrom('pass_submissions')
    .select(['video_link', 'found_video_time'])
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('assigned_player_id', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
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

/** Whether a player is there and was not merged into another; the row stays until the commit. */
export async function isPlayer(trx: Trx, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('players')
    .select('id')
    .where('id', '=', id)
    .where('merged_into_id', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}
