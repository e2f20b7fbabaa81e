import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSuperAdmin } from '../features/auth/index.ts';
import { type Db, openDatabase } from '../platform/db/database.ts';
import { readPidFile } from '../platform/db/embedded/pid-file.ts';
import { openStorage } from '../platform/db/storage.ts';
import { readConfig } from '../config.ts';
import { type Child, startChild } from '../testing/child.ts';
import { aLevel, aPlayer } from '../testing/catalogue.ts';
import { expectStandingsFromNothing } from '../testing/standings-from-nothing.ts';
import { type Stage, startTraffic, type Traffic } from './traffic.ts';

const isFull = process.env.RONDO_FULL === '1';
const kills = isFull ? 30 : 5;
const leastWrites = isFull ? 1000 : 170;
const password = 'a long password of a test';
const main = new URL('../main.ts', import.meta.url);

let root: string;
let env: Record<string, string>;
let server: Child;
let url: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'rondo-durability-'));
  chmodSync(root, 0o755);
  env = { DATA_DIR: join(root, 'data'), PORT: '0', DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' };
});
afterAll(async () => {
  server?.process.kill('SIGTERM');
  await server?.ended;
  rmSync(root, { recursive: true, force: true });
});

it(`keeps every acknowledged write through ${kills} kills, with standings as made from nothing`, {
  timeout: isFull ? 15 * 60_000 : 4 * 60_000,
}, async () => {
  const random = seeded(20_261);
  await start();
  env = { ...env, PORT: new URL(url).port };
  const stage = await beside(setStage);
  const users = await Promise.all([1, 2, 3].map((number) => register(`player_${number}`)));
  const traffic = startTraffic(url, { users, admin: await login('Admin') }, stage);
  for (let kill = 1; kill <= kills; kill++) {
    await writesBeyond(traffic, Math.ceil((leastWrites / kills) * kill));
    await pause(random() * 60);
    // Every third kill takes only the database: the server has to bring it back by itself.
    if (kill % 3 === 0) await killDatabase();
    else await killServer();
  }
  await writesBeyond(traffic, leastWrites);
  await traffic.stop();
  expect(traffic.failures).toEqual([]);
  await beside((db) => expectAllThere(db, traffic));
  await beside(expectStandingsFromNothing);
});

async function start(): Promise<void> {
  server = startChild(main, [], { env });
  url = (await server.says(/Rondo runs on (\S+)/))[1] ?? '';
}

async function killServer(): Promise<void> {
  server.process.kill('SIGKILL');
  await server.ended;
  await start();
}

async function killDatabase(): Promise<void> {
  const { pid } = readPidFile(join(env.DATA_DIR ?? '', 'postgres')) ?? {};
  if (pid === undefined) throw new Error('no database process to kill');
  process.kill(pid, 'SIGKILL');
  for (;;) {
    const { pid: next } = readPidFile(join(env.DATA_DIR ?? '', 'postgres')) ?? {};
    if (next !== undefined && next !== pid) return;
    await pause(20);
  }
}

async function writesBeyond(traffic: Traffic, target: number): Promise<void> {
  while (traffic.writes() < target) await pause(10);
}

/** Work on the database beside the running server. */
async function beside<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const storage = await openStorage(readConfig(env), {
    role: 'tool',
    say: () => undefined,
    lost: (reason) => {
      throw reason;
    },
  });
  const db = openDatabase(storage.url, { connections: 2 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
    await storage.stop();
  }
}

async function setStage(db: Db): Promise<Stage> {
  await createSuperAdmin(db, { username: 'Admin', email: 'admin@example.org', password });
  const levelIds: number[] = [];
  const playerIds: number[] = [];
  for (let number = 0; number < 12; number++) levelIds.push(await aLevel(db));
  for (let number = 0; number < 20; number++) playerIds.push(await aPlayer(db));
  const { id } = await db
    .insertInto('creators')
    .values({ name: 'Charter' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { levelIds, playerIds, creatorId: id };
}

async function expectAllThere(db: Db, { acknowledged }: Traffic): Promise<void> {
  const passes = await db.selectFrom('pass_submissions').select(['id', 'status', 'pass_id']).execute();
  const levels = await db.selectFrom('level_submissions').select(['id', 'status', 'level_id']).execute();
  const passOf = new Map(passes.map((row) => [row.id, row]));
  const levelOf = new Map(levels.map((row) => [row.id, row]));
  for (const id of acknowledged.passSubmissions) expect(passOf.has(id), `pass submission ${id}`).toBe(true);
  for (const id of acknowledged.levelSubmissions)
    expect(levelOf.has(id), `level submission ${id}`).toBe(true);
  for (const [id, passId] of acknowledged.passes) {
    expect(passOf.get(id)?.status, `approval of pass submission ${id}`).toBe('approved');
    if (passId !== 0) expect(passOf.get(id)?.pass_id).toBe(passId);
  }
  for (const [id, levelId] of acknowledged.levels) {
    expect(levelOf.get(id)?.status, `approval of level submission ${id}`).toBe('approved');
    if (levelId !== 0) expect(levelOf.get(id)?.level_id).toBe(levelId);
  }
  const { count } = await db
    .selectFrom('passes')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(passes.filter(({ status }) => status === 'approved').length);
}

async function post(path: string, body: unknown): Promise<string> {
  const reply = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { token } = (await reply.json()) as { token?: string };
  if (token === undefined) throw new Error(`${path} gave no token`);
  return token;
}

const register = (username: string) =>
  post('/v2/auth/register', { username, email: `${username}@example.org`, password });
const login = (emailOrUsername: string) => post('/v2/auth/login', { emailOrUsername, password });

/** The same sequence every time, so that a failure can be seen again. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
