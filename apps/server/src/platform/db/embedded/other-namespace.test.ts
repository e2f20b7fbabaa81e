import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Child, childrenOf, startChild } from '../../../testing/child.ts';
import { isAlive } from './processes.ts';

vi.setConfig({ testTimeout: 90_000 });

const holdDatabase = new URL('../../../testing/hold-database.ts', import.meta.url);
const alone = ['unshare', '--pid', '--ipc', '--fork', '--mount-proc', '--kill-child'];
/** The namespace lives on when the program in it was killed, as a container does whose first process is another. */
const outliving = [...alone, 'sh', '-c', '"$@" & wait; sleep 600', 'sh'];
const WRITES = 1000;

let root: string;
let dataDir: string;
const children: Child[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rondo-namespace-'));
  chmodSync(root, 0o755);
  dataDir = join(root, 'data');
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.process.kill('SIGKILL');
    await child.ended;
  }
  // The database of a program that was killed may still write while it ends.
  rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Its process is that of `unshare`; `program` is the one in the namespace. */
async function holdElsewhere() {
  const child = run('server', outliving);
  const { url } = await heldBy(child);
  const [shell = 0] = childrenOf(child.process.pid ?? 0);
  const [program = 0] = childrenOf(shell);
  return { child, url, program };
}

function run(role: 'server' | 'tool', before: readonly string[] = [], overlapMs = 0): Child {
  const child = startChild(holdDatabase, [dataDir, join(root, 'elsewhere'), role, `${overlapMs}`], {
    before,
  });
  children.push(child);
  return child;
}

async function heldBy(child: Child) {
  const [line] = await child.says(/^\{.*\}$/m);
  return JSON.parse(line) as { kind: string; url: string; took: number };
}

/** Writes rows one by one, each committed for itself; `acknowledged` grows with the answers until `stop`. */
async function startWriting(url: string, name: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('CREATE TABLE IF NOT EXISTS written (name text, n int)');
  let isStopped = false;
  let acknowledged = 0;
  const ended = (async () => {
    while (!isStopped) {
      await client.query('INSERT INTO written VALUES ($1, $2)', [name, acknowledged + 1]);
      acknowledged++;
    }
  })().catch(() => undefined);
  return {
    reaches: (count: number) => vi.waitFor(() => expect(acknowledged).toBeGreaterThanOrEqual(count), 60_000),
    stop: async () => {
      isStopped = true;
      await ended;
      await client.end().catch(() => undefined);
      return acknowledged;
    },
  };
}

async function countWritten(url: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('SELECT name, count(*)::int AS count FROM written GROUP BY name');
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  } finally {
    await client.end();
  }
}

const lockOf = () => readFileSync(join(dataDir, 'lock'), 'utf8');

describe.skipIf(!canUnshare())('a data folder that a process in a namespace of its own holds', () => {
  it('a tool outside joins it; what both wrote is there after a kill of all', async () => {
    const { child, url } = await holdElsewhere();
    const inside = await startWriting(url, 'inside');
    const tool = run('tool');
    const joined = await heldBy(tool);
    expect(joined.kind).toBe('joined');
    const outside = await startWriting(joined.url, 'outside');
    await Promise.all([inside.reaches(WRITES), outside.reaches(WRITES)]);
    tool.process.kill('SIGTERM');
    child.process.kill('SIGKILL');
    await child.ended;
    const acknowledged = { inside: await inside.stop(), outside: await outside.stop() };

    const next = await heldBy(run('server'));
    expect(next.took).toBeLessThan(10_000);
    const there = await countWritten(next.url);
    expect(there.inside).toBeGreaterThanOrEqual(acknowledged.inside);
    expect(there.outside).toBeGreaterThanOrEqual(acknowledged.outside);
  });

  it('a second server is told who has it, and does no harm', async () => {
    const { child, url, program } = await holdElsewhere();
    const writing = await startWriting(url, 'first');
    const pidFile = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
    const second = run('server');
    await second.says(
      /in use by another running server \(process \d+ on \S+, since \S+ \S+ UTC\)\. Stop it first/,
    );
    expect(await second.ended).toBe(1);
    expect(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).toBe(pidFile);
    await writing.reaches(WRITES);
    const acknowledged = await writing.stop();
    process.kill(program, 'SIGTERM');
    await vi.waitFor(() => expect(isAlive(program)).toBe(false), 20_000);
    child.process.kill('SIGKILL');
    expect((await countWritten((await heldBy(run('server'))).url)).first).toBe(acknowledged);
  });

  it('a server that is started before the old one has ended waits for it and has all', async () => {
    const { url, program } = await holdElsewhere();
    const writing = await startWriting(url, 'old');
    await writing.reaches(WRITES / 2);
    const next = run('server', [], 20_000);
    await next.says(/in use by another running server .*Waiting/);
    await writing.reaches(WRITES);
    process.kill(program, 'SIGTERM');
    const acknowledged = await writing.stop();
    expect((await countWritten((await heldBy(next)).url)).old).toBe(acknowledged);
  });

  it('of a program that was killed, the database ends and the next start has all', async () => {
    const { url, program } = await holdElsewhere();
    const writing = await startWriting(url, 'killed');
    await writing.reaches(100);
    process.kill(program, 'SIGKILL');
    const acknowledged = await writing.stop();
    const next = await heldBy(run('server', [], 8000));
    expect(next.took).toBeLessThan(10_000);
    expect((await countWritten(next.url)).killed).toBeGreaterThanOrEqual(acknowledged);
  });

  it('of one that is frozen as a whole, nothing is touched', async () => {
    const { child, url } = await holdElsewhere();
    const writing = await startWriting(url, 'frozen');
    await writing.reaches(100);
    const all = familyOf(child.process.pid ?? 0);
    signal(all, 'SIGSTOP');
    const before = lockOf();
    const second = run('server');
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('in use by another running server');
    expect(lockOf()).toBe(before);
    signal(all, 'SIGCONT');
    await writing.reaches(200);
    const acknowledged = await writing.stop();
    expect((await countWritten(url)).frozen).toBe(acknowledged);
  });
});

const familyOf = (pid: number): number[] => childrenOf(pid).flatMap((child) => [child, ...familyOf(child)]);

/** Some of them may have ended: the keeper of the lock starts short-lived ones. */
function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) if (isAlive(pid)) process.kill(pid, name);
}

function canUnshare(): boolean {
  try {
    execFileSync(alone[0] ?? '', [...alone.slice(1), 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
