import { sql, type TransactionBuilder } from 'kysely';
import type { Db, Trx } from './database.ts';
import { isSerializationFailure } from './errors.ts';
import type { Database } from './schema.gen.ts';
import { enterSite } from './site-lock.ts';

/** Gets the handle that the transaction was begun with. */
type Hook = (db: Db) => unknown;
const hooks = new WeakMap<Trx, Hook[]>();

/** Most attempts at one transaction that PostgreSQL aborts for a deadlock or a serialisation conflict. */
const mostRuns = 4;

/**
 * Runs `work` in one transaction and, after its commit, the hooks that it left with `afterCommit`. A deadlock or a
 * serialisation conflict runs it again, up to three times: `work` must have no effect outside the database.
 * @throws SitePaused, before `work`, while a backup is put back, and after it until this process knows the new state
 */
export function transaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  return run(db, db.transaction(), async (trx) => {
    await enterSite(db, trx);
    return work(trx);
  });
}

async function run<T>(
  db: Db,
  builder: TransactionBuilder<Database>,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const left: Hook[] = [];
    try {
      const result = await builder.execute((trx) => {
        hooks.set(trx, left);
        return work(trx);
      });
      await runHooks(db, left);
      return result;
    } catch (error) {
      if (attempt >= mostRuns || !isSerializationFailure(error)) throw error;
    }
  }
}

/** What was written is safe by now, so a failing hook must not look like a failed write. */
async function runHooks(db: Db, left: readonly Hook[]): Promise<void> {
  for (const hook of left) {
    try {
      await hook(db);
    } catch (error) {
      process.emitWarning(error instanceof Error ? error : String(error));
    }
  }
}

/** Leaves something to do once the transaction is safe; nothing happens when it is rolled back. */
export function afterCommit(trx: Trx, hook: Hook): void {
  const list = hooks.get(trx);
  if (list === undefined) throw new Error('afterCommit needs the handle that transaction() gave');
  list.push(hook);
}

/**
 * Reads one moment of the database, writing and locking no row; each statement may take `milliseconds`, and then fails
 * as a timeout.
 */
export async function readBriefly<T>(
  db: Db,
  milliseconds: number,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  return run(db, db.transaction().setIsolationLevel('repeatable read'), async (trx) => {
    await sql`SELECT set_config('statement_timeout', ${String(milliseconds)}, true),
      set_config('transaction_read_only', 'on', true)`.execute(trx);
    return work(trx);
  });
}
