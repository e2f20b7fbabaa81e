import { sql } from 'kysely';
import type { Db, Trx } from '../db/database.ts';

export type Schedule = { readonly kind: string; readonly nextAt: Date };

/** Makes the schedules known that no process had before. */
export async function insertSchedules(db: Db, schedules: readonly Schedule[]): Promise<void> {
  if (schedules.length === 0) return;
  await db
    .insertInto('job_schedules')
    .values(schedules.map(({ kind, nextAt }) => ({ kind, next_at: nextAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function selectSchedules(db: Db, kinds: readonly string[]): Promise<Schedule[]> {
  const { rows } = await sql<Schedule>`
    SELECT kind, next_at AS "nextAt" FROM job_schedules WHERE kind = ANY (${kinds}::text[])`.execute(db);
  return rows;
}

/** Forgets schedules that are off. */
export async function deleteSchedules(db: Db, kinds: readonly string[]): Promise<void> {
  await sql`DELETE FROM job_schedules WHERE kind = ANY (${kinds}::text[])`.execute(db);
}

/** Lets a period that was to end at `old` end at another time; nothing when another process has changed it. */
export async function replacePeriod(db: Db, { kind, nextAt }: Schedule, old: Date): Promise<void> {
  await sql`UPDATE job_schedules SET next_at = ${nextAt} WHERE kind = ${kind} AND next_at = ${old}`.execute(
    db,
  );
}

/** Lets a period end no later than that: its end was set before the clock was set back. */
export async function shortenPeriod(db: Db, { kind, nextAt }: Schedule): Promise<void> {
  await sql`UPDATE job_schedules SET next_at = ${nextAt} WHERE kind = ${kind} AND next_at > ${nextAt}`.execute(
    db,
  );
}

/** Ends a period that is over. @returns false when another process did: each period is ended once */
export async function endPeriod(trx: Trx, { kind, nextAt }: Schedule, now: Date): Promise<boolean> {
  const { rows } = await sql`
    UPDATE job_schedules SET next_at = ${nextAt} WHERE kind = ${kind} AND next_at <= ${now} RETURNING kind
  `.execute(trx);
  return rows.length > 0;
}
