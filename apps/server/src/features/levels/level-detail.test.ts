import { describe, expect, it } from 'vitest';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { aCreator, aCredit, aLevel, anAlias, aPass, aPlayer } from '../../testing/catalogue.ts';
import { signedInUser } from '../../testing/users.ts';

const site = appOfTests();
const admin = beforeTests(() => signedInUser(site, { role: 'superAdmin' }));

const at = (id: number | string) => `/v2/database/levels/${id}`;

describe('a level', () => {
  it('comes with credits, aliases and what it was before', async () => {
    const { db } = site.deps;
    const id = await aLevel(db, {
      song: 'Tab "quote" \\ 夜',
      diff_id: 41,
      previous_diff_id: 40,
      base_score: 720.5,
      previous_base_score: 700,
      workshop_link: 'https://example.org/w',
    });
    await aCreator(db, { id: 500, name: 'Maker', aliases: ['M'], is_verified: true });
    await aCredit(db, id, 500, 'vfxer');
    await anAlias(db, id, 'Tabulator', 'Tab');
    await db.insertInto('ratings').values({ level_id: id, confirmed_at: new Date() }).execute();
    const { status, body } = await site.call('levelDetail', { id });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      song: 'Tab "quote" \\ 夜',
      baseScore: 720.5,
      previousBaseScore: 700,
      difficulty: { id: 41, name: 'U1', baseScore: 500 },
      previousDifficulty: { id: 40, name: 'G20' },
      ws: 'https://example.org/w',
      wsLink: 'https://example.org/w',
      hasRating: true,
      version: 1,
      aliases: [{ field: 'song', originalValue: 'Tab', alias: 'Tabulator' }],
      levelCredits: [
        {
          role: 'vfxer',
          creatorId: 500,
          creatorName: 'Maker',
          creatorAliases: ['M'],
          creator: { isVerified: true },
        },
      ],
      firstClear: null,
      highestScore: null,
    });
    expect((await site.callRaw('GET', `/v2/database/levels/byId/${id}`)).body).toEqual(body);
  });

  it('has no earlier difficulty when that is 0, and no rating without one', async () => {
    const id = await aLevel(site.deps.db);
    const { body } = await site.call('levelDetail', { id });
    expect(body).toMatchObject({ previousDifficulty: null, hasRating: false, aliases: [], levelCredits: [] });
  });

  it('has its records over the passes that are shown', async () => {
    const { db } = site.deps;
    const id = await aLevel(db);
    const [ann, bob] = [await aPlayer(db, { name: 'Ann' }), await aPlayer(db, { name: 'Bob' })];
    const banned = await aPlayer(db, { is_banned: true });
    const pass = (player_id: number, more: object) => aPass(db, { level_id: id, player_id, ...more });
    const early = await pass(ann, {
      score_v2: 10,
      accuracy: 0.9,
      speed: 1,
      vid_upload_time: new Date('2023-05-01T00:00:00Z'),
    });
    const best = await pass(bob, {
      score_v2: 30,
      accuracy: 0.99,
      speed: 1.2,
      vid_upload_time: new Date('2023-06-01'),
    });
    const equal = await pass(ann, {
      score_v2: 30,
      accuracy: 0.95,
      speed: 2,
      vid_upload_time: new Date('2023-05-01T00:00:00Z'),
    });
    const above = { score_v2: 99, accuracy: 1, speed: 3, vid_upload_time: new Date('2020-01-01') };
    await pass(banned, above);
    await pass(ann, { ...above, is_deleted: true });
    await pass(bob, { ...above, is_duplicate: true });
    const { body } = await site.call('levelDetail', { id });
    expect(body.firstClear).toMatchObject({
      passId: early,
      date: '2023-05-01T00:00:00.000Z',
      player: { name: 'Ann' },
    });
    expect(body.highestScore).toMatchObject({ passId: best, value: 30, player: { id: bob } });
    expect(body.highestSpeed).toMatchObject({ passId: equal, value: 2 });
    expect(body.highestAccuracy).toMatchObject({ passId: best, value: 0.99 });
  });
});

describe('who may see it', () => {
  it('everyone a hidden one, super admins a deleted one', async () => {
    const { db } = site.deps;
    const hidden = await aLevel(db, { is_hidden: true });
    const deleted = await aLevel(db, { is_deleted: true });
    const statuses = async (id: number, token?: string) =>
      Promise.all(
        [at(id), `/v2/database/levels/byId/${id}`].flatMap((url) =>
          ['GET', 'HEAD'].map(
            async (method) => (await site.callRaw(method, url, token ? { token } : {})).status,
          ),
        ),
      );
    expect(await statuses(hidden)).toEqual([200, 200, 200, 200]);
    expect(await statuses(deleted)).toEqual([403, 403, 403, 403]);
    expect((await site.call('levelDetail', { id: deleted })).problem.code).toBe('LEVEL_DELETED');
    expect(await statuses(deleted, admin.token)).toEqual([200, 200, 200, 200]);
    expect(await statuses(9_999_999)).toEqual([404, 404, 404, 404]);
  });

  it.each([
    ['abc', 400],
    ['0', 400],
    ['-1', 400],
    ['1.5', 400],
    ['2147483648', 404],
    ['99999999999999999999', 404],
  ])('%s is %i', async (id, status) => {
    expect((await site.call('levelDetail', { id })).status).toBe(status);
  });
});
