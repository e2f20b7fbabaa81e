import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { closedAfter } from '../../testing/before-tests.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { followingClock } from '../clock.ts';
import { createLog } from '../log/log.ts';
import { databaseGate } from './gate.ts';
import { type DatabaseWatch, watchDatabase } from './watch.ts';

const gate = databaseGate();
const database = closedAfter(() => testDatabase({ gate }));
const log = createLog({ level: 'silent', pretty: false });
const clock = followingClock();
let watch: DatabaseWatch;
const begin = (patienceMs = 10_000) => {
  watch = watchDatabase({ url: database.url, gate, clock, log }, { everyMs: 20, patienceMs });
};
afterEach(async () => {
  await watch.stop();
  gate.open();
});

/** The ids of the processes that serve a watch. */
const sessions = async () => {
  const { rows } = await sql<{ pid: number }>`
    SELECT pid FROM pg_stat_activity WHERE application_name = 'rondo watch' AND datname = current_database()
  `.execute(database.db);
  return rows.map(({ pid }) => pid);
};

/** Another address of the database, over which no question gets through while it is blocked. */
async function blockableWay(url: string) {
  const { host, port } = new pg.Client({ connectionString: url });
  const target = host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port };
  let isBlocked = false;
  const server = createServer((near) => {
    const far = connect(target);
    near.on('data', (bytes) => isBlocked || far.write(bytes));
    near.on('close', () => far.destroy()).on('error', () => undefined);
    far.on('close', () => near.destroy()).on('error', () => undefined);
    far.pipe(near);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = new URL(url);
  address.searchParams.delete('host');
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: address.href,
    block: (mode: boolean) => {
      isBlocked = mode;
    },
    close: () => server.close(),
  };
}

it('gives the clock the time of the database', async () => {
  clock.follow(new Date('2001-01-01'), clock.elapsed());
  begin();
  await watch.first;
  const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(database.db);
  expect(Math.abs((rows[0]?.now.getTime() ?? 0) - clock.now().getTime())).toBeLessThan(5000);
});

it('lets statements take longer than its own questions may', async () => {
  const patienceMs = 2_000;
  begin(patienceMs);
  await watch.first;
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('SELECT pg_advisory_lock(1)');
  const beganAt = clock.elapsed();
  const slow = sql`SELECT pg_advisory_xact_lock(1)`.execute(database.db);
  await expect.poll(() => clock.elapsed() - beganAt).toBeGreaterThan(patienceMs);
  expect(gate.isShut()).toBe(false);
  await holder.end();
  await slow;
});

it('shuts the gate when its question is not answered in time', async () => {
  const way = await blockableWay(database.url);
  watch = watchDatabase({ url: way.url, gate, clock, log }, { everyMs: 20, patienceMs: 500 });
  await watch.first;
  await expect.poll(sessions).toHaveLength(1);
  way.block(true);
  await expect.poll(() => gate.isShut()).toBe(true);
  way.block(false);
  await expect.poll(() => gate.isShut()).toBe(false);
  await watch.stop();
  await expect.poll(sessions).toEqual([]);
  way.close();
});

it('leaves no session behind, whenever it is stopped', async () => {
  for (let stop = 0; stop < 40; stop++) {
    begin();
    await watch.first;
    // Each time at another moment of its questions.
    await sleep(stop);
    await watch.stop();
  }
  await expect.poll(sessions).toEqual([]);
});

it('goes on when its own connection is ended', async () => {
  begin();
  await watch.first;
  const before = await sessions();
  await sql`SELECT pg_terminate_backend(${before[0]})`.execute(database.db);
  await expect.poll(async () => (await sessions()).some((id) => !before.includes(id))).toBe(true);
  expect(gate.isShut()).toBe(false);
});

it('shuts the gate while the database takes nobody in, and opens it afterwards', async () => {
  begin();
  await watch.first;
  const { pathname } = new URL(database.url);
  const beside = new pg.Client({ connectionString: database.url.replace(pathname, '/postgres') });
  await beside.connect();
  const name = pg.escapeIdentifier(pathname.slice(1));
  await beside.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await beside.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND application_name = 'rondo watch'",
    [pathname.slice(1)],
  );
  await expect.poll(() => gate.isShut()).toBe(true);
  await expect(sql`SELECT 1`.execute(database.db)).rejects.toThrow('the database does not answer');
  await beside.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
  await beside.end();
  await expect.poll(() => gate.isShut()).toBe(false);
  await sql`SELECT 1`.execute(database.db);
});
