import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Two messages to one address are at least this far apart, over all processes. */
const apart = 500;
/** The longest pause that the chat service may ask for; what lies further ahead is from before the clock was set back. */
export const longestPause = 30_000;

const hashOf = (address: string) => createHash('sha256').update(address).digest();
const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** Takes the next place of an address. @returns 0, or the milliseconds after which to ask again */
export async function takeTurn(db: Db, address: string, now: Date): Promise<number> {
  const hash = hashOf(address);
  const { rows } = await sql`
    INSERT INTO webhook_pace AS p (address_hash, free_at) VALUES (${hash}, ${later(now, apart)})
    ON CONFLICT (address_hash) DO UPDATE SET free_at = excluded.free_at
      WHERE p.free_at <= ${now} OR p.free_at > ${later(now, longestPause)}
    RETURNING free_at`.execute(db);
  if (rows.length > 0) return 0;
  const row = await db
    .selectFrom('webhook_pace')
    .select('free_at')
    .where('address_hash', '=', hash)
    .executeTakeFirst();
  return Math.max(1, (row?.free_at.getTime() ?? 0) - now.getTime());
}

/** Nothing is sent to the address for so many milliseconds. */
export async function pause(db: Db, address: string, now: Date, milliseconds: number): Promise<void> {
  await sql`
    UPDATE webhook_pace SET free_at = greatest(free_at, ${later(now, milliseconds)})
    WHERE address_hash = ${hashOf(address)}`.execute(db);
}
