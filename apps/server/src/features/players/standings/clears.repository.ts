import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';
import type { Scope } from './scope.ts';

/** Renews the clears of levels: distinct players who are not banned, with a pass that stands. */
export async function renewClears(trx: Trx, levels: Scope): Promise<void> {
  const these = levels === 'all' ? sql`true` : sql`l.id = ANY (${levels}::int[])`;
  const theirs = levels === 'all' ? sql`true` : sql`p.level_id = ANY (${levels}::int[])`;
  await sql`
    UPDATE levels l SET clears = t.clears
    FROM (
      SELECT l.id, coalesce(c.clears, 0) AS clears
      FROM levels l
      LEFT JOIN (
        SELECT p.level_id, count(DISTINCT p.player_id)::int AS clears
        FROM passes p JOIN players r ON r.id = p.player_id
        WHERE ${theirs} AND NOT p.is_deleted AND NOT p.is_duplicate AND NOT r.is_banned
        GROUP BY p.level_id
      ) c ON c.level_id = l.id
      WHERE ${these}
    ) t
    WHERE l.id = t.id AND l.clears <> t.clears`.execute(trx);
}
