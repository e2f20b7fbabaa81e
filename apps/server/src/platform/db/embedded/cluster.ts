import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { totalmem } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { giveTo } from './folders.ts';
import { type RunAs, runAs, spawnAs } from './run-as.ts';
import { readPidFile } from './pid-file.ts';
import { StartError } from '../../start-error.ts';

export type Cluster = {
  readonly binaries: Binaries;
  readonly user: RunAs;
  /** The database's own data folder. */
  readonly folder: string;
  readonly socketFolder: string;
  readonly logFile: string;
  /** Replaces settings of ours. */
  readonly settings: Readonly<Record<string, string>>;
};

export const databaseUser = 'rondo';

/**
 * The C library's character types, which pg_trgm uses: without one of these it sees no letters outside ASCII.
 * The first is there on every Debian, the others serve macOS.
 */
const characterTypes = ['C.UTF-8', 'C.utf8', 'UTF-8', 'en_US.UTF-8'];

/** Makes an empty database in a folder of a preliminary name, which becomes `folder` only when it is complete. */
export async function makeCluster(
  { binaries, user, folder }: Pick<Cluster, 'binaries' | 'user' | 'folder'>,
  password: string,
): Promise<void> {
  removeHalfMade(folder);
  // Of its own name: a making that was cut off may write on for a moment.
  const half = `${folder}.new-${randomBytes(4).toString('hex')}`;
  let output = '';
  for (const characterType of characterTypes) {
    rmSync(half, { recursive: true, force: true });
    mkdirSync(half, { mode: 0o700 });
    const passwordFile = join(half, 'password');
    writeFileSync(passwordFile, password, { mode: 0o600 });
    giveTo(user, passwordFile);
    giveTo(user, half);
    const cluster = join(half, 'cluster');
    const result = await runAs(user, join(binaries.folder, 'bin', 'initdb'), [
      ...['--pgdata', cluster, '--username', databaseUser, '--pwfile', passwordFile, '--auth=scram-sha-256'],
      ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
      ...[`--lc-ctype=${characterType}`, '--no-instructions'],
    ]);
    if (result.code === 0) {
      renameSync(cluster, folder);
      rmSync(half, { recursive: true, force: true });
      return;
    }
    output = result.output;
    if (!output.includes('invalid locale name')) break;
  }
  rmSync(half, { recursive: true, force: true });
  throw new StartError(`The database could not be made in ${folder}: ${lastLines(output)}`);
}

function removeHalfMade(folder: string): void {
  const parent = dirname(folder);
  for (const name of readdirSync(parent))
    if (name.startsWith(`${basename(folder)}.new`))
      rmSync(join(parent, name), { recursive: true, force: true });
}

/** Settings for a small machine: a few dozen connections, no parallel plans, everything on a fast disk. */
const settings: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: `${bufferMegabytes()}MB`,
  effective_cache_size: '512MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  io_method: 'sync',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_compression: 'on',
  max_wal_size: '1GB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The server logs failed statements itself; their texts may hold what should not be in a log file.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  password_encryption: 'scram-sha-256',
  statement_timeout: '0',
};

/** Where there is memory, as much as keeps passes and their indexes: writing many of them must not wait for the disk. */
function bufferMegabytes(): number {
  const [least, most, share] = [128, 512, 1 / 16];
  return Math.round(Math.min(most, Math.max(least, (totalmem() / 2 ** 20) * share)));
}

const startSeconds = 120;

/** Starts the database and waits until it takes connections. */
export async function startCluster(cluster: Cluster): Promise<ChildProcess> {
  const { binaries, user, folder, socketFolder, logFile } = cluster;
  if (existsSync(logFile) && statSync(logFile).size > 5_000_000) renameSync(logFile, `${logFile}.1`);
  const log = openSync(logFile, 'a', 0o600);
  chmodSync(logFile, 0o600);
  const logStart = statSync(logFile).size;
  const all = { ...settings, ...cluster.settings, unix_socket_directories: `${socketFolder}, .` };
  const child = spawnAs(
    user,
    join(binaries.folder, 'bin', 'postgres'),
    ['-D', folder, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { stdio: ['ignore', log, log] },
  );
  closeSync(log);
  let failure: string | null = null;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', (code, signal) => (failure ??= `it ended with ${signal ?? `code ${code}`}`));
  for (const end = performance.now() + startSeconds * 1000; performance.now() < end; await sleep(15)) {
    if (failure !== null) break;
    const file = readPidFile(folder);
    if (file?.pid === child.pid && file?.ready) return child;
  }
  if (failure === null) {
    child.kill('SIGINT');
    await once(child, 'exit');
  }
  throw new StartError(
    `The database did not start: ${failure ?? `not ready after ${startSeconds} seconds`}. ${tail(logFile, logStart)}`,
  );
}

function tail(file: string, from: number): string {
  return lastLines(readFileSync(file).subarray(from).toString());
}

const lastLines = (text: string) => text.trim().split('\n').slice(-4).join(' | ');

/** Ends the database: open transactions are rolled back, everything acknowledged is on disk. */
export async function stopCluster(
  { binaries, user, folder }: Pick<Cluster, 'binaries' | 'user' | 'folder'>,
  mode: 'fast' | 'immediate' = 'fast',
): Promise<boolean> {
  const arguments_ = ['stop', '--pgdata', folder, '--mode', mode, '--wait', '--timeout', '60', '--silent'];
  const { code } = await runAs(user, join(binaries.folder, 'bin', 'pg_ctl'), arguments_);
  return code === 0 || readPidFile(folder) === null;
}
