import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Child, childrenOf, startChild } from '../../../testing/child.ts';
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbedded } from './embedded.ts';
import { readPidFile } from './pid-file.ts';
import { isAlive, processSpace } from './processes.ts';
import { runAs } from './run-as.ts';

vi.setConfig({ testTimeout: 60_000 });

const holdDatabase = new URL('../../../testing/hold-database.ts', import.meta.url);
const isRoot = process.getuid?.() === 0;
const nobody = 65534;

let made: string;
let root: string;
let dataDir: string;
let elsewhere: string;
const running: { stop: () => Promise<void> }[] = [];
const children: Child[] = [];

beforeAll(async () => {
  made = join(mkdtempSync(join(tmpdir(), 'rondo-embedded-')), 'made');
  chmodSync(dirname(made), 0o755);
  await (await start({ dataDir: made })).stop();
});
afterAll(() => rmSync(dirname(made), { recursive: true, force: true }));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rondo-embedded-'));
  chmodSync(root, 0o755);
  dataDir = join(root, 'data');
  elsewhere = join(root, 'elsewhere');
});
afterEach(async () => {
  for (const database of running.splice(0)) await database.stop();
  for (const child of children.splice(0)) {
    child.process.kill('SIGTERM');
    await child.ended;
  }
  rmSync(root, { recursive: true, force: true });
});

/** Saves making one: a copy of a database that was made before. */
function bringMadeDatabase(): void {
  execFileSync('cp', ['-a', made, dataDir]);
}

async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedDatabase> {
  const lost = (reason: Error) => {
    throw reason;
  };
  const database = await startEmbedded({
    dataDir,
    elsewhere,
    role: 'server',
    say: () => undefined,
    overlapMs: 0,
    lost,
    ...options,
  });
  running.push(database);
  return database;
}

async function hold(role = 'server', user: { uid?: number; gid?: number } = {}) {
  const child = startChild(
    new URL('../../../testing/hold-database.ts', import.meta.url),
    [dataDir, elsewhere, role],
    user,
  );
  children.push(child);
  const [line] = await child.says(/^\{.*\}$/m);
  return { child, ...(JSON.parse(line) as { kind: string; url: string }) };
}

async function ask<T = unknown>(url: string, question: string): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<[T]>({ text: question, rowMode: 'array' });
    return rows[0]?.[0] as T;
  } finally {
    await client.end();
  }
}

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
const socketFolderOf = (url: string) => new URL(url).searchParams.get('host') ?? '';
const pidOf = (folder = join(dataDir, 'postgres')) => readPidFile(folder)?.pid ?? 0;

describe('a data folder of its own', () => {
  it('is made once, kept private, and found again', async () => {
    const first = await start();
    expect(first.kind).toBe('made');
    expect(mode(dataDir)).toBe('711');
    expect(mode(join(dataDir, 'postgres'))).toBe('700');
    expect(mode(join(dataDir, 'postgres-password'))).toBe('600');
    expect(mode(socketFolderOf(first.url))).toBe('700');
    expect(`${socketFolderOf(first.url)}/.s.PGSQL.5432`.length).toBeLessThan(104);
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS n');
    const pid = pidOf();
    await first.stop();
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(socketFolderOf(first.url))).toBe(false);
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);

    const second = await start();
    expect(second.kind).toBe('started');
    expect(await ask(second.url, 'SELECT n FROM kept')).toBe(7);
  });

  it('speaks UTF8 with the builtin locale, syncs, listens on no port and wants the password', async () => {
    const { url } = await start();
    expect(await ask(url, 'SHOW server_encoding')).toBe('UTF8');
    expect(
      await ask(
        url,
        'SELECT datlocprovider::text || datlocale FROM pg_database WHERE datname = current_database()',
      ),
    ).toBe('bC.UTF-8');
    expect(
      await ask<string[]>(url, "SELECT array_length(show_trgm('夜に駆ける'), 1)").catch(() => 'none'),
    ).toBe('none');
    await ask(url, 'CREATE EXTENSION pg_trgm');
    expect(await ask(url, "SELECT array_length(show_trgm('夜に駆ける'), 1)")).toBeGreaterThan(3);
    expect(await ask(url, 'SHOW fsync')).toBe('on');
    expect(await ask(url, 'SHOW listen_addresses')).toBe('');
    await expect(ask(url.replace(/:[0-9a-f]{48}@/, ':wrong@'), 'SELECT 1')).rejects.toThrow('password');
  });

  it('is not taken for whole after its making was cut off', async () => {
    const half = join(dataDir, 'postgres.new');
    const { child } = await hold();
    child.process.kill('SIGTERM');
    await child.ended;
    rmSync(join(dataDir, 'postgres'), { recursive: true });
    writeFileSync(half, 'what a crash left');
    expect((await start()).kind).toBe('made');
    expect(readdirSync(dataDir)).not.toContain('postgres.new');
  });

  it('does not start without the password of an existing database', async () => {
    bringMadeDatabase();
    rmSync(join(dataDir, 'postgres-password'));
    await expect(start()).rejects.toThrow('postgres-password is missing');
  });

  it('says what to do where nothing can be written', async () => {
    const file = join(root, 'a-file');
    writeFileSync(file, '');
    await expect(start({ dataDir: join(file, 'data') })).rejects.toThrow(/Point DATA_DIR to a folder/);
  });
});

