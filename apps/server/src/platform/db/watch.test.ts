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
const begin = (url = database.url) => {
  watch = watchDatabase({ url, gate, clock, log }, { everyMs: 20, patienceMs: 200 });
};
afterEach(async () => {
  await watch.stop();
  gate.open();
});

const watchers =
  "pid FROM pg_stat_activity WHERE application_name = 'rondo watch' AND datname = current_database()";

it('gives the clock the time of the database', async () => {
  clock.follow(new Date('2001-01-01'), clock.elapsed());
  begin();
  await watch.first;
  const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(database.db);
  expect(Math.abs((rows[0]?.now.getTime() ?? 0) - clock.now().getTime())).toBeLessThan(5000);
});

it('lets statements take longer than its own questions may', async () => {
  begin();
  await sql`SELECT pg_sleep(1)`.execute(database.db);
  expect(gate.isShut()).toBe(false);
});

it('goes on when its own connection is ended', async () => {
  begin();
  await watch.first;
  const before = await sql<{ pid: number }>`SELECT ${sql.raw(watchers)}`.execute(database.db);
  await sql`SELECT pg_terminate_backend(${before.rows[0]?.pid})`.execute(database.db);
  await expect
    .poll(async () => (await sql<{ pid: number }>`SELECT ${sql.raw(watchers)}`.execute(database.db)).rows)
    .not.toEqual(before.rows);
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
