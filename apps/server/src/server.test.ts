import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPassword } from './platform/db/embedded/folders.ts';
import { readPidFile } from './platform/db/embedded/pid-file.ts';
import { openSocket } from './testing/bare-socket.ts';
import { type Child, mainProgram, startChild } from './testing/child.ts';

vi.setConfig({ testTimeout: 60_000 });

let made: string;
let root: string;
const children: Child[] = [];

const settings = () => ({
  DATA_DIR: join(root, 'data'),
  PORT: '0',
  DEMO: 'off',
  BACKUP_SCHEDULE: 'off',
  LOG_LEVEL: 'error',
});

async function startServer(env: Record<string, string> = {}) {
  const child = startChild(mainProgram, [], { env: { ...settings(), ...env } });
  children.push(child);
  const [line, url = ''] = await child.says(/Rondo runs on (\S+) .*/);
  return { child, url, line };
}

beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'rondo-server-'));
  chmodSync(made, 0o755);
  root = made;
  const stray = {
    PGHOST: '192.0.2.1',
    PGPORT: '1',
    PGSSLMODE: 'require',
    PGOPTIONS: '-c statement_timeout=1',
  };
  const { child, line } = await startServer({ ...stray, TRUST_PROXY_HOP: '1' });
  expect(child.output()).toContain('There is no setting TRUST_PROXY_HOP. Is TRUST_PROXY_HOPS meant?\n');
  expect(line).toMatch(/embedded database made and started in \d+\.\d s, ready after \d+\.\d s/);
  child.process.kill('SIGTERM');
  expect(await child.ended).toBe(0);
  children.length = 0;
});
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rondo-server-'));
  chmodSync(root, 0o755);
  execFileSync('cp', ['-a', join(made, 'data'), join(root, 'data')]);
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.process.kill('SIGTERM');
    await child.ended;
  }
  rmSync(root, { recursive: true, force: true });
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

