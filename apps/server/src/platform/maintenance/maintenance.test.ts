import { endpointsOf } from '@rondo/contract/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import pg from 'pg';
import { z } from 'zod';
import { features } from '../../features/all.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { listenLive } from '../../testing/listen-live.ts';
import { type Restorer, restorerOf } from '../../testing/put-back.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { signedInUser, type TestUser } from '../../testing/users.ts';
import { transaction } from '../db/transaction.ts';
import type { Feature } from '../feature.ts';
import { route } from '../http/route.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import { tellServers } from './restorer.repository.ts';
import { takeSiteAlone } from './take-site-alone.ts';

/** What calls and jobs of the tests wait for before they write. */
let outside: Promise<void> = Promise.resolve();
let prepared = 0;
const noted = async () => {
  const { rows } = await sql<{ what: string }>`SELECT what FROM notes ORDER BY what`.execute(one.deps.db);
  return rows.map(({ what }) => what);
};
const notes = endpointsOf('notes');
const shape = { body: z.object({ what: z.string() }), response: { 200: z.object({}) } };
const noteJob: JobKind<object, string> = {
  kind: 'notes.job',
  parse: (payload) => z.string().parse(payload),
  run: async ([job], deps) => {
    await outside;
    const { db } = deps as TestApp['deps'];
    await transaction(db, (trx) => sql`INSERT INTO notes VALUES (${job.payload})`.execute(trx));
  },
};
const notesFeature: Feature = {
  name: 'notes',
  jobs: [noteJob],
  prepare: async () => {
    prepared += 1;
  },
  register: (app, { db, maintenance }) => {
    const write = (what: string) =>
      transaction(db, (trx) => sql`INSERT INTO notes VALUES (${what})`.execute(trx));
    route(app, notes.post('/v2/notes', 'U', { summary: 'Writes.', schema: shape }), async ({ body }) => {
      await write(body.what);
      return {};
    });
    route(app, notes.post('/v2/slow', 'U', { summary: 'Waits.', schema: shape }), async ({ body }) => {
      await outside;
      await write(body.what);
      return {};
    });
    route(app, notes.post('/v2/restore', 'U', { summary: 'Waits.', schema: shape }), async ({ request }) => {
      maintenance.apart(request);
      await outside;
      return {};
    });
  },
};

const options = { isMaintained: true, keepVisitorReplies: true, features: [...features, notesFeature] };
const one = appOfTests(options);
const other = appOfTests({ ...options, beside: one });
const both = () => [one, other];
let user: TestUser;
let address = '';
beforeAll(async () => {
  await sql`CREATE TABLE notes (what text)`.execute(one.deps.db);
  user = await signedInUser(one);
  address = await other.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  await isOpen();
  await sql`TRUNCATE notes`.execute(one.deps.db);
  outside = Promise.resolve();
});

const list = (site: TestApp) => site.call('difficulties');
const nameAt = async (site: TestApp) => (await list(site)).body.find(({ id }) => id === 0)?.name;
const note = (site: TestApp, what: string, path = '/v2/notes') =>
  site.callRaw('POST', path, { token: user.token, body: { what } });
const health = (site: TestApp) => site.call('health');
const isOpen = async () => {
  for (const site of both()) await expect.poll(async () => (await health(site)).status).toBe(200);
};
const rename = (name: string) => `UPDATE difficulties SET name = '${name}' WHERE id = 0`;

async function restorer(): Promise<Restorer> {
  const begun = await restorerOf(one.databaseUrl);
  onTestFinished(async () => {
    await begun.end().catch(() => undefined);
  });
  return begun;
}

describe('while a backup is put back', () => {
  it('every process refuses all calls but /health, and says how far it is', async () => {
    const stream = await listenLive(address, { token: user.token });
    expect(stream.status).toBe(200);
    const restore = await restorer();
    expect(await restore.pause.waitForServers()).toEqual({ paused: 2, of: 2 });
    await stream.ended;
    restore.pause.progress('filling', 20, 31);
    for (const site of both()) {
      for (const reply of [
        await list(site),
        await note(site, 'no'),
        await site.callRaw('GET', '/sitemap.xml'),
      ])
        expect([reply.outcome, reply.headers['retry-after']]).toEqual(['503 MAINTENANCE', '2']);
      expect((await site.call('config')).outcome).toBe('503 MAINTENANCE');
      await expect
        .poll(() => health(site))
        .toMatchObject({
          status: 503,
          body: {
            status: 'degraded',
            checks: { database: 'ok' },
            maintenance: { step: 'filling', done: 20, of: 31, since: expect.any(String) },
          },
        });
      expect((await site.callRaw('GET', '/robots.txt')).status).toBe(200);
      const page = await site.callRaw('GET', '/levels');
      expect([page.status, page.headers['retry-after'], page.headers['content-type']]).toEqual([
        503,
        '2',
        'text/html; charset=utf-8',
      ]);
      expect((await site.callRaw('GET', '/login')).status).toBe(200);
    }
    expect((await listenLive(address, { token: user.token })).problem?.code).toBe('MAINTENANCE');
    await restore.end();
    await isOpen();
    expect(await noted()).toEqual([]);
  });

  it('nothing is written at any process, and what was under way is rolled back', async () => {
    let leave: () => void = () => undefined;
    let isInside = false;
    const frozen = transaction(other.deps.db, async (trx) => {
      await sql`INSERT INTO notes VALUES ('half')`.execute(trx);
      isInside = true;
      await new Promise<void>((resolve) => (leave = resolve));
      await sql`SELECT 1`.execute(trx);
    }).catch((error: unknown) => error);
    await expect.poll(() => isInside).toBe(true);
    const restore = await restorer();
    await restore.pause.waitForServers();
    await restore.begin();
    for (const site of both()) {
      const write = transaction(site.deps.db, (trx) => sql`INSERT INTO notes VALUES ('late')`.execute(trx));
      await expect(write).rejects.toThrow('a backup is being put back');
    }
    leave();
    expect(await frozen).toBeInstanceOf(Error);
    await restore.rollback();
    await restore.end();
    await isOpen();
    expect(await noted()).toEqual([]);
  });
});

