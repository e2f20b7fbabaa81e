import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSuperAdmin } from './features/auth/index.ts';
import { type Db, openDatabase } from './platform/db/database.ts';
import { callsAt } from './testing/calls-at.ts';
import { aLevel, aPass, aPlayer } from './testing/catalogue.ts';
import { type ChatServer, chatServer } from './testing/chat-server.ts';
import { type Child, mainProgram, startChild } from './testing/child.ts';
import { type ExternalServer, startExternalServer } from './testing/external-server.ts';

const isFull = process.env.RONDO_FULL === '1';
const kills = isFull ? 3 : 1;
const clears = isFull ? 1000 : 96;
const clearsOfLevel = 8;
const mostEmbeds = 8;
const G1 = 21;
const password = 'a long password of a test';
const superAdminPassword = 'open sesame, please';

type Server = { readonly child: Child; readonly url: string };

let root: string;
let database: ExternalServer;
let db: Db;
let chat: ChatServer;
const admin = { token: '' };
const { call } = callsAt(() => servers[0]?.url ?? '').as(admin, {
  'x-super-admin-password': superAdminPassword,
});
const servers: Server[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'rondo-announcing-'));
  [database, chat] = await Promise.all([startExternalServer(), chatServer()]);
  chat.settings.hasBuckets = false;
  servers.push(await start('one'), await start('other'));
  db = openDatabase(database.url, { connections: 2 });
  await createSuperAdmin(db, { username: 'Admin', email: 'admin@example.org', password });
  const login = { emailOrUsername: 'Admin', password };
  admin.token = (await call('login', { body: login })).body.token;
}, 120_000);
afterAll(async () => {
  for (const { child } of servers) child.process.kill('SIGTERM');
  await Promise.all(servers.map(({ child }) => child.ended));
  await db?.destroy();
  await chat?.close();
  await database?.stop();
  rmSync(root, { recursive: true, force: true });
});

it(`${clears} clears are told while two processes dispatch and ${kills} of them are killed`, {
  timeout: isFull ? 10 * 60_000 : 2 * 60_000,
}, async () => {
  const [all, firsts] = [await aChannel('all', 1), await aChannel('firsts', 2)];
  const rule = (name: string, channelId: number, firstOfKind: boolean) => ({
    ...{ name, mode: 'STATIC', triggerType: 'PASS', firstOfKind },
    actions: [{ channelId, pingType: 'NONE' }],
  });
  await call('saveDirectives', {
    id: G1,
    body: { directives: [rule('firsts', firsts.id, true), rule('all', all.id, false)] },
  });
  const passIds = await someClears();
  const announcing = call('announcePasses', { body: { passIds } }).catch(() => undefined);

  for (let kill = 1; kill <= kills; kill += 1) {
    const told = (clears / mostEmbeds / (kills + 1)) * kill;
    await expect.poll(() => toldTo(all).length, { timeout: 120_000 }).toBeGreaterThanOrEqual(told);
    await killServer(kill % 2);
  }
  await announcing;
  await expect.poll(unannounced, { timeout: 240_000, interval: 250 }).toBe(0);
  const { body } = await call('announcePasses', { body: { passIds } });
  expect(body.results.map(({ status }) => status)).toEqual(passIds.map(() => 'alreadyAnnounced'));

  let twice = 0;
  for (const [channel, items] of [
    [all, passIds],
    [firsts, passIds.filter((_, place) => place % clearsOfLevel === 0)],
  ] as const) {
    const messages = toldTo(channel).map((urls) => urls.join());
    const distinct = [...new Set(messages)];
    twice += messages.length - distinct.length;
    // In their order, none missing, none in two different messages.
    expect(distinct.flatMap((urls) => urls.split(','))).toEqual(items.map((id) => `/passes/${id}`));
  }
  // Only a message that was on its way when its process was killed may stand there twice, one for each channel.
  expect(twice).toBeLessThanOrEqual(kills * 2);

  const kinds = await db.selectFrom('first_of_kind').select('is_consumed').execute();
  expect(kinds.map((kind) => kind.is_consumed)).toEqual(Array(clears / clearsOfLevel).fill(true));
});

async function start(name: string): Promise<Server> {
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
      LOG_LEVEL: 'fatal',
    },
  });
  const [, url = ''] = await child.says(/Rondo runs on (\S+)/);
  return { child, url };
}

/** With -9; then it starts again. What it was doing is free at once, so that no test waits for the end of its lease. */
async function killServer(place: number): Promise<void> {
  servers[place]?.child.process.kill('SIGKILL');
  await servers[place]?.child.ended;
  await db
    .updateTable('jobs')
    .set({ leased_until: new Date(0) })
    .where('state', '=', 'running')
    .execute();
  servers[place] = await start(place === 0 ? 'one' : 'other');
}

async function aChannel(label: string, place: number): Promise<{ id: number; webhook: string }> {
  const webhook = `30000000000000000${place}`;
  const fields = { label, webhookUrl: chat.webhook(webhook) };
  const { body } = await call('createChannel', { body: fields });
  return { id: body.id, webhook };
}

/** New clears on levels that are announced already, eight of each level. */
async function someClears(): Promise<number[]> {
  const ids: number[] = [];
  let level_id = 0;
  for (let n = 0; n < clears; n += 1) {
    if (n % clearsOfLevel === 0) level_id = await aLevel(db, { diff_id: G1, is_announced: true });
    const vid_upload_time = new Date(Date.UTC(2024, 0, 1, 0, n));
    ids.push(await aPass(db, { level_id, player_id: await aPlayer(db), is_listed: true, vid_upload_time }));
  }
  return ids;
}

/** The clears that each message of a channel told of. */
const toldTo = ({ webhook }: { webhook: string }): string[][] =>
  chat.messages
    .filter((message) => message.webhook === webhook)
    .map(({ body }) => body.embeds.map(({ url }: { url: string }) => new URL(url).pathname));

async function unannounced(): Promise<number> {
  const { count } = await db
    .selectFrom('passes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('is_announced', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
}
