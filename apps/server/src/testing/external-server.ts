import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from '../platform/db/embedded/binaries.ts';
import { readPidFile } from '../platform/db/embedded/pid-file.ts';
import { isAlive } from '../platform/db/embedded/processes.ts';
import { chooseUser, type RunAs, runAs } from '../platform/db/embedded/run-as.ts';
import { withDatabaseName } from '../platform/db/database.ts';
import { freePort } from './free-port.ts';
import { runSql } from './run-sql.ts';

/** A PostgreSQL as an operator would have it: reached over TCP with a password. */
export type ExternalServer = {
  /** Of an empty database. */
  readonly url: string;
  /** Whose binaries it runs on. */
  readonly origin: 'debian' | 'embedded';
  readonly stop: () => Promise<void>;
};

const debianRoot = '/usr/lib/postgresql';
const folderName = /^rondo-test-external-(\d+)-/;

/**
 * Starts a scratch server from the distribution's binaries, as user postgres on a free port. Where there are none it
 * says so and takes the embedded ones, so that nothing is left untested.
 */
export async function startExternalServer(): Promise<ExternalServer> {
  await removeLeftovers();
  const user = chooseUser(null);
  const folder = mkdtempSync(join(tmpdir(), `rondo-test-external-${process.pid}-`));
  chmodSync(folder, 0o755);
  const { bin, origin } = await binariesFor(user, folder);
  const password = randomBytes(12).toString('hex');
  const data = join(folder, 'data');
  await makeCluster(user, bin, data, password);
  const port = await freePort();
  const child = await start(user, bin, data, port);
  const url = `postgres://rondo:${password}@127.0.0.1:${port}/postgres`;
  await runSql(
    url,
    "CREATE DATABASE site TEMPLATE template0 ENCODING UTF8 LC_COLLATE 'C' LC_CTYPE 'C.UTF-8'",
  );
  return {
    url: withDatabaseName(url, 'site'),
    origin,
    stop: async () => {
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function binariesFor(user: RunAs, folder: string) {
  const versions = existsSync(debianRoot)
    ? readdirSync(debianRoot).sort((a, b) => Number(b) - Number(a))
    : [];
  for (const version of versions) {
    const bin = join(debianRoot, version, 'bin');
    const hasTrigrams = existsSync(`/usr/share/postgresql/${version}/extension/pg_trgm.control`);
    if (hasTrigrams && existsSync(join(bin, 'initdb'))) return { bin, origin: 'debian' as const };
  }
  process.stderr.write(
    `No PostgreSQL of the distribution is installed (apt-get install postgresql): the embedded ${process.platform} binaries stand for the external server.\n`,
  );
  const { folder: found } = await findBinaries(user, join(folder, 'binaries'));
  return { bin: join(found, 'bin'), origin: 'embedded' as const };
}

async function makeCluster(user: RunAs, bin: string, data: string, password: string): Promise<void> {
  const passwordFile = `${data}.password`;
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user !== null) for (const path of [data, passwordFile]) chownSync(path, user.uid, user.gid);
  const { code, output } = await runAs(user, join(bin, 'initdb'), [
    ...['--pgdata', data, '--username=rondo', '--pwfile', passwordFile, '--auth=scram-sha-256'],
    ...['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync', '--no-instructions'],
  ]);
  rmSync(passwordFile);
  if (code !== 0) throw new Error(`initdb of ${bin} failed: ${output}`);
}

/** Written to disk as late as possible: a test server has nothing to keep. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'listen_addresses=127.0.0.1',
];

async function start(user: RunAs, bin: string, data: string, port: number): Promise<ChildProcess> {
  const all = [...settings, `port=${port}`, `unix_socket_directories=${data}`];
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...all.flatMap((setting) => ['-c', setting])], {
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(user === null ? {} : { uid: user.uid, gid: user.gid }),
  });
  let words = '';
  return new Promise((ready, failed) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      words = `${words}${chunk}`.slice(-4000);
      if (words.includes('ready to accept connections')) ready(child);
    });
    child.once('error', failed);
    child.once('exit', () => failed(new Error(`the external server did not start: ${words}`)));
  });
}

/** Stops and removes the servers of test runs that were killed. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const owner = folderName.exec(name)?.[1];
    if (owner === undefined || isAlive(Number(owner))) continue;
    const folder = join(tmpdir(), name);
    const left = readPidFile(join(folder, 'data'));
    if (left !== null && isAlive(left.pid)) process.kill(left.pid, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  }
}