describe('one holder at a time', () => {
  beforeEach(bringMadeDatabase);

  it('a second server learns who has the folder', async () => {
    const { child } = await hold();
    await expect(start()).rejects.toThrow(
      new RegExp(
        `^The data folder ${dataDir} is in use by another running server \\(process ${child.process.pid} on \\S+, since 20[-0-9]{8} [0-9:]{8} UTC\\)\\. Stop it first`,
      ),
    );
    expect(isAlive(pidOf())).toBe(true);
  });

  it('of two that start at once exactly one wins', async () => {
    const results = await Promise.allSettled([start(), start(), start()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('a tool joins the database of a running server and leaves it running', async () => {
    const server = await start();
    await ask(server.url, 'CREATE TABLE kept AS SELECT 7 AS n');
    const { child, kind, url } = await hold('tool');
    expect(kind).toBe('joined');
    expect(await ask(url, 'SELECT n FROM kept')).toBe(7);
    child.process.kill('SIGTERM');
    expect(await child.ended).toBe(0);
    expect(await ask(server.url, 'SELECT n FROM kept')).toBe(7);
  });

  it('a tool starts the database when no server does, and a server waits for no tool', async () => {
    const { kind } = await hold('tool');
    expect(kind).toBe('started');
    await expect(start()).rejects.toThrow('in use by a command-line tool');
  });

  it('a lock of a process that is gone, or whose number another has now, does not count', async () => {
    const space = processSpace();
    for (const holder of [{ pid: 2 ** 22 + 7 }, { pid: process.pid, birth: 'another:1' }]) {
      writeFileSync(join(dataDir, 'lock'), JSON.stringify({ ...holder, space }));
      const began = performance.now();
      const database = await start();
      expect(performance.now() - began).toBeLessThan(5000);
      await database.stop();
    }
  });

  it('a lock that nobody understands counts for as long as it changes', async () => {
    const lock = join(dataDir, 'lock');
    writeFileSync(lock, 'torn {');
    const beats = setInterval(() => utimesSync(lock, new Date(), new Date()), 500);
    await expect(start()).rejects.toThrow('is in use by another running server.');
    clearInterval(beats);
    expect((await start()).kind).toBe('started');
  });

  it('who has lost the lock ends at once, and its database too', async () => {
    const { child } = await hold();
    const database = pidOf();
    writeFileSync(join(dataDir, 'lock'), JSON.stringify({ pid: process.pid, token: 'of another' }));
    expect(await child.ended).toBe(1);
    expect(child.output()).toContain('another process has taken the data folder');
    await vi.waitFor(() => expect(isAlive(database)).toBe(false), 5000);
    expect(readFileSync(join(dataDir, 'lock'), 'utf8')).toContain('of another');
    rmSync(join(dataDir, 'lock'));
  });

  it('a tool reaches the database where the path of the folder is too long for a socket', async () => {
    dataDir = join(root, 'a'.repeat(120), 'data');
    const { url } = await hold();
    rmSync(socketFolderOf(url), { recursive: true });
    const tool = await hold('tool');
    expect(tool.kind).toBe('joined');
    expect(await ask(tool.url, 'SELECT 1')).toBe(1);
  });
});

describe('after a kill', () => {
  beforeEach(bringMadeDatabase);

  it('of the server, its database ends by itself, and the next one has every committed row', async () => {
    const { child, url } = await hold();
    await ask(url, 'CREATE TABLE kept AS SELECT 7 AS n');
    const orphan = pidOf();
    child.process.kill('SIGKILL');
    await child.ended;
    await vi.waitFor(() => expect(isAlive(orphan)).toBe(false), 5000);
    await vi.waitFor(() => expect(existsSync(join(dataDir, 'lock'))).toBe(false), 5000);
    expect(await ask((await start()).url, 'SELECT n FROM kept')).toBe(7);
  });

  it('of the server and its keeper, the next one ends the orphan', async () => {
    const { child, url } = await hold();
    await ask(url, 'CREATE TABLE kept AS SELECT 7 AS n');
    const orphan = pidOf();
    const keepers = childrenOf(child.process.pid ?? 0).filter((pid) => pid !== orphan);
    for (const pid of [...keepers, child.process.pid ?? 0]) process.kill(pid, 'SIGKILL');
    await child.ended;
    expect(isAlive(orphan)).toBe(true);
    const database = await start();
    expect(isAlive(orphan)).toBe(false);
    expect(await ask(database.url, 'SELECT n FROM kept')).toBe(7);
  });

  it('of server and database, the next one recovers', async () => {
    const { child, url } = await hold();
    await ask(url, 'CREATE TABLE kept AS SELECT 7 AS n');
    child.process.kill('SIGKILL');
    process.kill(pidOf(), 'SIGKILL');
    await child.ended;
    expect(await ask((await start()).url, 'SELECT n FROM kept')).toBe(7);
  });

  it('of the database alone, it is brought back at the same address', async () => {
    const database = await start();
    await ask(database.url, 'CREATE TABLE kept AS SELECT 7 AS n');
    const before = pidOf();
    process.kill(before, 'SIGKILL');
    const kept = () => ask(database.url, 'SELECT n FROM kept');
    await vi.waitFor(async () => expect(await kept()).toBe(7), 40_000);
    expect(pidOf()).not.toBe(before);
  });

  it('of the database alone, a statement that still runs holds the next one up for a limited time', async () => {
    const database = await start();
    const slow = ask(database.url, 'SELECT count(*) FROM generate_series(1, 10000000)').catch(
      () => 'cut off',
    );
    const isRunning =
      "SELECT count(*) FROM pg_stat_activity WHERE query LIKE '%generate_series(1%' AND pid <> pg_backend_pid()";
    await vi.waitFor(async () => expect(await ask(database.url, isRunning)).toBe('1'), 10_000);
    process.kill(pidOf(), 'SIGKILL');
    await vi.waitFor(async () => expect(await ask(database.url, 'SELECT 1')).toBe(1), 40_000);
    await slow;
  });

  it('a number in postmaster.pid that belongs to another program now stops nothing', async () => {
    writeFileSync(
      join(dataDir, 'postgres', 'postmaster.pid'),
      `${process.pid}\n${dataDir}\n1\n5432\n/tmp\n\n1 1\nready\n`,
    );
    expect(await ask((await start()).url, 'SELECT 1')).toBe(1);
    expect(isAlive(process.pid)).toBe(true);
  });
});

describe('below a folder that only its owner may enter', () => {
  beforeEach(() => chmodSync(root, 0o700));

  it('works; as root with the database elsewhere, noted and missed when it is gone', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'rondo-elsewhere-'));
    chmodSync(outside, 0o755);
    try {
      const lines: string[] = [];
      const database = await start({ elsewhere: outside, say: (line) => lines.push(line) });
      await ask(database.url, 'CREATE TABLE kept AS SELECT 7 AS n');
      await database.stop();
      const note = join(dataDir, 'postgres-location');
      expect(existsSync(note)).toBe(isRoot);
      const again = await start({ elsewhere: outside });
      expect(await ask(again.url, 'SELECT n FROM kept')).toBe(7);
      await again.stop();
      if (!isRoot) return;
      const folder = readFileSync(note, 'utf8').trim();
      expect(lines.join()).toContain(folder);
      rmSync(folder, { recursive: true });
      await expect(start({ elsewhere: outside })).rejects.toThrow(`put into ${folder}`);
      expect(existsSync(folder)).toBe(false);
    } finally {
      rmSync(outside, { recursive: true, force: true });
    }
  });
});

describe('an ordinary user', () => {
  it('needs no other user and no place elsewhere', async ({ skip }) => {
    const user = isRoot ? { uid: nobody, gid: nobody } : {};
    if (isRoot && !(await canRunAsNobody())) skip('no other user can reach this checkout or its node');
    if (isRoot) chmodSync(root, 0o777);
    const { child, url } = await hold('server', user);
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(user.uid ?? process.getuid?.());
    expect(existsSync(elsewhere)).toBe(false);
    expect(await ask(url, 'SELECT 1')).toBe(1);
    child.process.kill('SIGTERM');
    expect(await child.ended).toBe(0);
  });
});

/** As root, in a checkout below /root, the test above has no one to run as. */
async function canRunAsNobody(): Promise<boolean> {
  const user = { uid: nobody, gid: nobody, name: 'nobody' };
  const question = 'test -x "$1" && test -r "$2"';
  const { code } = await runAs(user, '/bin/sh', [
    '-c',
    question,
    'sh',
    process.execPath,
    fileURLToPath(holdDatabase),
  ]);
  return code === 0;
}
