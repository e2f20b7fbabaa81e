import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { aPlayer } from '../../testing/catalogue.ts';
import { takeMails } from '../../testing/mails.ts';
import { storedRow } from '../../testing/stored-row.ts';
import type { Call } from '../../testing/two-servers.ts';
import { linkDiscord, signedInUser, type TestUser } from '../../testing/users.ts';

const superAdminPassword = 'open sesame, please';
const app = appOfTests({ config: { superAdminPassword } });
const admin = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));

let victim: TestUser;
let account = 500_000_000_000_000_000n;
beforeEach(async () => {
  victim = await signedInUser(app, { role: 'superAdmin', password: 'a long enough one' });
  await takeMails(app);
});

const playerOf = (user: TestUser) => user.playerId ?? 0;
const { call } = app.as(admin);
const send = ([name, given]: Call, password?: string) =>
  app.as(admin, password === undefined ? {} : { 'x-super-admin-password': password }).call(name, given);
const sendInBody = ([name, given]: Call) =>
  send([name, { ...given, body: { ...(given?.body as object), superAdminPassword } }] as Call);
const discordId = () => String((account += 1n));
const mergeInto = (source: number, targetPlayerId: number): Call<'mergePlayer'> => [
  'mergePlayer',
  { id: source, body: { targetPlayerId } },
];
const merged = (source: number, target: number) =>
  app
    .as(admin, { 'x-super-admin-password': superAdminPassword })
    .call('mergePlayer', { id: source, body: { targetPlayerId: target } });
const stranger = async () => playerOf(await signedInUser(app));

/** Calls that concern the account of a super admin, each made ready. */
const calls: Readonly<Record<string, () => Promise<Call>>> = {
  'a merge of their player': async () => mergeInto(playerOf(victim), await stranger()),
  'a merge into their player': async () => mergeInto(await stranger(), playerOf(victim)),
  'the undo of a merge of their player': async () => {
    const merge = await merged(playerOf(victim), await stranger());
    return ['undoPlayerMerge', { mergeId: merge.body.mergeId, body: {} }];
  },
  'the undo of a merge into their player': async () => {
    const merge = await merged(await stranger(), playerOf(victim));
    return ['undoPlayerMerge', { mergeId: merge.body.mergeId, body: {} }];
  },
  'a Discord account for them': async () => [
    'linkPlayerDiscord',
    { id: playerOf(victim), discordId: discordId(), body: { username: 'lantern' } },
  ],
  'the removal of their Discord account': async () => {
    await linkDiscord(app.deps.db, victim.id, discordId());
    return ['unlinkPlayerDiscord', { id: playerOf(victim), body: {} }];
  },
  'another role': async () => ['grantRole', { body: { userId: victim.id, role: 'rater' } }],
  'the loss of the role': async () => ['revokeRole', { body: { userId: victim.id, role: 'superadmin' } }],
  'the role for somebody else': async () => {
    victim = await signedInUser(app);
    return ['grantRole', { body: { userId: victim.id, role: 'superadmin' } }];
  },
};

describe('what concerns the account of a super admin', () => {
  const inHeader = (request: Call) => send(request, superAdminPassword);
  it.each(
    Object.keys(calls).flatMap((name) => [
      [name, 'header', inHeader] as const,
      [name, 'body', sendInBody] as const,
    ]),
  )('asks for the second password and sends a mail: %s, in the %s', async (name, _, way) => {
    const request = await calls[name]!();
    await takeMails(app);
    const state = async () => ({
      user: await storedRow(app.deps.db, 'users', victim.id),
      ways: await app.deps.db.selectFrom('user_providers').selectAll().orderBy('provider_id').execute(),
      players: await app.deps.db.selectFrom('players').selectAll().orderBy('id').execute(),
    });
    const before = await state();
    for (const password of [undefined, 'a wrong one'])
      expect((await send(request, password)).outcome).toBe('403 INVALID_SUPER_ADMIN_PASSWORD');
    expect(await state()).toEqual(before);
    expect(await takeMails(app)).toEqual([]);

    expect((await way(request)).status).toBe(200);
    const mails = await takeMails(app);
    expect(mails.map(({ to }) => to)).toEqual([before.user.email]);
    expect(mails[0]?.text).toContain(`@${admin.username}`);
  });

  it('asks for nothing when no super admin is concerned', async () => {
    const [one, other] = [await signedInUser(app), await signedInUser(app)];
    const merge = await call('mergePlayer', { id: playerOf(one), body: { targetPlayerId: playerOf(other) } });
    expect(merge.status).toBe(200);
    expect((await call('undoPlayerMerge', { mergeId: merge.body.mergeId, body: {} })).status).toBe(200);
    const player = await aPlayer(app.deps.db);
    expect(
      (await call('linkPlayerDiscord', { id: player, discordId: discordId(), body: { username: 'moth' } }))
        .status,
    ).toBe(200);
    expect((await call('unlinkPlayerDiscord', { id: player, body: {} })).status).toBe(200);
    expect(await takeMails(app)).toEqual([]);
  });

  it('asks also when the role comes between the look and the write', async () => {
    const { db } = app.deps;
    const plain = await signedInUser(app);
    const linked = await transaction(db, async (trx) => {
      await trx.updateTable('users').set({ is_super_admin: true }).where('id', '=', plain.id).execute();
      const reply = call('linkPlayerDiscord', {
        id: playerOf(plain),
        discordId: discordId(),
        body: { username: 'moth' },
      });
      await expect.poll(() => waitingForLocks(db)).toBeGreaterThan(0);
      return { reply };
    });
    expect((await linked.reply).outcome).toBe('403 INVALID_SUPER_ADMIN_PASSWORD');
    const ways = db.selectFrom('user_providers').selectAll().where('user_id', '=', plain.id);
    expect(await ways.execute()).toEqual([]);
  });
});

async function waitingForLocks(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}

describe('the email about it', () => {
  it.each([
    ['pl', 'Rondo: zmieniono Twoje konto'],
    ['cn', 'Rondo：你的账号有变更'],
    ['en', 'Rondo: your account was changed'],
  ] as const)('is in the language that the person chose: %s', async (language, subject) => {
    const chosen = await app.as(victim).call('chooseLanguage', { body: { language } });
    expect(chosen.status).toBe(204);
    await merged(playerOf(victim), await stranger());
    const mails = await takeMails(app);
    expect(mails.map((mail) => [mail.to, mail.subject])).toEqual([[victim.email, subject]]);
    expect(mails[0]?.link).toContain(`/admin/log?lang=${language}`);
  });

  it('takes no other language', async () => {
    const language = 'ko' as 'en';
    const { status, problem } = await app.as(victim).call('chooseLanguage', { body: { language } });
    expect([status, problem.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('is in the language of the first sign-in where none was chosen', async () => {
    const { db } = app.deps;
    await db.updateTable('users').set({ language: null }).where('id', '=', victim.id).execute();
    const body = { emailOrUsername: victim.username, password: 'a long enough one' };
    for (const language of ['pl', 'zh-CN'])
      await app.call('login', { body, headers: { 'accept-language': language } });
    expect(await storedRow(db, 'users', victim.id)).toMatchObject({ language: 'pl' });
  });
});
