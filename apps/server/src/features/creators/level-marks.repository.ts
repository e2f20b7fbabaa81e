import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import { isRowId } from '../../platform/db/row-id.ts';

/** Levels that one of the creators is credited on, locked in the order of their ids. */
export async function lockLevelsOf(trx: Trx, creatorIds: readonly number[]): Promise<number[]> {
  const known = creatorIds.filter(isRowId);
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM levels
    WHERE id IN (SELECT level_id FROM credits WHERE creator_id = ANY (${known}::int[]))
    ORDER BY id FOR NO KEY UPDATE`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Marks levels as verified or not; their version goes up where that changes something.
 * `derived` is what the credits say: a level is verified when each credit is, or its creator. `noMore` only takes the
 * mark away where a credit is not verified.
 */
export async function markLevels(
  trx: Trx,
  levelIds: readonly number[],
  mark: 'verified' | 'unverified' | 'derived' | 'noMore',
): Promise<void> {
  if (levelIds.length === 0) return;
  const everyCredit = sql`coalesce((
    SELECT bool_and(k.is_verified OR c.is_verified) FROM credits k JOIN creators c ON c.id = k.creator_id
    WHERE k.level_id = l.id), false)`;
  const noCreditLacks = sql`(l.is_verified AND NOT EXISTS (
    SELECT FROM credits k WHERE k.level_id = l.id AND NOT k.is_verified))`;
  const marks = {
    verified: sql`true`,
    unverified: sql`false`,
    derived: everyCredit,
    noMore: noCreditLacks,
  };
  await sql`
    UPDATE levels l SET is_verified = m.mark, version = l.version + 1, updated_at = now()
    FROM (SELECT l.id, ${marks[mark]} AS mark FROM levels l WHERE l.id = ANY (${[...levelIds]}::int[])) m
    WHERE l.id = m.id AND l.is_verified <> m.mark`.execute(trx);
}
