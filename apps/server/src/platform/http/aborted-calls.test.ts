import { endpointsOf } from '@rondo/contract/endpoint';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { openSocket, replyOf } from '../../testing/bare-socket.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { route } from './route.ts';

const call = endpointsOf('slow');
const text = z.object({ text: z.string() });
const slow = {
  read: call.get('/v2/slow', 'P', { summary: 'Takes its time.', schema: { response: { 200: text } } }),
  write: call.post('/v2/slow', 'P', {
    summary: 'Takes its time.',
    schema: { body: text, response: { 200: text } },
  }),
};
/** Too long for one packet, also compressed. */
const long = { text: Array.from({ length: 50_000 }, (_, index) => Math.sin(index).toString(36)).join('') };

/** Called when the handler has begun; the handler goes on when the promise is kept. */
let whileWorking: () => Promise<void> = async () => undefined;
const answerLong = async () => {
  await whileWorking();
  return long;
};
const logLines: string[] = [];
const metrics = createMetrics();
const app = appOfTests({
  logLines,
  metrics,
  features: [
    {
      name: 'slow',
      register: (site) => {
        route(site, slow.read, answerLong);
        route(site, slow.write, answerLong);
      },
    },
  ],
});
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await app.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
beforeEach(() => {
  logLines.length = 0;
  whileWorking = async () => undefined;
});

const get = (more = '') => `GET /v2/slow HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
const post = (length: number, more = '') =>
  `POST /v2/slow HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${more}\r\n`;
const compressed = 'Accept-Encoding: gzip\r\n';
const body = '{"text":"a"}';

const openConnections = () =>
  new Promise<number>((done) => app.app.server.getConnections((_error, count) => done(count)));
const statuses = async () =>
  [...(await metrics.text()).matchAll(/rondo_http_seconds_count\{.*status="(\d+)"/g)].map(
    ([, status]) => status,
  );

/** Nothing of the calls before is still underway once another one, which takes as long, is answered. */
async function anotherCall(): Promise<number> {
  const socket = await openSocket(port, get('Connection: close\r\n'));
  await expect.poll(socket.isEnded).toBe(true);
  socket.socket.destroy();
  return replyOf(socket).status;
}

it.each([
  ['a read', get()],
  ['a read whose reply is compressed', get(compressed)],
  ['a write', post(body.length) + body],
  ['a write whose reply is compressed', post(body.length, compressed) + body],
])('%s of a client that went away meanwhile is no error', async (_title, request) => {
  let goOn: (() => void) | null = null;
  whileWorking = () => new Promise((done) => (goOn = done));
  const { socket } = await openSocket(port, request);
  await expect.poll(() => goOn).not.toBeNull();
  socket.resetAndDestroy();
  await expect.poll(openConnections).toBe(0);
  whileWorking = async () => undefined;
  (goOn as (() => void) | null)?.();
  expect(await anotherCall()).toBe(200);
  expect(logLines).toEqual([]);
  expect(await statuses()).not.toContain('500');
});

it('a body that breaks off is no error', async () => {
  for (let time = 0; time < 3; time++) {
    const { socket } = await openSocket(port, `${post(1_000)}{"text":`);
    await expect.poll(openConnections).toBe(1);
    socket.resetAndDestroy();
    await expect.poll(openConnections).toBe(0);
  }
  expect(await anotherCall()).toBe(200);
  expect(logLines).toEqual([]);
  expect(await statuses()).not.toContain('500');
});
