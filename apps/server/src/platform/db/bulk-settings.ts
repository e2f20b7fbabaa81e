import { sql } from 'kysely';
import type { Trx } from './database.ts';

/**
 * For a write of many rows, until the end of the transaction: room to sort them, and no time spent on making the log of
 * the database smaller, where this role may decide that.
 */
export async function prepareForManyRows(trx: Trx): Promise<void> {
  await sql`
    SELECT set_config('work_mem', '64MB', true),
      (SELECT set_config('wal_compression', 'off', true) FROM pg_roles WHERE rolname = current_user AND rolsuper)`.execute(
    trx,
  );
}
