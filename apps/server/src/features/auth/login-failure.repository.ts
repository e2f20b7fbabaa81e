import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Failures count from the first to the second time; one that lies behind it is of before a clock was set back. */
export type Memory = { readonly since: Date; readonly until: Date };

/** The most failures in a row of any of these keys within `memory`. */
export async function loginFailures(db: Db, keys: readonly string[], memory: Memory): Promise<number> {
  const row = await db
    .selectFrom('login_failures')
    .select((select) => select.fn.max('count').as('count'))
    .where('key', 'in', keys)
    .where('last_at', '>', memory.since)
    .where('last_at', '<=', memory.until)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Counts a failure of each key. @returns the most failures of any of them */
export async function addLoginFailure(
  db: Db,
  keys: readonly string[],
  now: Date,
  { since, until }: Memory,
): Promise<number> {
  // In one order, so that two statements never wait for each other.
  const { rows } = await sql<{ count: number }>`
    INSERT INTO login_failures AS f (key, count, last_at)
    SELECT key, 1, ${now}::timestamptz FROM unnest(${[...keys].sort()}::text[]) AS key
    ON CONFLICT (key) DO UPDATE
      SET count = CASE WHEN f.last_at > ${since} AND f.last_at <= ${until} THEN f.count + 1 ELSE 1 END, last_at = excluded.last_at
    RETURNING count`.execute(db);
  return Math.max(0, ...rows.map(({ count }) => count));
}

export async function forgetLoginFailures(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('login_failures').where('key', 'in', keys).execute();
}
