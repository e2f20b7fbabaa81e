import { type RawBuilder, sql } from 'kysely';
import type { Trx } from './database.ts';

/** Few enough for the driver to read them without keeping anybody waiting. */
const ROWS = 500;

let opened = 0;

/**
 * Rows of a query, a batch at a time: neither the memory nor the thread has to do with all of them at once. Whoever
 * works on each of them does it with `longWork`.
 * @param query without a cursor of its own; it sees what the transaction sees when it begins
 */
export async function* inBatches<R>(trx: Trx, query: RawBuilder<R>): AsyncGenerator<readonly R[], void> {
  opened += 1;
  const cursor = sql.id(`batches_${opened}`);
  await sql`DECLARE ${cursor} NO SCROLL CURSOR FOR ${query}`.execute(trx);
  let rows: readonly R[];
  do {
    ({ rows } = await sql<R>`FETCH FORWARD ${sql.lit(ROWS)} FROM ${cursor}`.execute(trx));
    yield rows;
  } while (rows.length === ROWS);
  await sql`CLOSE ${cursor}`.execute(trx);
}
