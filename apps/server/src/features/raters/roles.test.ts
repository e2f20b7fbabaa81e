import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appOfTests, beforeTests, closedAfter } from '../../testing/before-tests.ts';
import { testDiscord } from '../../testing/discord-server.ts';
import { listenLive } from '../../testing/listen-live.ts';
import { logOf } from '../../testing/log-of.ts';
import { changeRow, storedRow } from '../../testing/stored-row.ts';
import { testApp } from '../../testing/test-app.ts';
import { linkDiscord, signedInUser } from '../../testing/users.ts';

const superAdminPassword = 'open sesame, please';
const zedsAccount = '123456789012345678';
const elsewhere = { id: '400000000000000001', username: 'lantern', avatar: null };

const discord = closedAfter(() => testDiscord());
const app = appOfTests({ config: { superAdminPassword }, keepVisitorReplies: true });
const other = closedAfter(() => {
  const discordBot = { token: discord.botToken, apiUrl: discord.url };
  return testApp({ config: { superAdminPassword, discordBot }, fetch, beside: app });
});
const admin = beforeTests(() => signedInUser(app, { username: 'Walter', role: 'superAdmin' }));
const zed = beforeTests(() => signedInUser(app, { username: 'zed' }));
let url: string;
beforeAll(async () => {
  url = await app.app.listen({ port: 0, host: '127.0.0.1' });
  discord.accounts.set(elsewhere.id, elsewhere);
  await linkDiscord(app.deps.db, zed.id, zedsAccount, 'Zed.Z');
});
beforeEach(async () => {
  const { db } = app.deps;
  await db.updateTable('users').set({ is_rater: false, is_super_admin: false }).execute();
  await changeRow(db, 'users', admin.id, { is_super_admin: true });
});

type Body = Record<string, unknown>;
const grant = (body: Body, token = admin.token, site = app) => site.as({ token }).call('grantRole', { body });
const revoke = (body: Body, token = admin.token, site = app) =>
  site.as({ token }).call('revokeRole', { body });
const refusal = async (reply: Promise<{ outcome: string }>) => (await reply).outcome;
const rightsOf = (id: number) => storedRow(app.deps.db, 'users', id);

