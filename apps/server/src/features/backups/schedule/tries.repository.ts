import type { BackupType } from '@rondo/domain/backups';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export type ScheduledTries = {
  readonly type: BackupType;
  /** When one last came to its end; null: none did. */
  readonly doneAt: Date | null;
  /** The last one that ended, however it did. */
  readonly triedAt: Date | null;
  readonly error: string | null;
};

const scheduled = sql`j.kind = 'backups.make' AND j.payload -> 'bySchedule' = 'true'`;

/** What became of the backups that the schedule asked for since a moment, by type. */
export async function selectScheduledTries(
  db: Db,
  types: readonly BackupType[],
  since: Date,
): Promise<ScheduledTries[]> {
  const last = (states: readonly string[]) => sql`
    SELECT j.finished_at AS at, CASE WHEN j.state = 'failed' THEN j.last_error END AS error FROM jobs j
    WHERE ${scheduled} AND j.payload ->> 'type' = t.type AND j.state = ANY (${states}::text[])
      AND j.finished_at >= ${since}
    ORDER BY j.finished_at DESC LIMIT 1`;
  const { rows } = await sql<ScheduledTries>`
    SELECT t.type, d.at AS "doneAt", l.at AS "triedAt", l.error FROM unnest(${types}::text[]) AS t (type)
    LEFT JOIN LATERAL (${last(['done'])}) d ON true
    LEFT JOIN LATERAL (${last(['done', 'failed'])}) l ON true`.execute(db);
  return rows;
}

/** When the schedule first asked for a backup of a type that is known of; null: never. */
export async function selectFirstAsked(db: Db, type: BackupType): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    SELECT min(j.created_at) AS at FROM jobs j
    WHERE ${scheduled} AND j.payload ->> 'type' = ${type}`.execute(db);
  return rows[0]?.at ?? null;
}
