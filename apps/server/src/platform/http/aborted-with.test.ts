import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { abortedWith } from './aborted-with.ts';

const app = Fastify();
const begun: AbortSignal[] = [];
const aborted: string[] = [];
app.get('/long', async (_request, reply) => {
  const signal = abortedWith(reply);
  begun.push(signal);
  await once(signal, 'abort');
  aborted.push((signal.reason as Error).message);
  return '';
});
app.get('/short', async (_request, reply) => {
  begun.push(abortedWith(reply));
  return 'done';
});
let port = 0;
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as { port: number }).port;
});
afterAll(() => app.close());

it('is aborted when the caller hangs up', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /long HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => begun.length).toBe(1);
  expect(begun[0]?.aborted).toBe(false);
  socket.destroy();
  await expect.poll(() => aborted).toEqual(['The caller has gone.']);
});

it('is not when the reply was sent and the connection is closed afterwards', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.end('GET /short HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  let text = '';
  for await (const part of socket) text += String(part);
  expect(text).toMatch(/done$/);
  expect(begun.at(-1)?.aborted).toBe(false);
});
