import { beforeEach, describe, expect, it } from 'vitest';
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
const send = (method: string, url: string, body?: object, password?: string) =>
  app.call(method, url, {
    token: admin.token,
    body,
    headers: password === undefined ? {} : { 'x-super-admin-password': password },
  });
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
  it.each(Object.keys(calls))('asks for the second password and sends a mail: %s', async (name) => {
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

    expect((await send(...request, superAdminPassword)).status).toBe(200);
    const mails = await takeMails(app);
    expect(mails.map(({ to }) => to)).toEqual([before.user.email]);
    expect(mails[0]?.text).toContain(`@${admin.username}`);
  });

  it('asks for nothing when no super admin is concerned', async () => {
    const [one, other] = [await signedInUser(app), await signedInUser(app)];
    const merge = await send(...mergeInto(playerOf(one), playerOf(other)));
    expect(merge.status).toBe(200);
    expect((await send('POST', `${players}/merges/${merge.body.mergeId}/undo`)).status).toBe(200);
    const player = await aPlayer(app.deps.db);
    const link = `${players}/${player}/discord`;
    expect((await send('PUT', `${link}/${discordId()}`, { username: 'moth' })).status).toBe(200);
    expect((await send('DELETE', link)).status).toBe(200);
    expect(await takeMails(app)).toEqual([]);
  });

  it('asks also when the role came between the look and the write', async () => {
    const plain = await signedInUser(app);
    const url = `${players}/${playerOf(plain)}/discord/${discordId()}`;
    const replies = await Promise.all([
      send(
        'POST',
        '/v2/admin/users/grant-role',
        { userId: plain.id, role: 'superadmin' },
        superAdminPassword,
      ),
      send('PUT', url, { username: 'moth' }),
    ]);
    const [granted, linked] = replies.map(({ status }) => status);
    expect(granted).toBe(200);
    const ways = await app.deps.db
      .selectFrom('user_providers')
      .select('user_id')
      .where('user_id', '=', plain.id)
      .execute();
    expect(ways).toHaveLength(linked === 200 ? 1 : 0);
    if (linked !== 200) expect(replies[1]?.outcome).toBe('403 INVALID_SUPER_ADMIN_PASSWORD');
  });
});
