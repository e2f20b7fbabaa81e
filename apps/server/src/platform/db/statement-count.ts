import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { PreparingClient } from './prepared.ts';

/** Counts the SQL statements that one request causes (including begin and commit). */
export type StatementCount = { statements: number };

const current = new AsyncLocalStorage<StatementCount>();

export function countStatementsIn<T>(count: StatementCount, work: () => T): T {
  return current.run(count, work);
}

/** A driver client that counts; used only when counting is switched on. */
export class CountingClient extends PreparingClient {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...all: unknown[]) => unknown;
    this.query = ((...all: unknown[]) => {
      const count = current.getStore();
      if (count !== undefined) count.statements++;
      return query(...all);
    }) as typeof this.query;
  }
}
