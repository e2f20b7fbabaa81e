import { beforeAll, describe, expect, it } from 'vitest';
import { appOfTests, beforeTests, closedAfter } from '../../testing/before-tests.ts';
import { aPlayer } from '../../testing/catalogue.ts';
import { testDiscord } from '../../testing/discord-server.ts';
import { loggedActions } from '../../testing/log-of.ts';
import type { Given } from '../../testing/named-call.ts';
import { changeRow, storedRow } from '../../testing/stored-row.ts';
import { testApp } from '../../testing/test-app.ts';
import { linkDiscord, signedInUser } from '../../testing/users.ts';

const knownToDiscord = { id: '400000000000000001', username: 'lantern', avatar: 'a_0123abcd' };

const discord = closedAfter(() => testDiscord());
const app = appOfTests();
const withBot = closedAfter(() => {
  const discordBot = { token: discord.botToken, apiUrl: discord.url };
  return testApp({ beside: app, config: { discordBot }, fetch });
});
const admin = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));
beforeAll(() => void discord.accounts.set(knownToDiscord.id, knownToDiscord));
const { call } = app.as(admin);
/** Status and code of a refusal; its words stand under details as well, which name the fields that are wrong. */
async function refusal(reply: ReturnType<typeof call>) {
  const { outcome, body } = await reply;
  expect(body.details).toEqual(expect.any(String));
  for (const { field } of body.fields ?? []) expect(body.details).toContain(`${field}: `);
  return outcome;
}
const row = (id: number) => storedRow(app.deps.db, 'players', id);
const actionsOn = (id: number) => loggedActions(app.deps.db, 'player', id);

describe('making a player', () => {
  it('takes a name, and a country and Discord id if given', async () => {
    const plain = await call('createPlayer', { body: { name: '  Mossy  ' } });
    expect([plain.status, plain.body.name, plain.body.country]).toEqual([201, 'Mossy', 'XX']);
    const body = { name: 'Ember', country: 'pl', discordId: '410000000000000001' };
    const full = await call('createPlayer', { body });
    expect(full.body).toMatchObject({ country: 'PL', discordId: '410000000000000001', totalPasses: 0 });
    expect(await actionsOn(full.body.id)).toEqual(['player.create']);
  });

  it.each([
    [{}, 400, 'NAME_REQUIRED'],
    [{ name: '   ' }, 400, 'NAME_REQUIRED'],
    [{ name: 'x'.repeat(101) }, 400, 'VALIDATION_FAILED'],
    [{ name: 'Taken' }, 409, 'PLAYER_EXISTS'],
    [{ name: ' tAKEN' }, 409, 'PLAYER_EXISTS'],
    [{ name: 'Somewhere', country: 'QQ' }, 400, 'COUNTRY_INVALID'],
    [{ name: 'Somebody', discordId: '12' }, 400, 'VALIDATION_FAILED'],
    [{ name: 'Somebody', discordId: '420000000000000001' }, 409, 'PROVIDER_TAKEN'],
  ])('refuses %o', async (body, status, code) => {
    await call('createPlayer', { body: { name: 'Taken', discordId: '420000000000000001' } });
    expect(await refusal(call('createPlayer', { body }))).toBe(`${status} ${code}`);
  });
});

describe('name and country', () => {
  it('change and are written down; the same once more is not', async () => {
    const id = await aPlayer(app.deps.db, { name: 'Before' });
    for (const _ of [1, 2]) {
      const reply = await call('renamePlayer', { id, body: { name: ' After ' } });
      expect([reply.status, reply.body.name, reply.body.player.name]).toEqual([200, 'After', 'After']);
      expect((await call('setPlayerCountry', { id, body: { country: 'jp' } })).body.country).toBe('JP');
    }
    expect((await call('renamePlayer', { id, body: { name: 'AFTER' } })).body.name).toBe('AFTER');
    expect(await actionsOn(id)).toEqual(['player.rename', 'player.country', 'player.rename']);
    expect((await call('setPlayerCountry', { id, body: { country: '' } })).body.country).toBe('XX');
  });

  it('refuse what they cannot be', async () => {
    const id = await aPlayer(app.deps.db, { name: 'Keeps', country: 'PL' });
    const other = await aPlayer(app.deps.db, { name: 'Other one' });
    const rename = (name: unknown, player = id) =>
      refusal(call('renamePlayer', { id: player, body: { name } }));
    expect(await rename('')).toBe('400 NAME_REQUIRED');
    expect(await rename(null)).toBe('400 NAME_REQUIRED');
    expect(await rename('x'.repeat(101))).toBe('400 VALIDATION_FAILED');
    expect(await rename('other ONE')).toBe('409 PLAYER_EXISTS');
    expect((await call('renamePlayer', { id, body: { name: 'other one' } })).problem.ids).toEqual([other]);
    expect(await rename('Nobody', 2_000_000_000)).toBe('404 NOT_FOUND');
    const settle = (country: unknown, player = id) =>
      refusal(call('setPlayerCountry', { id: player, body: { country } }));
    for (const country of ['POL', undefined, null, 5]) {
      const reply = await call('setPlayerCountry', { id, body: { country } });
      expect(reply.status).toBe(400);
      expect(reply.problem.fields?.[0]?.field).toBe('country');
    }
    expect(await settle(undefined)).toBe('400 COUNTRY_INVALID');
    expect((await row(id)).country).toBe('PL');
    expect(await settle('PL', 2_000_000_000)).toBe('404 NOT_FOUND');
    expect((await row(id)).name).toBe('Keeps');
  });
});

