import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSuperAdmin } from './features/auth/index.ts';
import { type Db, openDatabase } from './platform/db/database.ts';
import { callsAt } from './testing/calls-at.ts';
import { aLevel, aPass, aPlayer } from './testing/catalogue.ts';
import { type ChatFault, type ChatServer, chatServer } from './testing/chat-server.ts';
import { type Child, mainProgram, startChild } from './testing/child.ts';
import { type ExternalServer, startExternalServer } from './testing/external-server.ts';

const G1 = 21;
const password = 'a long password of a test';
const superAdminPassword = 'open sesame, please';
const megabyte = 2 ** 20;

/** What the chat answers in each channel, and what becomes of the message there. */
const channels: readonly { label: string; fault: ChatFault; state: 'sent' | 'failed' }[] = [
  { label: 'an id with NUL', fault: { status: 200, body: { id: '12\0' } }, state: 'sent' },
  { label: 'an id with half an emoji', fault: { status: 200, body: { id: '12\uD83D' } }, state: 'sent' },
  { label: 'an answer without an end', fault: { status: 200, endless: 'plain' }, state: 'sent' },
  { label: 'packed without an end', fault: { status: 200, endless: 'gzip' }, state: 'sent' },
  { label: 'packed without an end, too', fault: { status: 200, endless: 'gzip' }, state: 'sent' },
  // Ten seconds long.
  ...(process.env.RONDO_FULL === '1'
    ? [{ label: 'an answer that drips', fault: { status: 200, endless: 'drip' }, state: 'sent' } as const]
    : []),
  { label: 'words with NUL', fault: { status: 400, body: { message: 'no\0' } }, state: 'failed' },
  { label: 'words cut in an emoji', fault: { status: 400, body: { message: 'no\uD83D' } }, state: 'failed' },
  { label: 'words without an end', fault: { status: 400, endless: 'gzip' }, state: 'failed' },
  {
    label: 'its own path',
    fault: { status: 400, body: { message: 'POST /api/webhooks/1/a-token_of-the-stand-in' } },
    state: 'failed',
  },
];
const webhookOf = (place: number) => `3000000000000000${String(place).padStart(2, '0')}`;

let root: string;
let database: ExternalServer;
let db: Db;
let chat: ChatServer;
const admin = { token: '' };
let turn = 0;
/** At either process in turn. */
const { call } = callsAt(() => servers[(turn += 1) % servers.length]?.url ?? '').as(admin, {
  'x-super-admin-password': superAdminPassword,
});
const servers: { readonly child: Child; readonly url: string }[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'rondo-hostile-chat-'));
  [database, chat] = await Promise.all([startExternalServer(), chatServer()]);
  chat.settings.hasBuckets = false;
  servers.push(await start('one'), await start('other'));
  db = openDatabase(database.url, { connections: 2 });
  await createSuperAdmin(db, { username: 'Admin', email: 'admin@example.org', password });
  const login = await call('login', { body: { emailOrUsername: 'Admin', password } });
  admin.token = login.body.token;
}, 120_000);
afterAll(async () => {
  for (const { child } of servers) child.process.kill('SIGTERM');
  await Promise.all(servers.map(({ child }) => child.ended));
  await db?.destroy();
  await chat?.close();
  await database?.stop();
  rmSync(root, { recursive: true, force: true });
});

it('gets each message once from two processes, whatever it answers', { timeout: 120_000 }, async () => {
  const ids: number[] = [];
  for (const [place, { label }] of channels.entries()) {
    const fields = { label, webhookUrl: chat.webhook(webhookOf(place)) };
    ids.push((await call('createChannel', { body: fields })).body.id);
  }
  const actions = ids.map((channelId) => ({ channelId, pingType: 'EVERYONE' }));
  await call('saveDirectives', {
    id: G1,
    body: { directives: [{ name: 'all', mode: 'STATIC', triggerType: 'PASS', firstOfKind: false, actions }] },
  });
  // One that goes well, so that the processes have loaded what they need.
  await announce(await aClear());
  expect(chat.messages).toHaveLength(channels.length);

  const calls = new Map<string, number>();
  chat.settings.decide = (_call, webhook) => {
    calls.set(webhook, (calls.get(webhook) ?? 0) + 1);
    return channels[Number(webhook.slice(-2))]?.fault ?? null;
  };
  const before = servers.map(memoryOf);
  const most = [...before];
  const watch = setInterval(() => {
    for (const [place, server] of servers.entries())
      most[place] = Math.max(most[place] ?? 0, memoryOf(server));
  }, 100);
  await announce(await aClear()).finally(() => clearInterval(watch));

  expect(Object.fromEntries(calls)).toEqual(
    Object.fromEntries(channels.map((_, place) => [webhookOf(place), 1])),
  );
  const deliveries = (await call('deliveries', { limit: 100 })).body.results.slice(0, channels.length);
  const stateOf = (label: string) => deliveries.find((one) => one.to.label === label)?.state;
  expect(channels.map(({ label }) => [label, stateOf(label)])).toEqual(
    channels.map(({ label, state }) => [label, state]),
  );
  for (const { id } of deliveries.filter(({ state }) => state === 'failed'))
    expect((await call('cancelDelivery', { id })).body.delivery.state).toBe('cancelled');
  for (const [place, bytes] of most.entries())
    expect((bytes - (before[place] ?? 0)) / megabyte).toBeLessThan(100);
  await expect.poll(() => chat.open()).toBe(0);
  for (const { child } of servers) expect(child.output()).not.toContain('a-token_of');
  expect(servers.map(({ child }) => child.output()).join()).toContain('/api/webhooks/1/[secret]');
});

/** Until nothing waits any more. */
async function announce(passId: number): Promise<void> {
  await call('announcePasses', { body: { passIds: [passId] } });
  const open = async () => (await call('deliveries')).body.counts.waiting;
  await expect.poll(open, { timeout: 60_000, interval: 200 }).toBe(0);
}

async function aClear(): Promise<number> {
  const level_id = await aLevel(db, { diff_id: G1, is_announced: true });
  return aPass(db, { level_id, player_id: await aPlayer(db), is_listed: true });
}

async function start(name: string) {
  const child = startChild(mainProgram, [], {
    env: {
      DATA_DIR: join(root, name),
      DATABASE_URL: database.url,
      SESSION_SECRET: 'one secret for all the processes of a site',
      SUPER_ADMIN_PASSWORD: superAdminPassword,
      DISCORD_API_URL: chat.url,
      RATE_LIMITS: 'off',
      PORT: '0',
      DEMO: 'off',
      BACKUP_SCHEDULE: 'off',
      LOG_LEVEL: 'warn',
    },
  });
  const [, url = ''] = await child.says(/Rondo runs on (\S+)/);
  return { child, url };
}

/** Resident bytes. */
function memoryOf({ child }: { readonly child: Child }): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', `${child.process.pid}`], { encoding: 'utf8' });
  return Number(stdout.trim()) * 1024;
}
