import { beforeAll, describe, expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { changeRow } from '../../testing/stored-row.ts';
import { linkDiscord, signedInUser, type TestUser } from '../../testing/users.ts';

let admin: TestUser;
const app = appOfTests();
beforeAll(async () => {
  await signedInUser(app, { username: 'Nobody' });
  const zed = await signedInUser(app, { username: 'zed', role: 'rater' });
  await signedInUser(app, { username: 'Anna', role: 'rater', hasPlayer: false });
  admin = await signedInUser(app, { username: 'Walter', role: 'superAdmin' });
  const gone = await signedInUser(app, { username: 'Gone', role: 'rater' });
  const { db } = app.deps;
  await changeRow(db, 'users', gone.id, { closed_at: new Date() });
  await changeRow(db, 'users', zed.id, { nickname: 'Bea' });
  await linkDiscord(db, zed.id, '123456789012345678', 'zed.z');
  await changeRow(db, 'players', zed.playerId, { avatar_url: 'https://example.org/zed.png' });
});

describe('raters', () => {
  it('are listed for everyone, super admins first, then by name', async () => {
    const { status, body } = await app.call('raters');
    expect(status).toBe(200);
    expect(body.map((rater) => rater.username)).toEqual(['Walter', 'Anna', 'zed']);
    expect(body[2]).toEqual({
      id: expect.any(Number),
      username: 'zed',
      nickname: 'Bea',
      discordUsername: 'zed.z',
      avatarUrl: null,
      isRater: true,
      isSuperAdmin: false,
      player: { pfp: 'https://example.org/zed.png' },
    });
    expect(body[1]).toMatchObject({ discordUsername: null, player: { pfp: null } });
  });

  it('show their chat ids to super admins only', async () => {
    const { body } = await app.as(admin).call('raters');
    expect(body.map((rater) => rater.discordId)).toEqual([null, null, '123456789012345678']);
    const rater = await signedInUser(app, { role: 'rater' });
    expect((await app.as(rater).call('raters')).text).not.toContain('123456789012345678');
  });
});

describe('GET admin/users/discord', () => {
  it('finds a user by chat account or id, and says when there is none', async () => {
    const ask = (digits: string) => app.as(admin).call('userByDiscord', { discordId: digits });
    const found = await ask('123456789012345678');
    expect(found.body).toEqual({
      id: expect.any(Number),
      username: 'zed',
      avatarUrl: null,
      discordId: '123456789012345678',
    });
    expect((await ask(String(found.body.id))).body).toEqual(found.body);
    expect((await ask(String(admin.id))).body).toMatchObject({ username: 'Walter', discordId: null });
    for (const digits of ['99999999999999999', '9999999999'])
      expect((await ask(digits)).problem.code).toBe('USER_NOT_FOUND');
    expect((await ask('zed')).status).toBe(400);
  });
});