describe('pausing and rating bans', () => {
  it('reach the account at once', async () => {
    const user = await signedInUser(app);
    const id = user.playerId ?? 0;
    const pause = (value: unknown) => call('pauseSubmissions', { id, body: { isSubmissionsPaused: value } });
    expect((await pause(true)).body).toMatchObject({ isSubmissionsPaused: true });
    await pause(true);
    const form = { headers: { 'x-form-type': 'pass' }, body: {} };
    expect((await app.as(user).call('submitForm', form)).problem.code).toBe('SUBMISSIONS_PAUSED');
    expect((await pause(false)).body.isSubmissionsPaused).toBe(false);
    const rating = (value: unknown, player = id) =>
      call('banFromRating', { playerId: player, body: { isRatingBanned: value } });
    expect((await rating(true)).body).toMatchObject({ isRatingBanned: true });
    await rating(true);
    expect((await call('player', { id })).body).toMatchObject({
      isRatingBanned: true,
      isSubmissionsPaused: false,
    });
    expect((await rating(false)).body.isRatingBanned).toBe(false);
    expect(await actionsOn(id)).toEqual([
      'player.pauseSubmissions',
      'player.resumeSubmissions',
      'player.banFromRating',
      'player.unbanFromRating',
    ]);
    for (const value of ['true', 1, null, undefined]) {
      expect(await refusal(pause(value))).toBe('400 VALIDATION_FAILED');
      expect(await refusal(rating(value))).toBe('400 VALIDATION_FAILED');
    }
    expect(await refusal(rating(true, 2_000_000_000))).toBe('404 PLAYER_NOT_FOUND');
    expect(await refusal(rating(true, await aPlayer(app.deps.db)))).toBe('404 NO_LINKED_USER');
    expect(
      await refusal(call('pauseSubmissions', { id: 2_000_000_000, body: { isSubmissionsPaused: true } })),
    ).toBe('404 NOT_FOUND');
  });
});

describe('looking up a Discord account', () => {
  const find = (player: number, id: string, site = app) =>
    site.as(admin).call('findDiscordForPlayer', { id: player, discordId: id });

  it('asks Discord with the bot, and falls back to what is known', async () => {
    const id = await aPlayer(app.deps.db);
    const avatarUrl = `https://cdn.discordapp.com/avatars/${knownToDiscord.id}/a_0123abcd.png?size=128`;
    expect((await find(id, knownToDiscord.id, withBot)).body).toEqual({
      discordUser: { ...knownToDiscord, avatarUrl },
    });
    expect(await refusal(find(id, '499999999999999999', withBot))).toBe('404 DISCORD_USER_NOT_FOUND');
    discord.faults.set('/api/v10/users/430000000000000001', { status: 500, body: '{}' });
    expect(await refusal(find(id, '430000000000000001', withBot))).toBe('502 OAUTH_UNAVAILABLE');
    await changeRow(app.deps.db, 'players', id, {
      discord_id: '430000000000000001',
      discord_username: 'remembered',
    });
    expect((await find(id, '430000000000000001', withBot)).body.discordUser).toEqual({
      id: '430000000000000001',
      username: 'remembered',
      avatar: null,
      avatarUrl: null,
    });
  });

  it('takes whatever Discord says in a form that can be stored, or not at all', async () => {
    const id = await aPlayer(app.deps.db);
    const wanted = '450000000000000001';
    const answers = (profile: object) =>
      discord.faults.set(`/api/v10/users/${wanted}`, { status: 200, body: JSON.stringify(profile) });
    answers({ id: wanted, username: 'nul\0 half\uD83D', avatar: null });
    const { discordUser } = (await find(id, wanted, withBot)).body;
    expect(discordUser).toMatchObject({ id: wanted, username: 'nul\uFFFD half\uFFFD' });
    for (const odd of [{ id: '12\0' }, { avatar: '../x' }, { more: 'x'.repeat(70_000) }]) {
      answers({ id: wanted, username: 'fine', ...odd });
      expect(await refusal(find(id, wanted, withBot))).toBe('502 OAUTH_UNAVAILABLE');
    }
    discord.faults.clear();
  });

  it('knows without a bot who was here, and says that it can know no others', async () => {
    const user = await signedInUser(app);
    await linkDiscord(app.deps.db, user.id, '440000000000000001', 'here');
    const id = await aPlayer(app.deps.db);
    expect((await find(id, '440000000000000001')).body.discordUser).toMatchObject({ username: 'here' });
    expect(await refusal(find(id, knownToDiscord.id))).toBe('503 DISCORD_NOT_CONFIGURED');
    expect(await refusal(find(id, '12'))).toBe('400 VALIDATION_FAILED');
    expect(await refusal(find(2_000_000_000, knownToDiscord.id))).toBe('404 NOT_FOUND');
  });
});

