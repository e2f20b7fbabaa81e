import { sql } from 'kysely';
import type { Db, Trx } from './database.ts';
import { transaction } from './transaction.ts';

/**
 * Reads one moment of the database, writing and locking no row; each statement may take `milliseconds`, and then fails
 * as a timeout.
 */
export async function readBriefly<T>(
  db: Db,
  milliseconds: number,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  return transaction(
    db,
    async (trx) => {
      await sql`SELECT set_config('statement_timeout', ${String(milliseconds)}, true),
        set_config('transaction_read_only', 'on', true)`.execute(trx);
      return work(trx);
    },
    { isolation: 'repeatable read' },
  );
}