describe('giving and taking roles', () => {
  it('makes a rater without the password, by either id, once', async () => {
    const before = await rightsOf(zed.id);
    const { status, body } = await grant({ discordId: zedsAccount, role: 'rater' });
    expect(status).toBe(200);
    expect(body).toEqual({
      message: expect.any(String),
      user: {
        id: zed.id,
        discordId: zedsAccount,
        discordUsername: 'Zed.Z',
        username: 'zed',
        nickname: 'zed',
        isSuperAdmin: false,
        isRater: true,
        isRatingBanned: false,
        avatarUrl: null,
        player: expect.objectContaining({ id: zed.playerId, name: 'zed' }),
      },
    });
    expect((await grant({ userId: String(zed.id), role: 'rater' })).body.user.isRater).toBe(true);
    for (const ids of [{ discordId: null, userId: zed.id }, { discordId: String(zed.id) }])
      expect((await grant({ ...ids, role: 'rater' })).body.user.id).toBe(zed.id);
    expect(await rightsOf(zed.id)).toMatchObject({
      is_rater: true,
      is_super_admin: false,
      permission_version: before.permission_version + 1,
    });
    const names = async () => (await app.call('raters')).body.map((rater) => rater.username);
    expect(await names()).toEqual(['Walter', 'zed']);
    expect((await revoke({ userId: zed.id, role: 'rater' })).body.user.isRater).toBe(false);
    expect(await names()).toEqual(['Walter']);
    const facts = (before: boolean) => ({ before: { isRater: before }, after: { isRater: !before } });
    const entry = { actor_id: admin.id, subject_title: 'zed' };
    expect(await logOf(app.deps.db, 'user', zed.id)).toEqual([
      { ...entry, action: 'user.grantRole', ...facts(false) },
      { ...entry, action: 'user.revokeRole', ...facts(true) },
    ]);
  });

  it('asks for the password for super admins, before and after', async () => {
    const wrong = '403 INVALID_SUPER_ADMIN_PASSWORD';
    const target = { userId: zed.id };
    expect(await refusal(grant({ ...target, role: 'superadmin' }))).toBe(wrong);
    const bad = { superAdminPassword: 'wrong' };
    const reply = await grant({ ...target, role: 'superadmin', ...bad });
    expect([reply.status, reply.problem.error]).toEqual([403, 'Invalid super admin password']);
    expect((await rightsOf(zed.id)).is_super_admin).toBe(false);
    const given = await grant({ ...target, role: 'superadmin', superAdminPassword });
    expect([given.status, given.body.user.isSuperAdmin]).toEqual([200, true]);
    expect(await refusal(grant({ ...target, role: 'rater' }))).toBe(wrong);
    expect(await refusal(revoke({ ...target, role: 'rater', ...bad }))).toBe(wrong);
    expect(await refusal(revoke({ ...target, role: 'superadmin' }))).toBe(wrong);
    expect(await rightsOf(zed.id)).toMatchObject({ is_super_admin: true, is_rater: false });
    const byHeader = await app
      .as(admin, { 'x-super-admin-password': superAdminPassword })
      .call('revokeRole', { body: { ...target, role: 'superadmin', superAdminPassword: null } });
    expect(byHeader.body.user.isSuperAdmin).toBe(false);
    expect((await grant({ ...target, role: 'rater', ...bad })).status).toBe(200);
  });

  it('keeps the last super admin', async () => {
    const own = { userId: admin.id, role: 'superadmin', superAdminPassword };
    expect(await refusal(revoke(own))).toBe('400 LAST_SUPER_ADMIN');
    const gone = await signedInUser(app, { role: 'superAdmin' });
    const { db } = app.deps;
    await changeRow(db, 'users', gone.id, { closed_at: new Date() });
    expect(await refusal(revoke(own))).toBe('400 LAST_SUPER_ADMIN');
    await grant({ userId: zed.id, role: 'superadmin', superAdminPassword });
    expect((await revoke(own)).status).toBe(200);
    expect((await app.as(admin).call('managedUsers')).status).toBe(403);
  });

  it('of two super admins who take each other’s role at once, one stays', async () => {
    const { db } = app.deps;
    const superAdmins = () =>
      db.selectFrom('users').select('id').where('is_super_admin', '=', true).where('closed_at', 'is', null);
    for (let round = 0; round < 5; round++) {
      await db
        .updateTable('users')
        .set({ is_super_admin: true })
        .where('id', 'in', [admin.id, zed.id])
        .execute();
      const take = (userId: number) => ({ userId, role: 'superadmin', superAdminPassword });
      const replies = await Promise.all([
        revoke(take(zed.id), admin.token),
        revoke(take(admin.id), zed.token, other),
      ]);
      // The second one is no super admin any more, or the last one, by the time it is served.
      expect(replies.map(({ status }) => status)).toContain(200);
      expect(await superAdmins().execute()).toHaveLength(1);
    }
  });

  it.each([
    [{ role: 'manager', userId: 1 }, 400, 'ROLE_INVALID'],
    [{ role: 'superAdmin', userId: 1 }, 400, 'ROLE_INVALID'],
    [{ userId: 1 }, 400, 'ROLE_INVALID'],
    [{ role: 'rater' }, 400, 'VALIDATION_FAILED'],
    [{ role: 'rater', discordId: '', userId: null }, 400, 'VALIDATION_FAILED'],
    [{ role: 'rater', userId: 'zed' }, 400, 'VALIDATION_FAILED'],
    [{ role: 'rater', userId: 99_999_999_999 }, 404, 'USER_NOT_FOUND'],
    [{ role: 'superadmin', userId: 2_000_000_000 }, 404, 'USER_NOT_FOUND'],
    [{ role: 'rater', discordId: '999999999999999999' }, 404, 'USER_NOT_FOUND'],
    [{ role: 'rater', discordId: 'zed' }, 404, 'USER_NOT_FOUND'],
  ])('refuses %o', async (body, status, code) => {
    expect(await refusal(grant(body))).toBe(`${status} ${code}`);
    expect(await refusal(revoke(body))).toBe(`${status} ${code}`);
  });

  it('finds the Discord account that staff know of a player, unless its user has another', async () => {
    const { db } = app.deps;
    const mara = await signedInUser(app, { username: 'mara' });
    const known = '222222222222222222';
    const give = (playerId: number | null, discord_id: string | null) =>
      changeRow(db, 'players', playerId, { discord_id });
    await give(mara.playerId, known);
    expect((await grant({ discordId: known, role: 'rater' })).body.user).toMatchObject({
      id: mara.id,
      discordId: known,
    });
    await give(mara.playerId, null);
    await give(zed.playerId, known);
    expect(await refusal(grant({ discordId: known, role: 'rater' }))).toBe('404 USER_NOT_FOUND');
    await give(zed.playerId, null);
  });

  it('notifies the user, live, who gets a new token with the next request', async () => {
    const connection = await listenLive(url, { token: zed.token, source: 'rating' });
    const counted = (managers: number) => ({ type: 'userCount', data: { total: 1, managers } });
    await expect.poll(() => connection.facts()).toContainEqual(counted(0));
    await grant({ userId: zed.id, role: 'rater' }, admin.token, other);
    await expect.poll(() => connection.facts()).toContainEqual({ type: 'permissionChanged' });
    await expect.poll(() => connection.facts()).toContainEqual(counted(1));
    connection.close();
    const { headers } = await app.as(zed).call('profile');
    expect(headers['x-permission-changed']).toBe('true');
    expect(headers['x-new-token']).toEqual(expect.any(String));
  });
});

