import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { CounterStore, CountResult, Limit } from '../http/limits.ts';
import type { Db } from './database.ts';

/** Counters that all processes share. */
export const databaseCounters = (db: Db, clock: Pick<Clock, 'now'>): CounterStore => ({
  count: (key, limit, blockAt) => count(db, key, limit, blockAt, clock.now()),
  blockedFor: (key, limit) => blockedFor(db, key, limit, clock.now()),
  forget: async (key) => {
    await db.deleteFrom('rate_limits').where('key', '=', key).execute();
  },
});

const endOf = ({ block }: Limit, now: Date) => new Date(now.getTime() + block * 1000);

/** A block that ends later than one that begins now is from before the clock was set back: it begins again now. */
async function blockedFor(db: Db, key: string, limit: Limit, now: Date): Promise<number> {
  const row = await db
    .selectFrom('rate_limits')
    .select('blocked_until')
    .where('key', '=', key)
    .where('blocked_until', '>', now)
    .executeTakeFirst();
  const longest = endOf(limit, now);
  if (!row?.blocked_until) return 0;
  if (row.blocked_until <= longest) return row.blocked_until.getTime() - now.getTime();
  await db
    .updateTable('rate_limits')
    .set({ blocked_until: longest })
    .where('key', '=', key)
    .where('blocked_until', '>', longest)
    .execute();
  return limit.block * 1000;
}

/**
 * One statement, so that parallel tries are all counted. A block that has ended and a window that is over start again;
 * a window or block that lies ahead because the clock was set back begins here.
 */
async function count(db: Db, key: string, limit: Limit, blockAt: number, now: Date): Promise<CountResult> {
  const windowFrom = new Date(now.getTime() - limit.window * 1000);
  const blockEnd = endOf(limit, now);
  const { rows } = await sql<{ count: number; blocked_until: Date | null }>`
    INSERT INTO rate_limits AS r (key, window_start, count, blocked_until)
    VALUES (${key}, ${now}, 1, CASE WHEN ${blockAt}::int <= 1 THEN ${blockEnd}::timestamptz END)
    ON CONFLICT (key) DO UPDATE SET
      window_start = CASE WHEN r.blocked_until > ${now} THEN least(r.window_start, excluded.window_start)
        WHEN r.blocked_until IS NOT NULL OR r.window_start <= ${windowFrom} THEN excluded.window_start
        ELSE least(r.window_start, excluded.window_start) END,
      count = CASE WHEN r.blocked_until > ${now} THEN r.count + 1
        WHEN r.blocked_until IS NOT NULL OR r.window_start <= ${windowFrom} THEN 1
        ELSE r.count + 1 END,
      blocked_until = CASE WHEN r.blocked_until > ${now} THEN least(r.blocked_until, ${blockEnd}::timestamptz)
        WHEN r.blocked_until IS NOT NULL OR r.window_start <= ${windowFrom} THEN excluded.blocked_until
        WHEN r.count + 1 >= ${blockAt}::int THEN ${blockEnd}::timestamptz END
    RETURNING count, blocked_until`.execute(db);
  const row = rows[0];
  return {
    count: row?.count ?? 0,
    blockedFor: Math.max(0, (row?.blocked_until?.getTime() ?? 0) - now.getTime()),
  };
}
