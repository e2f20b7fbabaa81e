import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/database.ts';

/** One copy at a time over all processes. */
export const copyLane = 'backupCopies';

/** Whether no copy waits or is made. */
export async function isCopyLaneFree(trx: Trx): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM jobs WHERE lane = ${copyLane} AND finished_at IS NULL LIMIT 1`.execute(trx);
  return rows.length === 0;
}

export type FailingCopy = { readonly type: string; readonly filename: string; readonly error: string };

/** The copy that failed and waits for its next try, of which there is one at most: it holds the others. */
export async function selectFailingCopy(db: Db): Promise<FailingCopy | null> {
  const { rows } = await sql<FailingCopy>`
    SELECT payload ->> 'type' AS type, payload ->> 'filename' AS filename, last_error AS error FROM jobs
    WHERE lane = ${copyLane} AND finished_at IS NULL AND last_error IS NOT NULL ORDER BY id LIMIT 1`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Why a copy was last given up since that moment; null: none was. */
export async function selectGivenUp(db: Db, since: Date): Promise<string | null> {
  const { rows } = await sql<{ error: string | null }>`
    SELECT last_error AS error FROM jobs
    WHERE kind = 'backups.copy' AND state = 'failed' AND finished_at >= ${since}
    ORDER BY finished_at DESC LIMIT 1`.execute(db);
  return rows[0]?.error ?? null;
}