describe('GET admin/users/raters', () => {
  it('is kept for visitors until a rater has another nickname, with a player or without', async () => {
    const names = async () => (await app.call('raters')).body.map((rater) => rater.nickname);
    const lone = await signedInUser(app, { username: 'lone', role: 'rater', hasPlayer: false });
    const other = await signedInUser(app, { username: 'other', role: 'rater' });
    await grant({ userId: zed.id, role: 'rater' });
    expect(await names()).toEqual(['Walter', 'lone', 'other', 'zed']);
    for (const [user, nickname] of [
      [lone, 'Aa'],
      [other, 'Bb'],
    ] as const)
      await app.as(user).call('editProfile', { body: { nickname } });
    expect(await names()).toEqual(['Walter', 'Aa', 'Bb', 'zed']);
  });
});

describe('GET admin/users', () => {
  const names = async (search?: string) => {
    const query: Record<string, string> = search === undefined ? {} : { search };
    const { status, body } = await app.as(admin).call('managedUsers', query);
    expect(status).toBe(200);
    return body.map(({ username }) => username);
  };

  it('lists raters and super admins, and finds anyone by name, player or Discord account', async () => {
    const yuki = await signedInUser(app, { username: 'yuki', role: 'rater' });
    const { db } = app.deps;
    await changeRow(db, 'users', yuki.id, { nickname: 'Ünïcode 100%' });
    await changeRow(db, 'players', zed.playerId, { name: 'Stage name' });
    expect(await names()).toEqual(['Walter', 'yuki']);
    expect(await names('  ')).toEqual(['Walter', 'yuki']);
    expect(await names('WALT')).toEqual(['Walter']);
    expect(await names('0%')).toEqual(['yuki']);
    expect(await names('stage')).toEqual(['zed']);
    expect(await names('zed.z')).toEqual(['zed']);
    expect(await names(zedsAccount)).toEqual(['zed']);
    expect(await names('%')).toEqual(['yuki']);
    expect(await names('nobody at all')).toEqual([]);
  });

  it('finds at most 20, exact names first, and no closed accounts', async () => {
    for (let index = 0; index < 24; index++)
      await signedInUser(app, { username: `crowd_${index}`, hasPlayer: false });
    const exact = await signedInUser(app, { username: 'crowd', hasPlayer: false });
    const gone = await signedInUser(app, { username: 'crowd_gone', role: 'rater' });
    const { db } = app.deps;
    await changeRow(db, 'users', gone.id, { closed_at: new Date() });
    const found = await names('crowd');
    expect([found.length, found[0]]).toEqual([20, exact.username]);
    expect(found).not.toContain('crowd_gone');
    const { status } = await app.as(admin).call('managedUsers', { search: 'x'.repeat(256) });
    expect(status).toBe(400);
  });
});

describe('GET discord/users', () => {
  const ask = (id: string, site = other) => site.as(admin).call('discordAccount', { discordId: id });

  it('asks Discord with the bot', async () => {
    expect((await ask(elsewhere.id)).body).toEqual({ ...elsewhere, avatarUrl: null });
    expect(await refusal(ask('499999999999999999'))).toBe('404 DISCORD_USER_NOT_FOUND');
    expect(await refusal(ask('12'))).toBe('400 VALIDATION_FAILED');
  });

  it('knows without a bot only who was here', async () => {
    expect((await ask(zedsAccount, app)).body).toMatchObject({ id: zedsAccount, username: 'Zed.Z' });
    expect(await refusal(ask(elsewhere.id, app))).toBe('503 DISCORD_NOT_CONFIGURED');
  });
});
