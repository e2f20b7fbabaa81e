import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Sends a text to everyone who listens on the channel: in a transaction when and only when it succeeds, else at once. */
export async function notify(db: Db, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}
