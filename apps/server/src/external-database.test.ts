import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Child, mainProgram, startChild } from './testing/child.ts';
import { type ExternalServer, startExternalServer } from './testing/external-server.ts';
import { freePort } from './testing/free-port.ts';
import { hasPgBouncer, startPgBouncer } from './testing/pgbouncer.ts';

vi.setConfig({ testTimeout: 60_000 });

let database: ExternalServer;
let folder: string;
const closers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  database = await startExternalServer();
  folder = mkdtempSync(join(tmpdir(), 'rondo-external-'));
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

function startSite(databaseUrl: string): Child {
  const child = startChild(mainProgram, [], {
    env: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, 'data'),
      SESSION_SECRET: 'x'.repeat(32),
      PORT: '0',
      BACKUP_SCHEDULE: 'off',
      LOG_LEVEL: 'silent',
    },
  });
  closers.push(() => {
    child.process.kill('SIGTERM');
    return child.ended;
  });
  return child;
}

const isReady = async (url: string) => (await fetch(`${url}/health`)).status === 200;

/** Where the database is said to be, before anybody is there. */
async function emptyPlace() {
  const port = await freePort();
  const { username, password, pathname } = new URL(database.url);
  const sockets = new Set<Socket>();
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`,
    wrongUrl: `postgres://${username}:hidden-and-wrong@127.0.0.1:${port}${pathname}`,
    /** From then on the database is there. */
    open: async () => {
      const to = new URL(database.url);
      const server: Server = createServer((socket) => {
        const onward = connect(Number(to.port), to.hostname);
        for (const end of [socket, onward]) sockets.add(end.on('error', () => undefined));
        socket.pipe(onward).pipe(socket);
      });
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      closers.unshift(async () => {
        server.close();
        for (const socket of sockets) socket.destroy();
      });
    },
  };
}

describe('a site that starts before its database', () => {
  it('says what it waits for, answers 503 and completes its start by itself', async () => {
    const place = await emptyPlace();
    const site = startSite(place.url);
    const [, url = ''] = await site.says(/Rondo runs on (\S+) \(.*not there yet, waiting after/);
    expect(site.output()).toMatch(
      /The database of DATABASE_URL cannot be reached: connect ECONNREFUSED 127\.0\.0\.1:\d+\. Rondo waits for it, answers 503 until then/,
    );
    expect((await fetch(`${url}/health`)).status).toBe(503);
    expect(await (await fetch(`${url}/v2/difficulties`)).json()).toMatchObject({ code: 'MAINTENANCE' });
    await place.open();
    await site.says(/The start is complete\./);
    await expect.poll(() => isReady(url)).toBe(true);
  });

  it('ends with the reason when the database comes and refuses it', async () => {
    const place = await emptyPlace();
    const site = startSite(place.wrongUrl);
    await site.says(/Rondo runs on/);
    await place.open();
    expect(await site.ended).toBe(1);
    expect(site.output()).toMatch(/\nThe database refuses Rondo: password authentication failed .*\n$/);
    expect(site.output()).not.toContain('hidden-and-wrong');
  });
});

describe.runIf(hasPgBouncer())('behind PgBouncer', () => {
  const startBehind = async (poolMode: string) => {
    const pooler = await startPgBouncer(database.url, { pool_mode: poolMode });
    closers.push(pooler.stop);
    return startSite(pooler.url);
  };

  it('runs in its session mode, as PgBouncer comes', async () => {
    const site = await startBehind('session');
    const [, url = ''] = await site.says(
      /Rondo runs on (\S+) \(PostgreSQL \d.* of DATABASE_URL, ready after/,
    );
    expect(await isReady(url)).toBe(true);
    const account = { username: 'pooled', email: 'pooled@example.org', password: 'a long password' };
    const made = await fetch(`${url}/v2/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
    expect(made.status).toBe(201);
  });

  it.each(['transaction', 'statement'])('refuses its %s mode before it listens', async (poolMode) => {
    const site = await startBehind(poolMode);
    expect(await site.ended).toBe(1);
    expect(site.output()).toMatch(
      /^Between Rondo and the database .* a pooler shares sessions .* session.*\n$/,
    );
  });
});
