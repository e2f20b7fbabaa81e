import { sql } from 'kysely';
import type { CounterStore, CountResult, Limit } from '../http/limits.ts';
import type { Db } from './database.ts';

/** Counters that all processes share. */
export const databaseCounters = (db: Db): CounterStore => ({
  count: (key, limit, blockAt, now) => count(db, key, limit, blockAt, now),
  blockedUntil: async (key, now) => {
    const row = await db
      .selectFrom('rate_limits')
      .select('blocked_until')
      .where('key', '=', key)
      .where('blocked_until', '>', now)
      .executeTakeFirst();
    return row?.blocked_until?.getTime() ?? null;
  },
  forget: async (key) => {
    await db.deleteFrom('rate_limits').where('key', '=', key).execute();
  },
});

/** One statement, so that parallel tries are all counted. A block that has ended and a window that is over start again. */
async function count(
  db: Db,
  key: string,
  { window, block }: Limit,
  blockAt: number,
  now: Date,
): Promise<CountResult> {
  const windowFrom = new Date(now.getTime() - window * 1000);
  const blockEnd = new Date(now.getTime() + block * 1000);
  const { rows } = await sql<{ count: number; blocked_until: Date | null }>`
    INSERT INTO rate_limits AS r (key, window_start, count, blocked_until)
    VALUES (${key}, ${now}, 1, CASE WHEN ${blockAt}::int <= 1 THEN ${blockEnd}::timestamptz END)
    ON CONFLICT (key) DO UPDATE SET
      window_start = CASE WHEN r.blocked_until > ${now} THEN r.window_start
        WHEN r.blocked_until IS NOT NULL OR r.window_start <= ${windowFrom} THEN excluded.window_start
        ELSE r.window_start END,
      count = CASE WHEN r.blocked_until > ${now} THEN r.count + 1
        WHEN r.blocked_until IS NOT NULL OR r.window_start <= ${windowFrom} THEN 1
        ELSE r.count + 1 END,
      blocked_until = CASE WHEN r.blocked_until > ${now} THEN r.blocked_until
        WHEN r.blocked_until IS NOT NULL OR r.window_start <= ${windowFrom} THEN excluded.blocked_until
        WHEN r.count + 1 >= ${blockAt}::int THEN ${blockEnd}::timestamptz END
    RETURNING count, blocked_until`.execute(db);
  const row = rows[0];
  return { count: row?.count ?? 0, blockedUntil: row?.blocked_until?.getTime() ?? null };
}
