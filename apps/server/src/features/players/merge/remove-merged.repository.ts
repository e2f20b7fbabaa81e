import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';

/** Players that were merged at that time or before, locked; those that something else is still merged into stay. */
export async function lockMergedBefore(trx: Trx, time: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM players p
    WHERE p.merged_at <= ${time} AND NOT EXISTS (
      SELECT FROM players o WHERE o.merged_into_id = p.id AND o.merged_at > ${time}
    )
    ORDER BY id FOR UPDATE`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Rows that still name them name the player that they became, or nobody; then they are removed. The account that was
 * closed with one of them cannot come back: nobody signs in with it, and its chat account is free.
 */
export async function deletePlayers(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    DELETE FROM user_providers WHERE user_id IN (
      SELECT id FROM users WHERE player_id = ANY (${ids}::int[]) AND closed_at IS NOT NULL)`.execute(trx);
  await sql`UPDATE users SET player_id = NULL WHERE player_id = ANY (${ids}::int[])`.execute(trx);
  await sql`
    UPDATE import_lines i SET row_id = p.merged_into_id FROM players p
    WHERE i.kind = 'player' AND i.row_id = p.id AND p.id = ANY (${ids}::int[])`.execute(trx);
  await sql`DELETE FROM players WHERE id = ANY (${ids}::int[])`.execute(trx);
}
