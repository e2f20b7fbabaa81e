import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { beforeTests, closedAfter } from '../../testing/before-tests.ts';
import { askOutside } from './ask-outside.ts';

let answer: RequestListener = (_request, response) => response.end();
let sockets = 0;
const server = closedAfter(async () => {
  const made = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  made.on('connection', (socket) => {
    sockets += 1;
    socket.on('error', () => undefined).on('close', () => (sockets -= 1));
  });
  await once(made, 'listening');
  return {
    made,
    close: async () => {
      made.closeAllConnections();
      made.close();
      await once(made, 'close');
    },
  };
});
const service = beforeTests(async () => ({
  url: `http://127.0.0.1:${(server.made.address() as AddressInfo).port}/secret-path`,
}));
const ask = (timeoutMs = 2000) => askOutside(fetch, service.url, { timeoutMs });
const bomb = Buffer.alloc(20_000_000, ' ');

it.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
] as const)('reads what is packed with %s, and counts it unpacked', async (encoding, pack) => {
  const body = JSON.stringify({ a: 'x'.repeat(60_000) });
  for (const [sent, json] of [
    [Buffer.from(body), JSON.parse(body)],
    [Buffer.concat([Buffer.from('{"a":1}'), bomb]), undefined],
  ]) {
    answer = (_request, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(pack(sent));
    expect(await ask()).toMatchObject({ status: 200, isOk: true, json });
  }
  await expect.poll(() => sockets).toBeLessThanOrEqual(1);
});

it('does not unpack twice', async () => {
  answer = (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(gzipSync(gzipSync(bomb)));
  expect(await ask()).toMatchObject({ isOk: true, json: undefined });
});

it.each([
  ['a length above the bound', 200, { 'content-length': '1000000000' }, '{"a":1}', undefined],
  ['no JSON', 200, {}, '<html>', undefined],
  ['nothing', 204, {}, undefined, undefined],
  ['JSON of a refusal', 503, { 'retry-after': '3' }, '{"a":1}', { a: 1 }],
  ['another address', 307, { location: '/elsewhere' }, '', undefined],
])('answers status and headers with %s', async (_name, status, headers, body, json) => {
  let calls = 0;
  answer = (_request, response) => {
    calls += 1;
    response.writeHead(status, headers).end(body);
  };
  const got = await ask();
  expect(got).toMatchObject({ status, json });
  expect(Object.fromEntries(got.headers)).toMatchObject(headers);
  expect(calls).toBe(1);
});

it.each([200, 500])('waits for a body that drips no longer than it may (%i)', async (status) => {
  answer = (_request, response) => {
    response.writeHead(status);
    const drip = setInterval(() => response.write(' '), 10);
    response.on('close', () => clearInterval(drip));
  };
  const began = performance.now();
  expect(await ask(200)).toMatchObject({ status, json: undefined });
  expect(performance.now() - began).toBeLessThan(1500);
});

it('says that there is no answer, and nothing of the question', async () => {
  answer = () => undefined;
  await expect(ask(50)).rejects.toThrow(/^No answer within 0\.05 s$/);
  answer = (request) => request.socket.destroy();
  await expect(ask()).rejects.toThrow(/^No connection \(UND_ERR_SOCKET\)$/);
  const odd = askOutside(fetch, 'no address with secret-path', { timeoutMs: 50 });
  await expect(odd).rejects.toThrow(/^No connection( \(ERR_INVALID_URL\))?$/);
  const header = { authorization: 'secret\n-path' };
  await expect(askOutside(fetch, service.url, { headers: header, timeoutMs: 50 })).rejects.toThrow(
    /^No connection$/,
  );
});
