import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** The lane's last run took long. */
export async function markSlow(db: Db, lane: string, now: Date): Promise<void> {
  await sql`
    INSERT INTO slow_lanes (lane, since) VALUES (${lane}, ${now})
    ON CONFLICT (lane) DO UPDATE SET since = excluded.since`.execute(db);
}

/** The lane's last run was quick. */
export async function clearSlow(db: Db, lane: string): Promise<void> {
  await db.deleteFrom('slow_lanes').where('lane', '=', lane).execute();
}

/** Forgets lanes that nothing was run in since then. */
export async function forgetSlow(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('slow_lanes').where('since', '<', before).execute();
}
