import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { aPlayer } from '../../testing/catalogue.ts';
import { takeMails } from '../../testing/mails.ts';
import { storedRow } from '../../testing/stored-row.ts';
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

const players = '/v2/database/players';
const playerOf = (user: TestUser) => user.playerId ?? 0;
const send = (method: string, url: string, body: object, password?: string) =>
  app.call(method, url, {
    token: admin.token,
    body,
    headers: password === undefined ? {} : { 'x-super-admin-password': password },
  });
const sendInBody = (method: string, url: string, body: object) =>
  app.call(method, url, { token: admin.token, body: { ...body, superAdminPassword } });
const discordId = () => String((account += 1n));
const mergeInto = (source: number, targetPlayerId: number) =>
  ['POST', `${players}/${source}/merge`, { targetPlayerId }] as const;

type Request = readonly [method: string, url: string, body: object];
const stranger = async () => playerOf(await signedInUser(app));

/** Calls that concern the account of a super admin, each made ready. */
const calls: Readonly<Record<string, () => Promise<Request>>> = {
  'a merge of their player': async () => mergeInto(playerOf(victim), await stranger()),
  'a merge into their player': async () => mergeInto(await stranger(), playerOf(victim)),
  'the undo of a merge of their player': async () => {
    const merge = await send(...mergeInto(playerOf(victim), await stranger()), superAdminPassword);
    return ['POST', `${players}/merges/${merge.body.mergeId}/undo`, {}];
  },
  'the undo of a merge into their player': async () => {
    const merge = await send(...mergeInto(await stranger(), playerOf(victim)), superAdminPassword);
    return ['POST', `${players}/merges/${merge.body.mergeId}/undo`, {}];
  },
  'a Discord account for them': async () => [
    'PUT',
    `${players}/${playerOf(victim)}/discord/${discordId()}`,
    { username: 'lantern' },
  ],
  'the removal of their Discord account': async () => {
    await linkDiscord(app.deps.db, victim.id, discordId());
    return ['DELETE', `${players}/${playerOf(victim)}/discord`, {}];
  },
  'another role': async () => ['POST', '/v2/admin/users/grant-role', { userId: victim.id, role: 'rater' }],
  'the loss of the role': async () => [
    'POST',
    '/v2/admin/users/revoke-role',
    { userId: victim.id, role: 'superadmin' },
  ],
  'the role for somebody else': async () => {
    victim = await signedInUser(app);
    return ['POST', '/v2/admin/users/grant-role', { userId: victim.id, role: 'superadmin' }];
  },
};

describe('what concerns the account of a super admin', () => {
  const inHeader = (...request: Request) => send(...request, superAdminPassword);
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
      expect((await send(...request, password)).outcome).toBe('403 INVALID_SUPER_ADMIN_PASSWORD');
    expect(await state()).toEqual(before);
    expect(await takeMails(app)).toEqual([]);

    expect((await way(...request)).status).toBe(200);
    const mails = await takeMails(app);
    expect(mails.map(({ to }) => to)).toEqual([before.user.email]);
    expect(mails[0]?.text).toContain(`@${admin.username}`);
  });

  it('asks for nothing when no super admin is concerned', async () => {
    const [one, other] = [await signedInUser(app), await signedInUser(app)];
    const merge = await send(...mergeInto(playerOf(one), playerOf(other)));
    expect(merge.status).toBe(200);
    expect((await send('POST', `${players}/merges/${merge.body.mergeId}/undo`, {})).status).toBe(200);
    const player = await aPlayer(app.deps.db);
    const link = `${players}/${player}/discord`;
    expect((await send('PUT', `${link}/${discordId()}`, { username: 'moth' })).status).toBe(200);
    expect((await send('DELETE', link, {})).status).toBe(200);
    expect(await takeMails(app)).toEqual([]);
  });

  it('asks also when the role comes between the look and the write', async () => {
    const { db } = app.deps;
    const plain = await signedInUser(app);
    const link = `${players}/${playerOf(plain)}/discord/${discordId()}`;
    const linked = await transaction(db, async (trx) => {
      await trx.updateTable('users').set({ is_super_admin: true }).where('id', '=', plain.id).execute();
      const reply = send('PUT', link, { username: 'moth' });
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
