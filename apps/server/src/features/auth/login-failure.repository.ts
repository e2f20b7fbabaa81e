import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** The most failures in a row of any of these keys since `since`; older ones are forgotten. */
export async function loginFailures(db: Db, keys: readonly string[], since: Date): Promise<number> {
  const row = await db
    .selectFrom('login_failures')
    .select((select) => select.fn.max('count').as('count'))
    .where('key', 'in', keys)
    .where('last_at', '>', since)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Counts a failure of each key. @returns the most failures of any of them */
export async function addLoginFailure(
  db: Db,
  keys: readonly string[],
  now: Date,
  since: Date,
): Promise<number> {
  // In one order, so that two statements never wait for each other.
  const { rows } = await sql<{ count: number }>`
    INSERT INTO login_failures AS f (key, count, last_at)
    SELECT key, 1, ${now}::timestamptz FROM unnest(${[...keys].sort()}::text[]) AS key
    ON CONFLICT (key) DO UPDATE
      SET count = CASE WHEN f.last_at > ${since} THEN f.count + 1 ELSE 1 END, last_at = excluded.last_at
    RETURNING count`.execute(db);
  return Math.max(0, ...rows.map(({ count }) => count));
}

export async function forgetLoginFailures(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('login_failures').where('key', 'in', keys).execute();
}
