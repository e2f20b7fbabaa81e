import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readPassword } from '../platform/db/embedded/folders.ts';
import { readPidFile } from '../platform/db/embedded/pid-file.ts';
import { childrenOf, mainProgram, startChild } from './child.ts';
import { freePort } from './free-port.ts';

/** The product in a process of its own with its embedded database and metrics, called over HTTP. */
export type OwnServer = Awaited<ReturnType<typeof startOwnServer>>;

/** `mount` may put something under the folder that will hold DATA_DIR; what it returns undoes that. */
export async function startOwnServer(mount: (folder: string) => () => void = () => () => undefined) {
  const root = mkdtempSync(join(tmpdir(), 'rondo-own-server-'));
  chmodSync(root, 0o755);
  const disk = join(root, 'disk');
  mkdirSync(disk);
  const closers = [() => rmSync(root, { recursive: true, force: true })];
  const clean = () => {
    for (const close of closers.splice(0).reverse()) close();
  };
  try {
    closers.push(mount(disk));
    chmodSync(disk, 0o755);
    return await serverOn(disk, clean);
  } catch (error) {
    clean();
    throw error;
  }
}

async function serverOn(disk: string, clean: () => void) {
  const dataDir = join(disk, 'data');
  const metricsPort = await freePort();
  const env = {
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: 'off',
    BACKUP_SCHEDULE: 'off',
    LOG_LEVEL: 'silent',
    METRICS_PORT: `${metricsPort}`,
  };
  const start = async () => {
    const child = startChild(mainProgram, [], { env });
    const [, url = ''] = await child.says(/Rondo runs on (\S+) .*/);
    return { child, url };
  };
  const end = async () => {
    running.child.process.kill('SIGTERM');
    await running.child.ended;
  };
  let running = await start();
  const database = () => {
    const file = readPidFile(join(dataDir, 'postgres'));
    // Process 0 would be the tests' own group.
    if (file === null || !(file.pid > 0)) throw new Error('the database does not run: it has no pid file');
    return file;
  };

  const call = async (method: string, path: string, body?: unknown, token = '') => {
    const began = performance.now();
    const reply = await fetch(`${running.url}${path}`, {
      method,
      // No call may take longer, whatever fails.
      signal: AbortSignal.timeout(20_000),
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.includes('json');
    return {
      status: reply.status,
      retryAfter: reply.headers.get('retry-after'),
      body: isJson ? JSON.parse(text) : text,
      seconds: (performance.now() - began) / 1000,
    };
  };
  let registered = 0;

  return {
    /** Its process; another one after a restart. */
    child: () => running.child,
    disk,
    databaseId: () => database().pid,
    call,
    /** Makes an account, whose token is in the body. */
    register: () => {
      const username = `player_${++registered}`;
      const account = { username, email: `${username}@example.org`, password: 'a long password' };
      return call('POST', '/v2/auth/register', account);
    },
    /** Asks the database, past the server. */
    query: async (text: string) => {
      const client = new pg.Client({
        host: database().socketFolder,
        user: 'rondo',
        database: 'postgres',
        password: readPassword(dataDir),
      });
      await client.connect();
      try {
        return (await client.query(text)).rows;
      } finally {
        await client.end();
      }
    },
    metrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    /** Sends a signal to the database's main process and all its others. */
    signalDatabase: (signal: 'SIGSTOP' | 'SIGCONT') => {
      const parent = database().pid;
      for (const id of [parent, ...childrenOf(parent)]) process.kill(id, signal);
    },
    /** Ends it, calls `between` and starts it again. */
    restart: async (between: () => void) => {
      await end();
      between();
      running = await start();
    },
    stop: async () => {
      await end();
      clean();
    },
  };
}
