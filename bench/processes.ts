import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const MEGABYTE = 1_048_576;

export type Memory = { readonly rss: number; readonly heapUsed: number; readonly peakRss: number };

export type Program = {
  readonly url: string;
  /** Megabytes. */
  readonly memory: () => Promise<Memory>;
  /** Milliseconds that its thread was busy without a break since this was asked the last time. */
  readonly longestDelay: () => Promise<number>;
  readonly stop: () => Promise<void>;
};

/** The second password of the measured server. */
export const SUPER_ADMIN_PASSWORD = 'bench-second-password';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The built server, as it runs in production, in a process of its own. */
export async function startServer(
  databaseUrl: string,
  dataDir: string,
  countsStatements: boolean,
  more: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const port = await freePort();
  const child = fork(path('../apps/server/dist/main.js'), [], {
    execArgv: ['--import', path('memory-probe.mjs')],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SUPER_ADMIN_PASSWORD,
      SESSION_SECRET: 'a secret of the benchmark with more than 32 bytes',
      RATE_LIMITS: 'off',
      DEMO: 'off',
      BACKUP_SCHEDULE: 'off',
      LOG_LEVEL: 'error',
      COUNT_STATEMENTS: countsStatements ? 'on' : 'off',
      ...more,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(`${url}/health`, child);
  return programOf(child, url);
}

/** A bare Fastify route that answers the given bytes to every request: the most that this machine can do. */
export async function startCeiling(body: Buffer): Promise<Program> {
  const child = fork(path('ceiling-server.mjs'), [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.send({ body: body.toString('base64') });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return programOf(child, `http://127.0.0.1:${port}`);
}

function programOf(child: ChildProcess, url: string): Program {
  const longestDelay = async () => {
    child.send('delay');
    const [{ longest }] = (await once(child, 'message')) as [{ longest: number }];
    return longest;
  };
  return { url, memory: () => askMemory(child), longestDelay, stop: () => stopChild(child) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.`);
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The server does not become healthy.');
}

async function askMemory(child: ChildProcess): Promise<Memory> {
  child.send('memory');
  const [{ rss, heapUsed }] = (await once(child, 'message')) as [{ rss: number; heapUsed: number }];
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
  return { rss: rss / MEGABYTE, heapUsed: heapUsed / MEGABYTE, peakRss: Number(peak ?? 0) / 1024 };
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
