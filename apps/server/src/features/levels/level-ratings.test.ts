import { describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { anOpenRating, saveVote } from '../../testing/open-rating.ts';
import { signedInUser } from '../../testing/users.ts';
import { recomputeEverything } from '../players/index.ts';

const app = appOfTests();
const admin = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));
const user = beforeTests(() => signedInUser(app));

const edit = (id: number, body: object) => app.as(admin).call('editLevel', { id, body });

describe('a level and its rating', () => {
  it('is the open one, else the one that was closed last, without comments for visitors', async () => {
    const { id, levelId } = await anOpenRating(app.deps.db, { rerate_num: 'G9' });
    await saveVote(app, id, admin, { rating: 'G5', comment: 'hello' });
    const { body } = await app.call('levelWithRatings', { id: levelId });
    expect(body).toMatchObject({
      level: { id: levelId, hasRating: true, rerateNum: 'G9' },
      ratings: { id, confirmedAt: null, details: [{ userId: admin.id, rating: 'G5', comment: null }] },
    });
    expect(
      (await app.as(user).call('levelWithRatings', { id: levelId })).body.ratings?.details[0]?.comment,
    ).toBe('hello');

    await edit(levelId, { toRate: false });
    expect((await app.call('levelWithRatings', { id: levelId })).body.ratings).toMatchObject({
      id,
      confirmedAt: expect.any(String),
      details: [{ comment: null }],
    });
    await edit(levelId, { toRate: true });
    const next = (await app.call('levelWithRatings', { id: levelId })).body.ratings;
    expect(next).toMatchObject({ confirmedAt: null, details: [] });
    expect(next?.id).toBeGreaterThan(id);
    await edit(levelId, { toRate: false });
    expect((await app.call('levelWithRatings', { id: levelId })).body.ratings?.id).toBe(next!.id);
  });

  it('is null where there was none; deleted levels are for super admins', async () => {
    const [bare, gone] = [
      await aLevel(app.deps.db),
      (await anOpenRating(app.deps.db, { is_deleted: true })).levelId,
    ];
    expect((await app.call('levelWithRatings', { id: bare })).body.ratings).toBe(null);
    for (const who of [{}, user])
      for (const reply of [
        await app.as(who).call('levelWithRatings', { id: gone }),
        await app.as(who).call('levelRatings', { id: gone }),
        await app.as(who).call('changeEffect', { id: gone, changeId: 1 }),
      ])
        expect(reply.outcome).toBe('403 LEVEL_DELETED');
    expect((await app.as(admin).call('levelWithRatings', { id: gone })).status).toBe(200);
    expect((await app.call('levelWithRatings', { id: 2_000_000 })).problem.code).toBe('NOT_FOUND');
    expect((await app.call('levelRatings', { id: 2_000_000 })).status).toBe(404);
  });
});

describe('closed ratings of a level', () => {
  it('stand in its past with their texts, averages and numbers of votes, the latest first', async () => {
    const { id, levelId } = await anOpenRating(app.deps.db, { rerate_num: 'G9', rerate_reason: 'too easy' });
    await saveVote(app, id, admin, { rating: 'G5' });
    await saveVote(app, id, user, { rating: 'G7' });
    expect((await app.call('levelRatings', { id: levelId })).body).toEqual([]);
    await edit(levelId, { toRate: false });
    await edit(levelId, { toRate: true, rerateNum: 'vote', rerateReason: '' });
    await edit(levelId, { toRate: false });
    expect((await app.call('levelRatings', { id: levelId })).body).toMatchObject([
      { rerateNum: 'vote', averageDifficulty: null, votes: { manager: 0, community: 0 } },
      {
        id,
        requesterFR: '',
        rerateNum: 'G9',
        rerateReason: 'too easy',
        averageDifficulty: { name: 'G5' },
        communityDifficulty: { name: 'G7' },
        votes: { manager: 1, community: 1 },
      },
    ]);
  });
});

describe('the effect of a change', () => {
  it('is what was recorded with it, without players who are banned since', async () => {
    const { db } = app.deps;
    const [levelId, otherId] = [await aLevel(db), await aLevel(db)];
    const [ann, bob] = [await aPlayer(db, { name: 'Ann' }), await aPlayer(db, { name: 'Bob' })];
    await aPass(db, { level_id: levelId, player_id: ann });
    await aPass(db, { level_id: otherId, player_id: bob });
    await transaction(db, recomputeEverything);
    const effectOf = (changeId: number, who: { token?: string } = {}) =>
      app.as(who).call('changeEffect', { id: levelId, changeId });

    await edit(levelId, { song: 'Another name' });
    await edit(levelId, { diffId: 23, baseScore: 900 });
    const history = (await app.call('levelHistory', { id: levelId })).body;
    const change = history.find((row) => row.newBaseScore === 900);
    const { body: effect } = await effectOf(change!.changeId);
    expect(effect.rescoredPasses).toBe(1);
    expect(effect.players).toMatchObject([
      { id: ann, name: 'Ann', rankBefore: 1, rankAfter: 1 },
      { id: bob, name: 'Bob', rankBefore: 1, rankAfter: 2 },
    ]);
    const [moved] = effect.players;
    expect(moved?.rankedScoreAfter).toBeGreaterThan(moved!.rankedScoreBefore);

    await app.as(admin).call('banPlayer', { id: ann, body: { isBanned: true } });
    expect((await effectOf(change!.changeId)).body.players).toMatchObject([{ id: bob }]);
    expect((await effectOf(change!.changeId, admin)).body.players).toHaveLength(2);

    expect((await app.call('changeEffect', { id: otherId, changeId: change?.changeId })).outcome).toBe(
      '404 NOT_FOUND',
    );
    const old = await db
      .insertInto('level_changes')
      .values({ level_id: levelId, new_diff_id: 23 })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await effectOf(old.id)).problem.code).toBe('NOT_FOUND');
    const { body } = await app.call('levelHistory', { id: levelId });
    const offered = body.filter((row) => row.hasEffect);
    expect(offered.map((row) => row.changeId)).toEqual([change?.changeId]);
  });
});