describe('afterwards', () => {
  it('every process serves the new state, and has forgotten all of the old one', async () => {
    const before = prepared;
    const statistics = async (site: TestApp) => (await site.call('statistics')).body.overview.totalPlayers;
    const sitemap = async (site: TestApp) => (await site.callRaw('GET', '/sitemap.xml')).text;
    for (const site of both()) {
      expect(await nameAt(site)).toBe('Unranked');
      expect(await statistics(site)).toBe(1);
      expect(await sitemap(site)).not.toContain('players-1.xml');
    }
    const restore = await restorer();
    await restore.pause.waitForServers();
    await restore.begin();
    await restore.commit(`${rename('Put back')}; INSERT INTO players (id, name) VALUES (50000, 'Far Away');
        INSERT INTO player_stats (player_id, total_passes) VALUES (50000, 1)`);
    await restore.end();
    await isOpen();
    for (const site of both()) {
      expect(await nameAt(site)).toBe('Put back');
      expect(await statistics(site)).toBe(2);
      expect(await sitemap(site)).toContain('players-1.xml');
    }
    expect(prepared - before).toBe(2);
    expect((await note(one, 'new')).status).toBe(200);
    expect(await noted()).toEqual(['new']);
  });

  it('nothing is lost when it failed', async () => {
    const name = await nameAt(one);
    const before = prepared;
    const restore = await restorer();
    await restore.pause.waitForServers();
    await restore.begin();
    await restore.client.query(rename('Never'));
    await restore.rollback();
    await restore.end();
    await isOpen();
    for (const site of both()) expect(await nameAt(site)).toBe(name);
    expect(prepared).toBe(before);
    expect((await note(other, 'still signed in')).status).toBe(200);
  });

  it('the site opens by itself when whoever put the backup back was killed', async () => {
    const killed = new pg.Client({ connectionString: one.databaseUrl });
    await killed.connect();
    const progress = { step: 'filling', done: 1, of: 31, since: new Date().toISOString() } as const;
    const data = { word: 'pause', pause: 'that of one who is killed', progress } as const;
    await tellServers(killed, { type: 'maintenance', data });
    await killed.query('BEGIN');
    await takeSiteAlone(killed);
    await killed.query(rename('Half'));
    // Longer than anybody is believed who only says so.
    await new Promise((resolve) => setTimeout(resolve, 600));
    for (const site of both()) expect((await health(site)).body.maintenance).toEqual(progress);
    await killed.end();
    await isOpen();
    expect(await nameAt(one)).not.toBe('Half');
    expect((await note(one, 'open')).status).toBe(200);
  });

  it('a call or a job that the old state let in is over before the new one is served', async () => {
    let answer: () => void = () => undefined;
    outside = new Promise((resolve) => (answer = resolve));
    await transaction(other.deps.db, (trx) =>
      other.deps.jobs.enqueue(trx, { kind: noteJob, payload: 'job' }),
    );
    const draining = other.deps.jobs.drain();
    const slow = note(one, 'call', '/v2/slow');
    const restore = await restorer();
    expect(await restore.pause.waitForServers()).toEqual({ paused: 2, of: 2 });
    await restore.begin();
    await restore.commit();
    await restore.end();
    // Long enough to open, had the two not waited.
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const site of both()) expect((await health(site)).status).toBe(503);
    answer();
    expect((await slow).outcome).toBe('503 MAINTENANCE');
    await draining;
    await isOpen();
    expect(await noted()).toEqual([]);
  });

  it('the call that puts a backup back is waited for by nobody', async () => {
    let answer: () => void = () => undefined;
    outside = new Promise((resolve) => (answer = resolve));
    const restoring = note(one, '', '/v2/restore');
    const restore = await restorer();
    await restore.pause.waitForServers();
    await restore.begin();
    await restore.commit();
    await restore.end();
    await isOpen();
    answer();
    expect((await restoring).status).toBe(200);
  });
});

describe('a process that heard nothing', () => {
  it('finds out by its watch that the site is held alone, and when it is over', async () => {
    await other.deps.events.stop();
    const restore = await restorer();
    await restore.begin();
    await expect.poll(async () => (await list(other)).outcome).toBe('503 MAINTENANCE');
    expect((await health(other)).body.maintenance).toMatchObject({ step: 'waiting' });
    await restore.commit(rename('Deaf'));
    await restore.end();
    await isOpen();
    expect(await nameAt(other)).toBe('Deaf');
  });

  it('refuses to write into another state than it knows, and takes it up by itself', async () => {
    const restore = await restorerOf(one.databaseUrl);
    await restore.pause.end();
    await restore.begin();
    await restore.commit(rename('Unheard'));
    await restore.client.end();
    await expect.poll(() => nameAt(other)).toBe('Unheard');
    await isOpen();
    expect((await note(other, 'known')).status).toBe(200);
  });
});

afterAll(() => other.app.server.closeAllConnections());
