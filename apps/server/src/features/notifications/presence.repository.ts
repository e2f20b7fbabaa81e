import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';

/**
 * A process that has not reported for 90 seconds is gone; it does so every 30. A time that lies ahead is of before the
 * database's clock was set back.
 */
const isThere = sql`seen_at BETWEEN now() - interval '90 seconds' AND now() + interval '90 seconds'`;

/**
 * Makes `userIds` the listeners of this process. Times are the database's own: the clocks of several machines differ.
 * @returns whether listeners of processes that are gone were cleared away
 */
export async function replaceListeners(
  trx: Trx,
  processId: string,
  userIds: readonly number[],
): Promise<boolean> {
  const { rows } = await sql<{ is_mine: boolean }>`
    DELETE FROM live_listeners
    WHERE (process_id = ${processId} AND user_id <> ALL(${userIds}::int[]))
      OR (process_id <> ${processId} AND NOT ${isThere})
    RETURNING process_id = ${processId} AS is_mine`.execute(trx);
  await sql`
    INSERT INTO live_listeners (process_id, user_id)
    SELECT ${processId}, id FROM users WHERE id = ANY(${userIds}::int[]) ORDER BY id
    ON CONFLICT (process_id, user_id) DO UPDATE SET seen_at = now()`.execute(trx);
  return rows.some(({ is_mine }) => !is_mine);
}

export interface UserCount {
  total: number;
  managers: number;
}

/** Distinct users who listen at any process, and those of them who are raters or super admins. */
export async function countListeners(db: Db): Promise<UserCount> {
  const { rows } = await sql<UserCount>`
    SELECT count(DISTINCT u.id) AS total,
      count(DISTINCT u.id) FILTER (WHERE u.is_rater OR u.is_super_admin) AS managers
    FROM live_listeners l JOIN users u ON u.id = l.user_id
    WHERE ${isThere}`.execute(db);
  return rows[0] ?? { total: 0, managers: 0 };
}
