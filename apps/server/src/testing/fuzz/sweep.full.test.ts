import { randomInt } from 'node:crypto';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { text as streamText } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../../platform/seeded-random.ts';
import { callers } from '../access-table.ts';
import { appOfTests } from '../before-tests.ts';
import type { TestReply } from '../test-app.ts';
import { fuzzSite, signInAs } from './fuzz-site.ts';
import type { OddRequest, Operation } from './odd-request.ts';
import { type ApiDocument, operationsOf } from './operations.ts';
import { faultOf } from './reply-fault.ts';
import { sweepRequest } from './sweep-request.ts';

const requests = Number(process.env.RONDO_FUZZ_REQUESTS) || 20_000;
/** RONDO_FUZZ_SEED repeats a run, but for what the requests at once do to each other. */
const seed = Number(process.env.RONDO_FUZZ_SEED) || randomInt(1, 2 ** 31);
const atOnce = 6;
const patience = 20_000;
/** A caller begins anew after so many requests, because some of them end sessions and accounts. */
const lifeOfCaller = 150;

const site = appOfTests({ ...fuzzSite, keepVisitorReplies: true });
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
let document: ApiDocument;
let operations: Operation[];
let port: number;
beforeAll(async () => {
  document = (await site.callRaw('GET', '/openapi.json')).body as ApiDocument;
  operations = operationsOf(document);
  port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
  process.stdout.write(`sweep: RONDO_FUZZ_SEED=${seed}\n`);
});
afterAll(() => agent.destroy());

/** Makes the request over the wire. @throws Error when no reply comes */
async function send({ method, url, headers, payload }: OddRequest): Promise<TestReply> {
  const path = Buffer.from(url).toString('latin1');
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const length = payload === undefined ? {} : { 'content-length': payload.byteLength };
    const sent = httpRequest({
      host: '127.0.0.1',
      port,
      agent,
      method,
      path,
      headers: { ...headers, ...length },
    });
    sent.setTimeout(patience, () => sent.destroy(new Error('no reply')));
    sent.on('response', resolve).on('error', reject).end(payload);
  });
  const type = String(response.headers['content-type'] ?? '');
  const text = await bodyOf(response, type);
  const isJson = type.includes('json') && text !== '';
  const { statusCode: status = 0, headers: received } = response;
  const body = isJson ? JSON.parse(text) : text;
  return { status, outcome: String(status), headers: received, body, problem: body, text };
}

async function bodyOf(response: IncomingMessage, type: string): Promise<string> {
  if (type.startsWith('text/event-stream')) {
    response.destroy();
    return '';
  }
  const encoding = response.headers['content-encoding'];
  if (encoding === undefined) return streamText(response);
  const bytes = Buffer.concat(await response.toArray());
  if (bytes.length === 0) return '';
  return (encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString();
}

type Caller = (typeof callers)[number];
const sessions = new Map<Caller, { readonly headers: Record<string, string>; left: number }>();

async function headersOf(caller: Caller): Promise<Record<string, string>> {
  const known = sessions.get(caller);
  if (known !== undefined && --known.left > 0) return known.headers;
  const headers = await signInAs(site, caller);
  sessions.set(caller, { headers, left: lifeOfCaller });
  return headers;
}

const show = (request: OddRequest, caller: Caller, index: number) =>
  `${request.method} ${request.url.slice(0, 300)} as ${caller} (seed ${seed}, request ${index})
  headers ${JSON.stringify(request.headers).slice(0, 500)}
  body ${request.payload?.toString('utf8').slice(0, 600) ?? 'none'} (${request.payload?.byteLength ?? 0} bytes)`;

it('twenty thousand odd requests are answered, none with a 500, and the site goes on', {
  timeout: 1_200_000,
}, async () => {
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  let next = 0;
  const sweep = async () => {
    while (next < requests) {
      const index = next++;
      const operation = operations[index % operations.length] as Operation;
      const caller = callers[Math.floor(index / operations.length) % callers.length] as Caller;
      const odd = sweepRequest(
        seededRandom(`sweep ${seed} ${index}`),
        operation,
        document.components.schemas,
      );
      const request = { ...odd, headers: { ...odd.headers, ...(await headersOf(caller)) } };
      const outcome = await send(request).then(
        (reply) => {
          statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
          const fault = faultOf(request, reply);
          if (reply.status === 401) sessions.delete(caller);
          return fault && `${fault}: ${reply.text.slice(0, 300)}`;
        },
        (error: Error) => `no reply (${error.message})`,
      );
      if (outcome !== null) faults.push(`${outcome}\n  ${show(request, caller, index)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sweep));
  process.stdout.write(
    `sweep: ${JSON.stringify(Object.fromEntries([...statuses].sort(([a], [b]) => a - b)))}\n`,
  );
  expect(faults.slice(0, 12).join('\n\n')).toBe('');
  // Requests that are all refused would prove little.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 413]));

  const get = (url: string) => send({ method: 'GET', url, headers: {}, payload: undefined });
  for (const url of ['/health', '/v2/database/levels', '/v2/database/leaderboard', '/levels'])
    expect((await get(url)).status, url).toBe(200);
});
