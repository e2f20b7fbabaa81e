import type { PostgresPool } from 'kysely';
import type pg from 'pg';

/** The database gives no sign of life: what was asked of it is given up. */
export class DatabaseAway extends Error {
  override readonly message = 'the database does not answer';
}

/** All connections were in use for the whole time that a call may wait for one. */
export class NoConnectionFree extends Error {
  override readonly message = 'no connection became free in time';
}

/** Longest wait of a call for a connection, in milliseconds. */
const usualWait = 8_000;

export type Gate = ReturnType<typeof databaseGate>;

/**
 * Stands between the statements of this process and the connections of one pool. While it is shut every statement fails
 * at once with `DatabaseAway`, those under way included; while nothing may be written, connections are read-only.
 */
export function databaseGate({ longestWait = usualWait } = {}) {
  const connected = new Set<pg.PoolClient>();
  const waiting = new Set<(reason: Error) => void>();
  const readOnly = new WeakSet<pg.PoolClient>();
  let isShut = false;
  let isReadOnly = false;

  const connect = async (pool: pg.Pool): Promise<pg.PoolClient> => {
    if (isShut) throw new DatabaseAway();
    const connecting = pool.connect();
    let giveUp: (reason: Error) => void = () => undefined;
    const givenUp = new Promise<never>((_, reject) => (giveUp = reject));
    waiting.add(giveUp);
    const timer = setTimeout(() => giveUp(new NoConnectionFree()), longestWait);
    try {
      return await Promise.race([connecting, givenUp]);
    } catch (error) {
      connecting.then(
        (late) => late.release(),
        () => undefined,
      );
      throw error;
    } finally {
      clearTimeout(timer);
      waiting.delete(giveUp);
    }
  };

  /** One statement for each connection whenever the mode has changed. */
  const setMode = async (client: pg.PoolClient) => {
    if (readOnly.has(client) === isReadOnly) return;
    const mode = isReadOnly;
    try {
      await client.query(`SET default_transaction_read_only = ${mode ? 'on' : 'off'}`);
    } catch (error) {
      client.release(true);
      throw error;
    }
    if (mode) readOnly.add(client);
    else readOnly.delete(client);
  };

  const cut = () => {
    for (const giveUp of waiting) giveUp(new DatabaseAway());
    for (const { connection } of connected) connection.stream.destroy(new DatabaseAway());
  };

  return {
    isShut: () => isShut,
    /** Whether statements that write are refused, with the SQLSTATE of a read-only transaction. */
    isReadOnly: () => isReadOnly,
    setReadOnly: (mode: boolean) => {
      isReadOnly = mode;
    },
    /** Gives up every statement and every wait for a connection; what was not committed is rolled back. */
    cut,
    /** The same, and refuses what comes until it is open. */
    shut: () => {
      isShut = true;
      cut();
    },
    open: () => {
      isShut = false;
    },
    /** The pool as Kysely uses it, behind this gate. */
    guard: (pool: pg.Pool): PostgresPool => {
      pool.on('connect', (client) => connected.add(client));
      pool.on('remove', (client) => connected.delete(client));
      return {
        connect: async () => {
          const client = await connect(pool);
          await setMode(client);
          return client;
        },
        end: () => pool.end(),
      };
    },
  };
}
