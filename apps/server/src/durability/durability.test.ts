import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSuperAdmin } from '../features/auth/index.ts';
import { type Db, openDatabase } from '../platform/db/database.ts';
import { readPidFile } from '../platform/db/embedded/pid-file.ts';
import { openStorage } from '../platform/db/storage.ts';
import { seededRandom } from '../platform/seeded-random.ts';
import { readConfig } from '../config.ts';
import { type Child, mainProgram, startChild } from '../testing/child.ts';
import { aCreator, aLevel, aPlayer } from '../testing/catalogue.ts';
import { expectStandingsFromNothing } from '../testing/standings-from-nothing.ts';

const isFull = process.env.RONDO_FULL === '1';
const kills = isFull ? 30 : 3;
const leastWrites = isFull ? 1000 : 120;
const password = 'a long password of a test';
type Traffic = ReturnType<typeof startTraffic>;

type Stage = {
  readonly levelIds: readonly number[];
  readonly playerIds: readonly number[];
  readonly creatorId: number;
};

const NOT_PENDING = 409;

let root: string;
let env: Record<string, string>;
let server: Child;
let url: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'rondo-durability-'));
  chmodSync(root, 0o755);
  env = {
    DATA_DIR: join(root, 'data'),
    PORT: '0',
    DEMO: 'off',
    BACKUP_SCHEDULE: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
  };
});
afterAll(async () => {
  server?.process.kill('SIGTERM');
  await server?.ended;
  rmSync(root, { recursive: true, force: true });
});

it(`keeps every acknowledged write through ${kills} kills, with standings as made from nothing`, {
  timeout: isFull ? 15 * 60_000 : 4 * 60_000,
}, async () => {
  const random = seededRandom('durability');
  await start();
  env = { ...env, PORT: new URL(url).port };
  const stage = await beside(setStage);
  const users = await Promise.all([1, 2, 3].map((number) => register(`player_${number}`)));
  const traffic = startTraffic(url, { users, admin: await login('Admin') }, stage);
  for (let kill = 1; kill <= kills; kill++) {
    await writesBeyond(traffic, Math.ceil((leastWrites / kills) * kill));
    await pause(random.fraction() * 60);
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
  server = startChild(mainProgram, [], { env });
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
  const { id } = await aCreator(db, { name: 'Charter' });
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

/** Some users submit passes and levels, a super admin allows them; all go on through every kill. */
function startTraffic(
  url: string,
  tokens: { readonly users: readonly string[]; readonly admin: string },
  stage: Stage,
) {
  const acknowledged = {
    passSubmissions: new Set<number>(),
    levelSubmissions: new Set<number>(),
    /** Pass or level by its submission; 0 when the reply was lost. */
    passes: new Map<number, number>(),
    levels: new Map<number, number>(),
  };
  /** Replies with a 5xx other than 503: none is allowed. */
  const failures: string[] = [];
  let running = true;
  let serial = 0;

  const call = async (method: string, path: string, token: string, body?: unknown, form?: string) => {
    try {
      const reply = await fetch(url + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(form === undefined ? {} : { 'x-form-type': form }),
        },
        body: JSON.stringify(body ?? {}),
      });
      const answer = { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
      if (answer.status >= 500 && answer.status !== 503) failures.push(`${path}: ${JSON.stringify(answer)}`);
      return answer;
    } catch {
      // The server is gone: what was not acknowledged may or may not be there.
      await pause(20);
      return null;
    }
  };

  const submit = async (token: string) => {
    const number = ++serial;
    const isLevel = number % 5 === 0;
    const body = isLevel ? levelForm(number, stage) : passForm(number, stage);
    const reply = await call('POST', '/v2/form/form-submit', token, body, isLevel ? 'level' : 'pass');
    const id = reply?.body.submissionId;
    if (typeof id !== 'number') return;
    (isLevel ? acknowledged.levelSubmissions : acknowledged.passSubmissions).add(id);
  };

  /** A reply that was lost in a kill leaves the decision open: it is asked for again, and 0 stands for "decided". */
  const allowOne = async (what: 'passes' | 'levels', id: number) => {
    const reply = await call('PUT', `/v2/admin/submissions/${what}/${id}/approve`, tokens.admin);
    const made = reply?.body[what === 'passes' ? 'passId' : 'levelId'];
    if (typeof made === 'number') acknowledged[what].set(id, made);
    else if (reply?.status === NOT_PENDING) acknowledged[what].set(id, 0);
  };
  const allow = async () => {
    const pass = [...acknowledged.passSubmissions].find((id) => !acknowledged.passes.has(id));
    const level = [...acknowledged.levelSubmissions].find((id) => !acknowledged.levels.has(id));
    if (pass !== undefined) await allowOne('passes', pass);
    if (level !== undefined) await allowOne('levels', level);
    if (pass === undefined && level === undefined) await pause(10);
  };

  const forever = async (work: () => Promise<unknown>) => {
    while (running) await work();
  };
  const loops = [...tokens.users.map((token) => forever(() => submit(token))), forever(allow)];
  return {
    acknowledged,
    failures,
    /** How many writes the server has acknowledged so far. */
    writes: () => {
      const { passSubmissions, levelSubmissions, passes, levels } = acknowledged;
      return passSubmissions.size + levelSubmissions.size + passes.size + levels.size;
    },
    stop: async () => {
      running = false;
      await Promise.all(loops);
    },
  };
}

function passForm(number: number, { levelIds, playerIds }: Stage) {
  return {
    levelId: levelIds[number % levelIds.length],
    videoLink: `https://example.org/videos/${number}`,
    title: `Clear ${number}`,
    passer: 'somebody',
    passerId: playerIds[(number * 7) % playerIds.length],
    passerRequest: false,
    feelingDifficulty: 'G1',
    rawTime: new Date(Date.UTC(2024, 0, 1) + ((number * 7919) % 40_000) * 60_000).toISOString(),
    earlyDouble: number % 3,
    earlySingle: 1,
    ePerfect: 4,
    perfect: 500 + number,
    lPerfect: 3,
    lateSingle: 0,
  };
}

function levelForm(number: number, { creatorId }: Stage) {
  return {
    song: `Song ${number}`,
    artist: 'Somebody',
    diff: 'G1',
    videoLink: `https://example.org/charts/${number}`,
    directDL: `https://example.org/files/${number}.zip`,
    creatorRequests: [{ creatorName: 'Charter', creatorId, role: 'charter', isNewRequest: false }],
  };
}
