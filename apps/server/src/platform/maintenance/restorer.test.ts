import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { databaseOfTests } from '../../testing/before-tests.ts';
import { askEpoch } from '../db/site-lock.ts';
import { transaction } from '../db/transaction.ts';
import { watchName } from '../db/watch.ts';
import { eventChannel, type PauseNews } from '../events/event.ts';
import { problemOf } from '../http/error-handler.ts';
import { pauseSite } from './pause-site.ts';
import { SiteTaken, takeSiteAlone } from './take-site-alone.ts';

const test = databaseOfTests({ connections: 4 });

async function connect(name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: test.url, application_name: name });
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describe('takeSiteAlone', () => {
  let restorer: pg.Client;
  beforeEach(async () => {
    restorer = await connect('restorer');
    await restorer.query("BEGIN; SET LOCAL lock_timeout = '7s'");
  });
  afterEach(async () => {
    await restorer.query('ROLLBACK');
  });

  it('waits for transactions under way, and sees what they wrote', async () => {
    let leave: () => void = () => undefined;
    let isInside = false;
    const inside = transaction(test.db, async (trx) => {
      await sql`UPDATE site_state SET backup_folder = gen_random_uuid()`.execute(trx);
      isInside = true;
      await new Promise<void>((resolve) => (leave = resolve));
    });
    await expect.poll(() => isInside).toBe(true);
    const taken = takeSiteAlone(restorer);
    await expect.poll(() => askEpoch(test.db)).toBeNull();
    leave();
    await Promise.all([inside, taken]);
    const { rows } = await restorer.query(
      "SELECT backup_folder, current_setting('lock_timeout') AS timeout FROM site_state",
    );
    expect(rows).toEqual([{ backup_folder: expect.any(String), timeout: '7s' }]);
  });

  it('cuts off what is not over in time, and nothing of it is left', async () => {
    const folder = '11111111-1111-4111-8111-111111111111';
    let thaw: () => void = () => undefined;
    let isInside = false;
    const frozen = transaction(test.db, async (trx) => {
      await sql`UPDATE site_state SET backup_folder = ${folder}`.execute(trx);
      isInside = true;
      await new Promise<void>((resolve) => (thaw = resolve));
      await sql`SELECT 1`.execute(trx);
    }).catch((error: unknown) => problemOf(error)?.code);
    await expect.poll(() => isInside).toBe(true);
    await takeSiteAlone(restorer, { kind: 50, last: 5_000 });
    const { rows } = await restorer.query('SELECT backup_folder FROM site_state');
    expect(rows[0].backup_folder).not.toBe(folder);
    thaw();
    expect(await frozen).toBe('MAINTENANCE');
  });

  it('gives up when somebody else has it alone, and the transaction goes on', async () => {
    const other = await connect('other');
    await other.query('BEGIN');
    await takeSiteAlone(other);
    await expect(takeSiteAlone(restorer, { kind: 20, last: 20 })).rejects.toThrow(SiteTaken);
    expect((await restorer.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });
});

describe('pauseSite', () => {
  const times = { everyMs: 20, patienceMs: 300, lookMs: 10 };

  it('counts the servers that say they are paused, and says how far it is until the end', async () => {
    await connect(watchName);
    const server = await connect('server');
    const heard: PauseNews[] = [];
    server.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '').data));
    await server.query(`LISTEN ${eventChannel}`);
    const words = () => heard.map(({ word }) => word);

    const pause = await pauseSite(test.url, times);
    const waiting = pause.waitForServers();
    await expect
      .poll(() => heard)
      .toContainEqual({
        word: 'pause',
        pause: expect.any(String),
        progress: { step: 'pausing', done: 0, of: 1, since: expect.any(String) },
      });
    const reply = (id: string) =>
      server.query('SELECT pg_notify($1, $2)', [
        eventChannel,
        JSON.stringify({ type: 'maintenance', data: { word: 'paused', pause: id, server: 'a' } }),
      ]);
    await reply('another');
    await reply(heard[0]?.pause ?? '');
    expect(await waiting).toEqual({ paused: 1, of: 1 });
    pause.progress('filling', 2, 31);
    await expect
      .poll(() => heard)
      .toContainEqual(expect.objectContaining({ progress: expect.objectContaining({ step: 'filling' }) }));
    await pause.end();
    await expect.poll(words).toContain('end');
    expect(words().at(-1)).toBe('end');
  });

  it('waits no longer than it must for a server that says nothing, and for none at all where there is none', async () => {
    const alone = await pauseSite(test.url, { ...times, patienceMs: 60_000 });
    expect(await alone.waitForServers()).toEqual({ paused: 0, of: 0 });
    await alone.end();
    await connect(watchName);
    const pause = await pauseSite(test.url, times);
    expect(await pause.waitForServers()).toEqual({ paused: 0, of: 1 });
    await pause.end();
  });

  it('goes on when its connection is lost', async () => {
    const pause = await pauseSite(test.url, times);
    const sessions = async () => {
      const { rows } = await sql<{ pid: number }>`
        SELECT pid FROM pg_stat_activity WHERE application_name = 'rondo pause' AND datname = current_database()
      `.execute(test.db);
      return rows.map(({ pid }) => pid);
    };
    const [first] = await sessions();
    await sql`SELECT pg_terminate_backend(${first})`.execute(test.db);
    await expect.poll(async () => (await sessions()).filter((pid) => pid !== first)).toHaveLength(1);
    await pause.end();
    await expect.poll(sessions).toEqual([]);
  });
});
