import { AsyncLocalStorage } from 'node:async_hooks';

/** Counts the SQL statements that one request causes (including begin, commit and the lock of the site). */
export type StatementCount = { statements: number };

const current = new AsyncLocalStorage<StatementCount>();

export function countStatementsIn<T>(count: StatementCount, work: () => T): T {
  return current.run(count, work);
}

/** Called by the driver's client for each statement. */
export function countStatement(): void {
  const count = current.getStore();
  if (count !== undefined) count.statements++;
}
