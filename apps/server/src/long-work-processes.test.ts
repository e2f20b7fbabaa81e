import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { recomputeEverything } from './features/players/index.ts';
import { tryThing } from './platform/db/advisory-lock.ts';
import { type Db, openDatabase } from './platform/db/database.ts';
import { transaction } from './platform/db/transaction.ts';
import { callsAt } from './testing/calls-at.ts';
import { aLevel, aPass, aPlayer } from './testing/catalogue.ts';
import { adminProgram, type Child, mainProgram, startChild } from './testing/child.ts';
import { type ExternalServer, startExternalServer } from './testing/external-server.ts';

const password = 'a long enough secret';
const superAdminPassword = 'open sesame, please';

vi.setConfig({ testTimeout: 120_000 });

let database: ExternalServer;
let root: string;
let db: Db;
const admin = { token: '' };
const servers: { child: Child; url: string }[] = [];

const environmentOf = (name: string) => ({
  DATA_DIR: join(root, name),
  DATABASE_URL: database.url,
  SESSION_SECRET: 'one secret for all the processes of a site',
  SUPER_ADMIN_PASSWORD: superAdminPassword,
  PORT: '0',
  DEMO: 'off',
  BACKUP_SCHEDULE: 'off',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
});

beforeAll(async () => {
  database = await startExternalServer();
  root = mkdtempSync(join(tmpdir(), 'rondo-long-work-'));
  db = openDatabase(database.url);
  for (const name of ['one', 'other']) {
    const child = startChild(mainProgram, [], { env: environmentOf(name) });
    servers.push({ child, url: (await child.says(/Rondo runs on (\S+) .*/))[1] ?? '' });
  }
  const account = ['create', '--username', 'keeper', '--email', 'keeper@example.org', '--password', password];
  const made = startChild(adminProgram, account, { env: environmentOf('tool') });
  expect(await made.ended, made.output()).toBe(0);
  admin.token = (await at(0).call('login', { body: { emailOrUsername: 'keeper', password } })).body.token;
}, 120_000);
afterAll(async () => {
  for (const { child } of servers) child.process.kill('SIGTERM');
  await Promise.all(servers.map(({ child }) => child.ended));
  await db.destroy();
  await database.stop();
  rmSync(root, { recursive: true, force: true });
});

/** The calls of the super admin at one of the two. */
const at = (place: number, signal?: AbortSignal) =>
  callsAt(() => servers[place]?.url ?? '', signal).as(admin, {
    'x-super-admin-password': superAdminPassword,
  });

/** The longest wait of visitors of both processes while something is done. */
async function longestWaitDuring(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const end = work.finally(() => {
    isOver = true;
  });
  const visitor = async (place: number) => {
    let longest = 0;
    while (!isOver) {
      const began = performance.now();
      expect((await at(place).call('config')).status).toBe(200);
      longest = Math.max(longest, performance.now() - began);
      await sleep(2);
    }
    return longest;
  };
  const waits = await Promise.all([visitor(0), visitor(1)]);
  await end;
  return Math.max(...waits);
}

describe('a level with 2,000 clears, 60 of them new, and 20 rules for the first of a kind', () => {
  let fresh: number[];
  beforeAll(async () => {
    const { id } = (await at(0).call('createChannel', { body: { label: 'clears' } })).body;
    const directives = Array.from({ length: 20 }, (_, place) => ({
      name: `Rule ${place}`,
      mode: 'CONDITIONAL',
      condition: { type: 'CUSTOM', customFunction: `ACCURACY >= 0.99${place + 10}` },
      actions: [{ channelId: id, pingType: 'NONE', roleId: null }],
      firstOfKind: true,
    }));
    expect((await at(0).call('saveDirectives', { id: 25, body: { directives } })).status).toBe(200);
    const level_id = await aLevel(db, { diff_id: 25, is_announced: true });
    const player_id = await aPlayer(db);
    const model = await aPass(db, { level_id, player_id, diff_id: 25, is_announced: true, l_perfect: 900 });
    await sql`
      INSERT INTO passes (level_id, player_id, diff_id, is_announced, vid_upload_time, early_double, early_single,
        e_perfect, perfect, l_perfect, late_single, late_double, accuracy, score_v2)
      SELECT level_id, player_id, diff_id, n <= 1939, vid_upload_time + n * interval '1 minute', early_double, early_single,
        e_perfect, perfect, CASE WHEN n <= 1939 THEN l_perfect ELSE 0 END, late_single, late_double, accuracy, score_v2
      FROM passes, generate_series(1, 1999) n WHERE id = ${model}`.execute(db);
    await transaction(db, recomputeEverything);
    fresh = (
      await db
        .selectFrom('passes')
        .select('id')
        .where('level_id', '=', level_id)
        .where('is_announced', '=', false)
        .execute()
    ).map((row) => row.id);
    expect(fresh).toHaveLength(60);
  }, 60_000);

  it('keeps no visitor waiting: its news are listed, previewed and announced', async () => {
    const list = at(0).call('unannouncedPasses');
    const listed = await longestWaitDuring(list);
    const { body: items } = await list;
    const oldest = Math.min(...fresh);
    for (const { id, plan } of items)
      expect(plan.rules.map(({ verdict }) => verdict)).toEqual(
        plan.rules.map(() => (id === oldest ? 'matches' : 'notFirst')),
      );
    const preview = { kind: 'passes', ids: fresh };
    const previewed = await longestWaitDuring(at(0).call('previewAnnouncements', { body: preview }));
    const announcing = at(0).call('announcePasses', { body: { passIds: fresh } });
    const announced = await longestWaitDuring(announcing);
    expect(Object.fromEntries((await announcing).body.results.map((one) => [one.id, one.status]))).toEqual(
      Object.fromEntries(fresh.map((id) => [id, id === oldest ? 'failed' : 'noTarget'])),
    );
    // Some milliseconds; a busy machine may take its time.
    expect(Math.max(listed, previewed, announced), `${[listed, previewed, announced]}`).toBeLessThan(1000);
  });
});

