import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** Counts the SQL statements that one request causes (including begin and commit). */
export type StatementCount = { statements: number };

const current = new AsyncLocalStorage<StatementCount>();

export function countStatementsIn<T>(count: StatementCount, work: () => T): T {
  return current.run(count, work);
}

/** A driver client that counts; used only when counting is switched on. */
export class CountingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver declares seven overloads
  override query(...parameters: any[]): any {
    const count = current.getStore();
    if (count !== undefined) count.statements++;
    return (super.query as (...all: unknown[]) => unknown)(...parameters);
  }
}
