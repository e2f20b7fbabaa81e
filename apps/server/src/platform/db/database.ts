import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { connectionTo } from './client.ts';
import { clientTypes } from './client-types.ts';
import { databaseGate, type Gate } from './gate.ts';
import { PreparingClient } from './prepared.ts';
import type { Database } from './schema.gen.ts';

/** The code of a notice for the person who starts the server: the database remarks much else. */
const TOLD = 'RONDO';

/** The typed handle that repositories get; outside a transaction. */
export type Db = Kysely<Database>;
/** The same inside a transaction (see `transaction`). */
export type Trx = Transaction<Database>;

export type DatabaseOptions = {
  /** Most connections at once; 10 unless given. */
  readonly connections?: number;
  /** Longest run of one statement in milliseconds; unlimited unless given. Migrations and tools need long ones. */
  readonly statementTimeoutMs?: number;
  /** Longest wait for a lock in milliseconds; unlimited unless given. */
  readonly lockTimeoutMs?: number;
  /** Name in pg_stat_activity. */
  readonly name?: string;
  /** What stands before the connections; one of its own unless given. */
  readonly gate?: Gate;
  /** Called with what a migration tells of its work. */
  readonly onNotice?: (text: string) => void;
  /** An idle connection was lost; the next query opens another. */
  readonly onIdleError?: (error: Error) => void;
};

/** Longest wait for a new connection, and for its first answer. */
const longestOpeningMs = 10_000;

/** Opens a pool; no connection is made before the first query. Close it with `db.destroy()`. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Db {
  const pool = new pg.Pool({
    ...connectionTo(url, options.name ?? 'rondo'),
    max: options.connections ?? 10,
    types: clientTypes,
    connectionTimeoutMillis: longestOpeningMs,
    idleTimeoutMillis: 60_000,
    Client: PreparingClient,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, whatever its types say
    onConnect: (client) => setLimits(client, options),
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  // The loss of a connection between two statements of a transaction is reported here only, and would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    client.on('notice', ({ code, message }) => {
      if (code === TOLD && message !== undefined) options.onNotice?.(message);
    });
  });
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: (options.gate ?? databaseGate()).guard(pool) }),
  });
}

/** After the connection is made: what comes along with its beginning is refused by poolers. */
async function setLimits(client: pg.ClientBase, options: DatabaseOptions): Promise<void> {
  const limits = Object.entries({
    statement_timeout: options.statementTimeoutMs,
    idle_in_transaction_session_timeout: options.statementTimeoutMs && 60_000,
    lock_timeout: options.lockTimeoutMs,
  }).filter(([, limit]) => limit !== undefined);
  if (limits.length === 0) return;
  const text = `SELECT ${limits.map(([name, limit]) => `set_config('${name}', '${limit}', false)`).join(', ')}`;
  // Past what counts the statements of a call.
  const query: (this: pg.ClientBase, asked: object) => Promise<unknown> = pg.Client.prototype.query;
  await query.call(client, { text, query_timeout: longestOpeningMs });
}

/** The same address with another database name, for tests and for `CREATE DATABASE`. */
export function withDatabaseName(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(name)}`;
  return address.href;
}

/** Whether the database answers a trivial query in time. */
export async function answersWithin(db: Db, milliseconds: number): Promise<boolean> {
  const question = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([question, sleep(milliseconds, false, { ref: false })]);
}
