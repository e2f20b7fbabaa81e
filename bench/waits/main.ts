// npm run bench:waits -- [--keep DIR] [--only TEXT]
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openDatabase, withDatabaseName } from '../../apps/server/src/platform/db/database.ts';
import { buildWhenStale } from '../../scripts/build/build-when-stale.mjs';
import { sizesOf } from '../data.ts';
import { openBenchDatabase } from '../database.ts';
import { ACCOUNT, fill } from '../fill.ts';
import { type Program, startServer, SUPER_ADMIN_PASSWORD } from '../processes.ts';
import { type Act, actsOf, CHANNELS, fiftyRules } from './acts.ts';
import { prepareItems, SMALL } from './prepared-items.ts';

const { values } = parseArgs({
  options: { keep: { type: 'string' }, only: { type: 'string', default: '' } },
});
/** A visitor asks so often, in milliseconds. */
const EVERY = 5;
const NAME = 'rondo_waits';

buildWhenStale('--server-only');
const dataDir = mkdtempSync(join(tmpdir(), 'rondo-waits-'));
const chat = createServer((request, response) => {
  request.resume();
  response.setHeader('content-type', 'application/json').end('{"id":"1200000000000000000"}');
}).listen(0, '127.0.0.1');
const filled = await openBenchDatabase(1, values.keep ?? null);
if (!filled.isFilled) {
  await fill(filled.url, sizesOf(1), console.log);
  await filled.markFilled();
}
const url = await copyOf(filled.url);
try {
  const items = await prepareItems(url);
  const address = chat.address();
  const chatUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const server = await startServer(url, dataDir, false, { DISCORD_API_URL: chatUrl });
  try {
    const call = await signedIn(server.url);
    const channel = async (label: string, place: number) => {
      const webhookUrl = `${chatUrl}/api/webhooks/30000000000000000${place}/token`;
      const { body } = await call('POST', '/v2/database/difficulties/channels', { label, webhookUrl });
      return (JSON.parse(body) as { id: number }).id;
    };
    const channels: number[] = [];
    for (let place = 0; place < CHANNELS; place += 1)
      channels.push(await channel(place === 0 ? 'rerates' : `channel ${place}`, place));
    const rules = fiftyRules(channels);
    await call('POST', `/v2/database/difficulties/${SMALL}/directives`, { directives: rules });
    console.log(
      '| act | status | took, ms | bytes | longest wait of a visitor, ms | thread busy, ms of CPU | RSS, MB |',
    );
    console.log('|---|--:|--:|--:|--:|--:|--:|');
    for (const act of actsOf(items, rules).filter(({ name }) => name.includes(values.only)))
      console.log(await measured(server, call, act));
  } finally {
    await server.stop();
  }
} finally {
  chat.close();
  await dropped(filled.url);
  await filled.close();
  rmSync(dataDir, { recursive: true });
}

type Caller = (...call: Act['call']) => Promise<{ readonly status: number; readonly body: string }>;

async function signedIn(site: string): Promise<Caller> {
  const headers = { 'content-type': 'application/json', 'x-super-admin-password': SUPER_ADMIN_PASSWORD };
  const { token } = (await (
    await fetch(`${site}/v2/auth/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ emailOrUsername: ACCOUNT.username, password: ACCOUNT.password }),
    })
  ).json()) as { token: string };
  return async (method, path, body) => {
    const response = await fetch(site + path, {
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.text() };
  };
}

/** One act, while a visitor asks for something that needs no database again and again. */
async function measured(server: Program, call: Caller, { name, call: parts }: Act): Promise<string> {
  await sleep(1000);
  await server.longestDelay();
  let isOver = false;
  const visitor = (async () => {
    let longest = 0;
    while (!isOver) {
      const began = performance.now();
      await (await fetch(`${server.url}/v2/config`)).text();
      longest = Math.max(longest, performance.now() - began);
      await sleep(EVERY);
    }
    return longest;
  })();
  await sleep(200);
  const began = performance.now();
  const { status, body } = await call(...parts);
  const took = performance.now() - began;
  await sleep(200);
  isOver = true;
  const cells = [took, body.length, await visitor, await server.longestDelay(), (await server.memory()).rss];
  return `| ${[name, status, ...cells.map((cell) => Math.round(cell).toLocaleString('en-US'))].join(' | ')} |${status >= 400 ? body.slice(0, 300) : ''}`;
}

async function copyOf(from: string): Promise<string> {
  await dropped(from);
  const server = openDatabase(withDatabaseName(from, 'postgres'), { connections: 1 });
  await sql.raw(`CREATE DATABASE ${NAME} TEMPLATE ${new URL(from).pathname.slice(1)}`).execute(server);
  await server.destroy();
  return withDatabaseName(from, NAME);
}

async function dropped(from: string): Promise<void> {
  const server = openDatabase(withDatabaseName(from, 'postgres'), { connections: 1 });
  await sql.raw(`DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`).execute(server);
  await server.destroy();
}
