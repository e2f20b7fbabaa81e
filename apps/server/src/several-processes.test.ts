import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Child, startChild } from './testing/child.ts';
import { type ExternalServer, startExternalServer } from './testing/external-server.ts';
import { chosen, levelBody } from './testing/forms.ts';
import { type LiveEar, listenLive } from './testing/listen-live.ts';

const main = new URL('./main.ts', import.meta.url);
const adminTool = new URL('./tools/admin.ts', import.meta.url);
const password = 'a long enough secret';

vi.setConfig({ testTimeout: 120_000 });

let database: ExternalServer;
let root: string;
let servers: { readonly child: Child; readonly url: string; readonly line: string }[] = [];
const ears: LiveEar[] = [];

beforeAll(async () => {
  database = await startExternalServer();
  root = mkdtempSync(join(tmpdir(), 'rondo-processes-'));
  // Both at once on an empty database: one migrates, the other waits for it.
  servers = await Promise.all(['one', 'other'].map(startServer));
}, 120_000);
afterEach(() => {
  for (const ear of ears.splice(0)) ear.close();
});
afterAll(async () => {
  for (const { child } of servers) child.process.kill('SIGTERM');
  await Promise.all(servers.map(({ child }) => child.ended));
  await database.stop();
  rmSync(root, { recursive: true, force: true });
});

const environmentOf = (name: string) => ({
  DATA_DIR: join(root, name),
  DATABASE_URL: database.url,
  SESSION_SECRET: 'one secret for all the processes of a site',
  PORT: '0',
  DEMO: 'off',
  CAPTCHA: 'none',
  LOG_LEVEL: 'error',
});

async function startServer(name: string) {
  const child = startChild(main, [], { env: environmentOf(name) });
  const [line, url = ''] = await child.says(/Rondo runs on (\S+) .*/);
  return { child, url, line };
}

const urlOf = (place: 0 | 1) => servers[place]?.url ?? '';

async function call(place: 0 | 1, method: string, path: string, token = '', body?: unknown, more = {}) {
  const response = await fetch(`${urlOf(place)}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...more },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const cookie = response.headers.getSetCookie().find((header) => header.startsWith('rondo_events='));
  return {
    status: response.status,
    body: text === '' ? null : JSON.parse(text),
    cookie: cookie?.split(';')[0] ?? '',
  };
}

async function listen(place: 0 | 1, cookie: string): Promise<LiveEar> {
  const ear = await listenLive(urlOf(place), { cookie });
  ears.push(ear);
  return ear;
}

describe('two server processes on one external PostgreSQL', () => {
  it('run on the database that DATABASE_URL names', () => {
    for (const { line } of servers) expect(line).toMatch(/PostgreSQL \d\d\.\d.* of DATABASE_URL/);
  });

  it('are one site: from a form at one, over its approval, to the list at the other', async () => {
    const email = 'keeper@example.org';
    const made = startChild(
      adminTool,
      ['create', '--username', 'keeper', '--email', email, '--password', password],
      {
        env: environmentOf('tool'),
      },
    );
    expect(await made.ended, made.output()).toBe(0);
    const admin = await call(1, 'POST', '/v2/auth/login', '', { emailOrUsername: 'keeper', password });
    const ear = await listen(1, admin.cookie);
    expect(ear.status).toBe(200);

    const newcomer = { username: 'runner', email: 'runner@example.org', password };
    const { token } = (await call(0, 'POST', '/v2/auth/register', '', newcomer)).body;
    const profile = { kind: 'charter', name: 'Kettle Fox', discordId: '123456789012345678', country: 'FI' };
    const charter = (await call(1, 'POST', '/v2/admin/profiles', admin.body.token, profile)).body;
    const form = levelBody({ creatorRequests: [chosen(charter)] });
    const headers = { 'x-form-type': 'level', 'idempotency-key': 'once' };
    const [first, second] = await Promise.all([
      call(0, 'POST', '/v2/form/form-submit', token, form, headers),
      call(1, 'POST', '/v2/form/form-submit', token, form, headers),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    const id = first.body.submissionId;
    expect(second.body.submissionId).toBe(id);

    const path = `/v2/admin/submissions/levels/${id}/approve`;
    const approved = await call(0, 'PUT', path, admin.body.token);
    expect(approved.status, JSON.stringify(approved.body)).toBe(200);
    const { levelId } = approved.body;
    await expect
      .poll(() => ear.facts(), { timeout: 5000 })
      .toContainEqual({ type: 'levelUpdate', data: { levelId, action: 'create' } });
    expect(ear.facts()).toContainEqual({
      type: 'submissionUpdate',
      data: { action: 'approve', submissionId: id, submissionType: 'level' },
    });
    const found = await call(1, 'GET', '/v2/database/levels?query=Paper%20Lantern');
    expect(found.body.results.map((level: { id: number }) => level.id)).toEqual([levelId]);
  });

  it('end a session together and count failures together', async () => {
    const login = (place: 0 | 1, given: string) =>
      call(place, 'POST', '/v2/auth/login', '', { emailOrUsername: 'runner', password: given });
    const { body, cookie } = await login(0, password);
    expect((await call(1, 'GET', '/v2/auth/profile/me', body.token)).status).toBe(200);
    expect((await call(1, 'POST', '/v2/auth/logout', body.token)).status).toBe(204);
    expect((await call(0, 'GET', '/v2/auth/profile/me', body.token)).status).toBe(401);
    expect((await listen(0, cookie)).status).toBe(401);

    const statuses: number[] = [];
    for (let n = 0; n < 26; n++) statuses.push((await login(n % 2 === 0 ? 0 : 1, 'wrong')).status);
    expect(statuses).toEqual([...Array.from({ length: 25 }, () => 401), 429]);
  });

  it('end their streams and then themselves when they are told to, one without the other', async () => {
    const newcomer = { username: 'listener', email: 'listener@example.org', password };
    const { cookie } = await call(0, 'POST', '/v2/auth/register', '', newcomer);
    const [here, there] = [await listen(0, cookie), await listen(1, cookie)];
    servers[0]?.child.process.kill('SIGTERM');
    await here.ended;
    expect(await servers[0]?.child.ended).toBe(0);
    let hasEnded = false;
    there.ended.finally(() => (hasEnded = true)).catch(() => undefined);
    expect((await fetch(`${urlOf(1)}/health`)).status).toBe(200);
    expect(hasEnded).toBe(false);
  });
});
