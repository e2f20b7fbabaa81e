import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';

/** Failures between `since` and `until` count. A later one was stored before the clock was set back. */
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

/** Counts a failure, unless there are `below` already. @returns whether it was counted */
export async function addLoginFailure(
  db: Db,
  key: string,
  { now, since, until, below }: Memory & { readonly now: Date; readonly below?: number | undefined },
): Promise<boolean> {
  const present = sql`CASE WHEN f.last_at > ${since} AND f.last_at <= ${until} THEN f.count ELSE 0 END`;
  const { rows } = await sql`
    INSERT INTO login_failures AS f (key, count, last_at) VALUES (${key}, 1, ${now})
    ON CONFLICT (key) DO UPDATE SET count = ${present} + 1, last_at = excluded.last_at
      WHERE ${below ?? null}::integer IS NULL OR ${present} < ${below ?? null}::integer
    RETURNING 1`.execute(db);
  return rows.length > 0;
}

/** Takes one failure off. */
export async function removeLoginFailure(db: Db, key: string): Promise<void> {
  await db
    .updateTable('login_failures')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

export async function forgetLoginFailures(db: Db | Trx, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('login_failures').where('key', 'in', keys).execute();
}
