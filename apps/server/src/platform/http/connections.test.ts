import { problemShape } from '@rondo/contract/problem';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BareSocket, openSocket, replyOf } from '../../testing/bare-socket.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { listenLive } from '../../testing/listen-live.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { signedInUser } from '../../testing/users.ts';
import { createMetrics } from '../metrics/metrics.ts';

const most = 12;
const quick = { header: 150, request: 300, idle: 200, check: 20 };
const metrics = createMetrics();
/** Closes early what is slow. */
const hasty = appOfTests({ connectionLimits: quick });
/** Waits for no reader. */
const impatient = appOfTests({ connectionLimits: { stalled: 300 } });
/** Has room for few. */
const small = appOfTests({ connectionLimits: { most, slowBody: 50 }, metrics });

const ports = new Map<TestApp, number>();
beforeAll(async () => {
  for (const site of [hasty, impatient, small])
    ports.set(site, Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port));
});

const sockets: BareSocket[] = [];
afterEach(() => {
  for (const { socket } of sockets.splice(0)) socket.destroy();
});

async function open(site: TestApp, first = ''): Promise<BareSocket> {
  const socket = await openSocket(ports.get(site) ?? 0, first);
  sockets.push(socket);
  return socket;
}
const openMany = (site: TestApp, count: number, first = '') =>
  Promise.all(Array.from({ length: count }, () => open(site, first)));
const held = (site: TestApp) =>
  new Promise<number>((done) => site.app.server.getConnections((_error, count) => done(count)));
const noneHeld = (site: TestApp) => expect.poll(() => held(site)).toBe(0);

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const post = (more: string) => `POST /v2/auth/login HTTP/1.1\r\nHost: x\r\n${more}`;
const answered = async (socket: BareSocket) => {
  await expect.poll(() => socket.text()).toContain('\r\n\r\n');
  await expect.poll(() => replyOf(socket)).toMatchObject({ status: expect.any(Number) });
  const { status, body } = replyOf(socket);
  return { status, code: problemShape.parse(body).code };
};

describe('a connection that the other side never closes', () => {
  it.each([
    ['garbage', 'NONSENSE\r\n\r\n', { status: 400, code: 'VALIDATION_FAILED' }],
    ['a slow header', 'GET /v2/config HTTP/1.1\r\nHost: x\r\nX-', { status: 408, code: 'REQUEST_TIMEOUT' }],
    [
      'a slow body',
      post('Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{'),
      { status: 408, code: 'REQUEST_TIMEOUT' },
    ],
    [
      'a header that is too large',
      `GET /v2/config HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(70_000)}`,
      { status: 431, code: 'HEADER_TOO_LARGE' },
    ],
  ])('is answered and destroyed after %s', async (_title, first, problem) => {
    const socket = await open(hasty, first);
    expect(await answered(socket)).toEqual(problem);
    await noneHeld(hasty);
  });

  it('is destroyed without a word when nothing came', async () => {
    const many = await openMany(hasty, 50);
    await noneHeld(hasty);
    await expect.poll(() => many.every(({ isEnded }) => isEnded())).toBe(true);
    expect(many.map(({ text }) => text()).join('')).toBe('');
  });

  it('is destroyed some time after its last reply', async () => {
    const socket = await open(hasty, get('/v2/config'));
    await expect.poll(() => socket.text()).toMatch(/^HTTP\/1.1 200 /);
    await noneHeld(hasty);
  });

  it('is destroyed when it does not read what it asked for', async () => {
    const socket = await open(impatient);
    socket.socket.pause();
    socket.socket.write(get('/openapi.json').repeat(100));
    await expect.poll(() => held(impatient)).toBe(1);
    await noneHeld(impatient);
  });
});

describe('more connections than there may be', () => {
  const visit = () =>
    fetch(`http://127.0.0.1:${ports.get(small)}/v2/config`, { headers: { connection: 'close' } });

  it('leave room for a new visitor, who is answered at once', async () => {
    await openMany(small, most * 20);
    expect((await visit()).status).toBe(200);
    await expect.poll(() => held(small)).toBeLessThanOrEqual(most);
  });

  it('close the silent first, then those that wait for another request', async () => {
    const [older, newer] = [await keptAlive(), await keptAlive()];
    const silent = await openMany(small, most - 2);
    await expect
      .poll(() => metrics.text())
      .toContain(`rondo_http_connections{kind="http",state="silent"} ${most - 2}`);
    for (let n = 0; n < most; n++) expect((await visit()).status).toBe(200);
    expect(silent.some(({ isEnded }) => isEnded())).toBe(true);
    expect([older.isEnded(), newer.isEnded()]).toEqual([false, false]);

    for (let n = 0; n < most - 1; n++) await keptAlive();
    await expect.poll(() => older.isEnded()).toBe(true);
    expect(newer.isEnded()).toBe(false);
  });

  it('close slow bodies when nothing else can go', async () => {
    const slow = await openMany(
      small,
      most,
      post('Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{'),
    );
    await expect
      .poll(() => metrics.text())
      .toContain(`rondo_http_connections{kind="http",state="busy"} ${most}`);
    await expect.poll(async () => (await visit()).status).toBe(200);
    await expect.poll(() => slow.some(({ isEnded }) => isEnded())).toBe(true);
  });

  it('never close what is being answered: when all are, the new one is refused', async () => {
    const user = await signedInUser(small);
    const url = `http://127.0.0.1:${ports.get(small)}`;
    const streams = await Promise.all(
      Array.from({ length: most }, () => listenLive(url, { token: user.token })),
    );
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    const refused = await open(small);
    expect(await answered(refused)).toEqual({ status: 503, code: 'BUSY' });
    expect(refused.text()).toContain('Retry-After: 2');
    let ended = 0;
    for (const stream of streams) void stream.ended.finally(() => ended++).catch(() => undefined);
    streams[0]?.close();
    await expect.poll(() => held(small)).toBe(most - 1);
    expect((await visit()).status).toBe(200);
    expect(ended).toBe(1);
    for (const stream of streams) stream.close();
    await noneHeld(small);
  });

  /** A connection that has been answered once and waits. */
  async function keptAlive(): Promise<BareSocket> {
    const socket = await open(small, get('/v2/config'));
    await expect.poll(() => socket.text()).toContain('200 OK');
    return socket;
  }
});

describe('what Node would refuse itself', () => {
  it.each([
    ['a missing Host', 'GET /v2/config HTTP/1.1\r\n\r\n', { status: 400, code: 'VALIDATION_FAILED' }],
    [
      'an Expect that nobody knows',
      'GET /v2/config HTTP/1.1\r\nHost: x\r\nExpect: cake\r\n\r\n',
      { status: 417, code: 'EXPECTATION_FAILED' },
    ],
    [
      'two Hosts',
      'GET /v2/config HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n',
      { status: 400, code: 'VALIDATION_FAILED' },
    ],
    [
      'the same Host twice, on a page, in other letters',
      'GET /levels HTTP/1.1\r\nHost: x\r\nAccept: */*\r\nhOST: x\r\n\r\n',
      { status: 400, code: 'VALIDATION_FAILED' },
    ],
    [
      'a tunnel',
      'CONNECT example.org:443 HTTP/1.1\r\nHost: x\r\n\r\n',
      { status: 405, code: 'METHOD_NOT_ALLOWED' },
    ],
  ])('has the shape of a problem: %s', async (_title, request, problem) => {
    expect(await answered(await open(hasty, request))).toEqual(problem);
  });
});