/** A connection beside the server's own, to hold locks that make requests wait. */
async function connectBeside(): Promise<pg.Client> {
  const running = readPidFile(join(root, 'data', 'postgres'));
  const client = new pg.Client({
    host: running?.socketFolder,
    user: 'rondo',
    database: 'postgres',
    password: readPassword(join(root, 'data')),
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

let registered = 0;
const register = (url: string) => {
  const username = `player_${++registered}`;
  const body = { username, email: `${username}@example.org`, password: 'a long password' };
  return fetch(`${url}/v2/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
};

/** A registration that stands in front of a lock until `release`. */
async function waitingRegistration(url: string) {
  const beside = await connectBeside();
  await beside.query('BEGIN');
  await beside.query('LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
  const reply = register(url);
  await vi.waitFor(async () => {
    const { rows } = await beside.query(
      "SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'users'::regclass",
    );
    expect(rows).toHaveLength(1);
  }, 10_000);
  return {
    reply,
    release: async () => {
      await beside.query('ROLLBACK').catch(() => undefined);
      await beside.end().catch(() => undefined);
    },
  };
}

describe('the server', () => {
  it.each(['SIGTERM', 'SIGHUP'] as const)(
    'at %s answers what it accepted, then ends cleanly',
    async (signal) => {
      const { child, url, line } = await startServer();
      expect(line).toContain('embedded database started in');
      expect((await fetch(`${url}/health`)).status).toBe(200);
      const { reply, release } = await waitingRegistration(url);
      child.process.kill(signal);
      await vi.waitFor(() => expect(fetch(`${url}/health`)).rejects.toThrow(), 10_000);
      await release();
      expect((await reply).status).toBe(201);
      expect(await child.ended).toBe(0);
      expect(child.output()).toMatch(
        new RegExp(`Rondo is ending: .*\\(${signal}\\)\\.\\nRondo has ended\\.\\n$`),
      );
      expect(readPidFile(join(root, 'data', 'postgres'))).toBeNull();
    },
  );

  it('hears a signal while it is still being loaded, and does not begin', async () => {
    // Several files import it; a signal that comes again later is impatience.
    const hooks = `let isSent = false;
    export async function resolve(name, context, next) {
      if (name === 'zod' && !isSent) {
        isSent = true;
        process.kill(process.pid, 'SIGTERM');
        await new Promise((heard) => setTimeout(heard, 200));
      }
      return next(name, context);
    }`;
    const dataUrl = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
    const preload = dataUrl(
      `import { register } from 'node:module'; register(${JSON.stringify(dataUrl(hooks))});`,
    );
    const DATA_DIR = join(root, 'not begun');
    const env = { ...settings(), DATA_DIR, NODE_OPTIONS: `--import ${preload}` };
    const child = startChild(mainProgram, [], { env });
    expect(await child.ended).toBe(0);
    expect(child.output()).toBe('Rondo is ending: it was told to (SIGTERM).\nRondo has ended.\n');
    expect(existsSync(DATA_DIR)).toBe(false);
  }, 10_000);

  it('ends in order though nobody reads what it says any more, as when its terminal is closed', async () => {
    const { child } = await startServer();
    child.process.stdout?.destroy();
    child.process.stderr?.destroy();
    child.process.kill('SIGINT');
    expect(await child.ended).toBe(0);
    expect(readPidFile(join(root, 'data', 'postgres'))).toBeNull();
  });

  it('outlives its terminal with nohup', async () => {
    const { child, url } = await startServer({ _: '/usr/bin/nohup' });
    child.process.kill('SIGHUP');
    await child.says(/SIGHUP changes nothing/);
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });

  it('waits less than ten seconds for what still arrives, then ends in order', async () => {
    const { child, url } = await startServer();
    const { port } = new URL(url);
    const head =
      'POST /v2/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10';
    const { socket } = await openSocket(Number(port), `${head}\r\n\r\n{`);
    const began = performance.now();
    child.process.kill('SIGQUIT');
    expect(await child.ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(readPidFile(join(root, 'data', 'postgres'))).toBeNull();
    socket.destroy();
  });

  it('survives the end of its database: 503 with a wait meanwhile, then answers again', async () => {
    const { child, url } = await startServer();
    const { reply, release } = await waitingRegistration(url);
    process.kill(readPidFile(join(root, 'data', 'postgres'))?.pid ?? 0, 'SIGKILL');
    const refused = await reply;
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toMatchObject({ code: 'MAINTENANCE', retryAfter: 2 });
    await release();
    await child.says(/The database is back/);
    await vi.waitFor(async () => expect((await fetch(`${url}/health`)).status).toBe(200), 10_000);
    expect((await register(url)).status).toBe(201);
  });

  it('holds no more connections than it may, and still answers', async () => {
    const { url } = await startServer({ MAX_CONNECTIONS: '16' });
    const silent = await Promise.all(Array.from({ length: 60 }, () => openSocket(Number(new URL(url).port))));
    expect((await fetch(`${url}/health`)).status).toBe(200);
    await expect.poll(() => silent.filter(({ isEnded }) => !isEnded()).length).toBeLessThanOrEqual(16);
    for (const { socket } of silent) socket.destroy();
  });

  it('keeps every acknowledged write through kill -9', async () => {
    const { child, url } = await startServer();
    expect((await register(url)).status).toBe(201);
    child.process.kill('SIGKILL');
    await child.ended;
    await startServer();
    const beside = await connectBeside();
    const { rows } = await beside.query('SELECT username FROM users');
    expect(rows).toEqual([{ username: `player_${registered}` }]);
    await beside.end();
  });

  it('refuses to be the second on a data folder, or on a port', async () => {
    const { url } = await startServer();
    const second = startChild(mainProgram, [], { env: settings() });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(
      /^(The data folder .* is in use by another running server \(process \d+ on .*\)\. (Waiting|Stop it) .*\n){2}$/,
    );

    const other = mkdtempSync(join(tmpdir(), 'rondo-server-'));
    chmodSync(other, 0o755);
    const env = { ...settings(), DATA_DIR: join(other, 'data'), PORT: new URL(url).port };
    const onPort = startChild(mainProgram, [], { env });
    expect(await onPort.ended).toBe(1);
    expect(onPort.output()).toMatch(/Port \d+ on 127\.0\.0\.1 is in use\. Set PORT to another one/);
    expect(readPidFile(join(other, 'data', 'postgres'))).toBeNull();
    rmSync(other, { recursive: true, force: true });
  });

  it('names a HOST that it cannot listen on', async () => {
    const linkWithoutZone = startChild(mainProgram, [], { env: { ...settings(), HOST: 'fe80::1' } });
    expect(await linkWithoutZone.ended).toBe(1);
    expect(linkWithoutZone.output()).toMatch(
      /^The server cannot listen on HOST fe80::1, PORT 0 \(E[A-Z]+\)\.\n$/,
    );
  });

  it('refuses a database of a newer version before it listens', async () => {
    const { child } = await startServer();
    const beside = await connectBeside();
    await beside.query("INSERT INTO kysely_migration VALUES ('9999_newer', now()::text)");
    await beside.end();
    child.process.kill('SIGTERM');
    await child.ended;
    const older = startChild(mainProgram, [], { env: settings() });
    expect(await older.ended).toBe(1);
    expect(older.output()).toMatch(
      /^The database was made by a newer Rondo: its last step is 9999_newer,.*\n$/,
    );
  });

  it('asks once whether a public site is to begin anew, and never becomes a demo', async () => {
    const dataDir = join(root, 'of a lost disk');
    const env = { ...settings(), DATA_DIR: dataDir, DEMO: '', PUBLIC_URL: 'https://rondo.example.org' };
    const asked = startChild(mainProgram, [], { env });
    expect(await asked.ended).toBe(1);
    const [, command = ''] =
      /^The data folder .* is empty, .* start again: (.*)\n$/.exec(asked.output()) ?? [];
    expect(existsSync(dataDir)).toBe(false);
    execFileSync('sh', ['-c', command]);
    const { child } = await startServer(env);
    expect(child.output()).not.toContain('demo');
    child.process.kill('SIGTERM');
    expect(await child.ended).toBe(0);
    await startServer(env);
  });

  it('takes a folder that has a database as it is', async () => {
    rmSync(join(root, 'data', '.rondo-data'));
    await startServer({ PUBLIC_URL: 'https://rondo.example.org' });
    expect(existsSync(join(root, 'data', '.rondo-data'))).toBe(true);
  });

  it('names a bad variable in one line', async () => {
    const bad = startChild(mainProgram, [], { env: { ...settings(), REGISTRATION: 'maybe' } });
    expect(await bad.ended).toBe(1);
    expect(bad.output()).toMatch(/^REGISTRATION must be open or closed\. .*\n$/);
  });
});