describe('linking a Discord account', () => {
  const link = (
    player: number,
    id: string,
    body: Given<'linkPlayerDiscord'>['body'] = { username: 'lantern', avatar: 'abc123' },
  ) => call('linkPlayerDiscord', { id: player, discordId: id, body });
  const unlink = (player: number) => call('unlinkPlayerDiscord', { id: player });
  const providersOf = (userId: number) =>
    app.deps.db.selectFrom('user_providers').selectAll().where('user_id', '=', userId).execute();

  it('shows the player with it, and lets the user sign in with it', async () => {
    const user = await signedInUser(app, { password: 'correct horse' });
    const id = user.playerId ?? 0;
    const { body } = await link(id, '450000000000000001');
    const avatarUrl = 'https://cdn.discordapp.com/avatars/450000000000000001/abc123.png?size=128';
    expect(body.discordInfo).toEqual({
      id: '450000000000000001',
      discordId: '450000000000000001',
      username: 'lantern',
      discordUsername: 'lantern',
      avatar: 'abc123',
      discordAvatarId: 'abc123',
      avatarUrl,
      discordAvatar: avatarUrl,
    });
    expect(await row(id)).toMatchObject({ discord_id: '450000000000000001', discord_username: 'lantern' });
    expect(await providersOf(user.id)).toMatchObject([{ provider_id: '450000000000000001' }]);
    await link(id, '450000000000000002', { username: 'other', avatar: avatarUrl });
    expect(await row(id)).toMatchObject({ discord_id: '450000000000000002', discord_avatar: 'abc123' });
    expect(await providersOf(user.id)).toMatchObject([{ provider_id: '450000000000000002' }]);
    expect((await unlink(id)).status).toBe(200);
    expect((await unlink(id)).status).toBe(200);
    expect(await row(id)).toMatchObject({ discord_id: null, discord_username: null });
    expect(await providersOf(user.id)).toEqual([]);
    expect(await actionsOn(id)).toEqual(['player.linkDiscord', 'player.linkDiscord', 'player.unlinkDiscord']);
  });

  it('refuses what somebody else has, and to take the last way to sign in', async () => {
    const [one, other] = [await aPlayer(app.deps.db), await aPlayer(app.deps.db)];
    await link(one, '460000000000000001');
    expect(await refusal(link(other, '460000000000000001'))).toBe('409 PROVIDER_TAKEN');
    const user = await signedInUser(app);
    await link(user.playerId ?? 0, '460000000000000002');
    expect(await refusal(link(other, '460000000000000002'))).toBe('409 PROVIDER_TAKEN');
    expect(await refusal(unlink(user.playerId ?? 0))).toBe('400 LAST_PROVIDER');
    expect(await providersOf(user.id)).toHaveLength(1);
    expect(await refusal(link(one, '12'))).toBe('400 VALIDATION_FAILED');
    expect(await refusal(link(one, '460000000000000003', {}))).toBe('400 VALIDATION_FAILED');
    expect(await refusal(link(2_000_000_000, '460000000000000003'))).toBe('404 NOT_FOUND');
    expect(await refusal(unlink(2_000_000_000))).toBe('404 NOT_FOUND');
  });
});
