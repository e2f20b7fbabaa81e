import pg from 'pg';
import { connectionTo, DatabaseClient } from '../db/client.ts';
import { watchName } from '../db/watch.ts';
import { eventChannel, type RondoEvent } from '../events/event.ts';

/** The key of the thing 'site' (see `lockThing`). */
const site = "hashtextextended('site:', 0)";

type PauseConnection = {
  /** Longest wait for an answer, in milliseconds. */
  readonly mostMs: number;
  readonly heard: (payload: string) => void;
  readonly lost: () => void;
};

/** A connection that listens to what the servers say. */
export async function openPauseConnection(
  url: string,
  { mostMs, heard, lost }: PauseConnection,
): Promise<pg.Client> {
  const client = new DatabaseClient({
    ...connectionTo(url, 'rondo pause'),
    connectionTimeoutMillis: mostMs,
    query_timeout: mostMs,
  });
  client.on('error', lost);
  client.on('end', lost);
  client.on('notification', ({ payload }) => heard(payload ?? ''));
  try {
    await client.connect();
    await client.query(`LISTEN ${pg.escapeIdentifier(eventChannel)}`);
    return client;
  } catch (error) {
    lost();
    throw error;
  }
}

export async function tellServers(client: pg.Client, event: RondoEvent): Promise<void> {
  await client.query('SELECT pg_notify($1, $2)', [eventChannel, JSON.stringify(event)]);
}

/** How many server processes are connected to this database: each has one watch. */
export async function countServers(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    'SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1',
    [watchName],
  );
  return Number(rows[0]?.count ?? 0);
}

/** Waits in the open transaction until nobody else holds the site. @returns false after `milliseconds` */
export async function holdSiteAlone(client: pg.Client, milliseconds: number): Promise<boolean> {
  const { rows } = await client.query<{ before: string }>("SELECT current_setting('lock_timeout') AS before");
  const setTimeout = (value: string) => client.query("SELECT set_config('lock_timeout', $1, true)", [value]);
  await client.query('SAVEPOINT holding_the_site');
  try {
    await setTimeout(`${milliseconds}ms`);
    await client.query(`SELECT pg_advisory_xact_lock(${site})`);
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    await client.query('ROLLBACK TO SAVEPOINT holding_the_site');
    return false;
  }
  await client.query('RELEASE SAVEPOINT holding_the_site');
  await setTimeout(rows[0]?.before ?? '0');
  return true;
}

const isLockTimeout = (error: unknown) => error instanceof pg.DatabaseError && error.code === '55P03';

/** Ends the connections that hold the site with others: what they wrote is rolled back. @returns how many */
export async function endSharers(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(`
    SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND objsubid = 1 AND (classid::bigint << 32 | objid::bigint) = ${site}
      AND granted AND mode = 'ShareLock' AND pid <> pg_backend_pid() AND usename = current_user`);
  return rowCount ?? 0;
}
