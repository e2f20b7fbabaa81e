import { sql } from 'kysely';
import type { Trx } from './database.ts';

/** Sends a text to everyone who listens on the channel, when and only when the transaction succeeds. */
export async function notify(trx: Trx, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(trx);
}