describe('the simulator of two processes', () => {
  beforeAll(async () => {
    // Copies of passes that were recomputed: nothing has to be computed again.
    await sql`
      INSERT INTO passes (level_id, player_id, diff_id, is_listed, is_announced, vid_upload_time, early_double,
        early_single, e_perfect, perfect, l_perfect, late_single, late_double, accuracy, score_v2)
      SELECT level_id, player_id, diff_id, is_listed, true, vid_upload_time + n * interval '1 day', early_double,
        early_single, e_perfect, perfect, l_perfect, late_single, late_double, accuracy, score_v2
      FROM passes, generate_series(1, 9) n WHERE diff_id = 25`.execute(db);
  }, 60_000);

  it('keeps no visitor waiting while it asks 20,000 clears by 50 rules', async () => {
    const { body } = await at(0).call('directives', { id: 25 });
    const directives = Array.from({ length: 50 }, (_, place) => ({
      ...body[place % body.length],
      id: undefined,
      firstOfKind: place % 2 === 0,
      condition: { type: 'CUSTOM', customFunction: `ACCURACY < 0.9${place + 10} || SPEED > 1 && NO_MISS` },
    }));
    // The level is one, too.
    const simulating = at(0).call('simulateDirectives', { id: 25, body: { directives, days: 7 } });
    const began = performance.now();
    const longest = await longestWaitDuring(simulating);
    const took = performance.now() - began;
    expect((await simulating).body.totals.items).toBe(20_001);
    // Whoever had to wait for it would wait for all of it; what else the machine does makes both longer.
    expect(longest).toBeLessThan(Math.max(1000, took / 4));
  });

  const simulation = { directives: [], days: 7 };
  const simulate = (place: number, signal?: AbortSignal) =>
    at(place, signal).call('simulateDirectives', { id: 25, body: simulation });

  /** Runs something while simulations cannot go on: somebody else holds their table. */
  async function whileHeld<T>(begin: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
    return transaction(db, async (trx) => {
      await sql`LOCK TABLE passes IN ACCESS EXCLUSIVE MODE`.execute(trx);
      begin().catch(() => undefined);
      const waiting = async () => {
        const { rows } = await sql<{ count: number }>`
          SELECT count(*) AS count FROM pg_locks WHERE NOT granted AND relation = 'passes'::regclass`.execute(
          db,
        );
        return rows[0]?.count;
      };
      await expect.poll(waiting, { interval: 5 }).toBe(1);
      return work();
    });
  }

  it('runs one at a time, the other is told, and visitors of both are answered', async () => {
    let first: ReturnType<typeof simulate> | undefined;
    const [refused, config] = await whileHeld(
      () => (first = simulate(0)),
      () => Promise.all([simulate(1), at(0).call('config')]),
    );
    expect(refused).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
      body: { code: 'SIMULATOR_BUSY' },
    });
    expect(config.status).toBe(200);
    expect((await first)?.status).toBe(200);
    expect((await simulate(1)).status).toBe(200);
  });

  it('ends when who asked has gone, and is free again', async () => {
    const gone = new AbortController();
    await transaction(db, async (trx) => {
      await whileHeld(
        () => simulate(0, gone.signal),
        async () => {
          // What it would read next: going on, it would stay here until its statement's time is over.
          await sql`LOCK TABLE players IN ACCESS EXCLUSIVE MODE`.execute(trx);
          gone.abort();
        },
      );
      const isFree = () => transaction(db, (other) => tryThing(other, 'simulation'));
      await expect.poll(isFree, { interval: 20 }).toBe(true);
    });
    expect((await simulate(1)).status).toBe(200);
  });

  it('is free again when the process has gone', async () => {
    const [{ child }] = servers as [(typeof servers)[number]];
    await whileHeld(
      () => simulate(0),
      async () => {
        child.process.kill('SIGKILL');
        await child.ended;
      },
    );
    await expect.poll(async () => (await simulate(1)).status, { timeout: 10_000 }).toBe(200);
  });
});
