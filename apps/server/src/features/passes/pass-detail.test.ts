import { rankedScore } from '@rondo/domain/players/testing';
import { describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { signedInUser } from '../../testing/users.ts';
import { recomputeEverything } from '../players/index.ts';

const site = appOfTests();
const admin = beforeTests(() => signedInUser(site, { role: 'superAdmin' }));

const detail = (id: number, token?: string) => site.as({ token }).call('passDetail', { id });
const byId = (id: number, token?: string) => site.as({ token }).call('passById', { id });

describe('score info', () => {
  it('shows what exactly this pass does for its player', async () => {
    const { db } = site.deps;
    const player = await aPlayer(db);
    // A perfect run of a level of base B is worth 11 B.
    const levels = await Promise.all([100, 200, 300].map((base_score) => aLevel(db, { base_score })));
    const passes = [];
    for (const level_id of levels) passes.push(await aPass(db, { level_id, player_id: player }));
    const worse = await aPass(db, {
      level_id: levels[2] ?? 0,
      player_id: player,
      perfect: 900,
      e_perfect: 100,
    });
    const duplicate = await aPass(db, { level_id: levels[2] ?? 0, player_id: player, is_duplicate: true });
    await transaction(db, recomputeEverything);

    const best = await detail(passes[2] ?? 0);
    const replacement = (await detail(worse)).body;
    const current = rankedScore([3300, 2200, 1100]);
    const previous = rankedScore([2200, 1100, replacement.scoreV2]);
    expect(replacement.scoreV2).toBeGreaterThan(300);
    expect(best.body.scoreInfo.currentRankedScore).toBeCloseTo(current, 6);
    expect(best.body.scoreInfo.previousRankedScore).toBeCloseTo(previous, 6);
    expect(best.body.scoreInfo.impact).toBeCloseTo(current - previous, 6);
    expect(best.body.scoreInfo.impactRank).toBe(1);
    expect(best.body.ranks).toEqual({ rankedScoreRank: 1 });
    expect(best.body.isWorldsFirst).toBe(true);

    for (const id of [worse, duplicate]) {
      const { body } = await detail(id);
      expect(body.scoreInfo).toMatchObject({ impact: 0, impactRank: 0 });
      expect(body.scoreInfo.currentRankedScore).toBeCloseTo(current, 6);
    }
    const second = await detail(passes[1] ?? 0);
    expect(second.body.scoreInfo.impactRank).toBe(2);
    expect(second.body.scoreInfo.impact).toBeCloseTo(current - rankedScore([3300, 1100]), 6);
  });

  it('counts only the twenty best', async () => {
    const { db } = site.deps;
    const player = await aPlayer(db);
    const passes = [];
    for (let base = 22; base >= 1; base -= 1) {
      const level_id = await aLevel(db, { base_score: base });
      passes.push(await aPass(db, { level_id, player_id: player }));
    }
    await transaction(db, recomputeEverything);
    expect((await detail(passes[19] ?? 0)).body.scoreInfo.impactRank).toBe(20);
    expect((await detail(passes[20] ?? 0)).body.scoreInfo).toMatchObject({ impactRank: 0, impact: 0 });
    const { body } = await site.call('player', { id: player });
    expect(body.topScores.map(({ id }) => id)).toEqual(passes.slice(0, 20));
    const sum = body.topScores.reduce((total: number, { impact }: { impact: number }) => total + impact, 0);
    expect(sum).toBeCloseTo(body.rankedScore, 6);
  });
});

describe('a pass', () => {
  it('comes whole, with the credits of its level', async () => {
    const { db } = site.deps;
    const level_id = await aLevel(db, { song: 'Shown' });
    const player_id = await aPlayer(db, { name: 'Shown player', country: 'PL' });
    const id = await aPass(db, {
      level_id,
      player_id,
      vid_title: 'A "title"',
      video_link: 'https://youtu.be/x',
      feeling_rating: 'U1\n!',
      speed: 1.25,
      early_single: 3,
      is_no_hold_tap: true,
      vid_upload_time: new Date('2024-02-03T04:05:06.789Z'),
    });
    await transaction(db, recomputeEverything);
    const { body } = await detail(id);
    expect(body).toMatchObject({
      id,
      passId: id,
      vidTitle: 'A "title"',
      feelingRating: 'U1\n!',
      speed: 1.25,
      isNoHoldTap: true,
      vidUploadTime: '2024-02-03T04:05:06.789Z',
      judgements: { earlySingle: 3, perfect: 1000, lateDouble: 0 },
      player: { id: player_id, name: 'Shown player', country: 'PL', user: null },
      level: { id: level_id, song: 'Shown', levelCredits: [], difficulty: { name: 'G1' } },
    });
    const one = await byId(id);
    expect(one.body.count).toBe(1);
    expect(one.body.results[0]).toMatchObject({ id, level: { id: level_id } });
  });
});

describe('who may see it', () => {
  it('a deleted one anybody by its number, others only super admins', async () => {
    const { db } = site.deps;
    const [level, hidden, gone] = [
      await aLevel(db),
      await aLevel(db, { is_hidden: true }),
      await aLevel(db, { is_deleted: true }),
    ];
    const [player, banned] = [await aPlayer(db), await aPlayer(db, { is_banned: true })];
    const cases: readonly [
      id: number,
      visitor: readonly [number, number],
      staff: readonly [number, number],
    ][] = [
      [await aPass(db, { level_id: level, player_id: player }), [200, 1], [200, 1]],
      [await aPass(db, { level_id: level, player_id: player, is_deleted: true }), [200, 0], [200, 1]],
      [await aPass(db, { level_id: level, player_id: banned }), [404, 0], [200, 1]],
      [await aPass(db, { level_id: gone, player_id: player }), [404, 0], [200, 1]],
      [await aPass(db, { level_id: hidden, player_id: player }), [200, 1], [200, 1]],
      [9_999_999, [404, 0], [404, 0]],
    ];
    for (const [id, visitor, staff] of cases) {
      expect([(await detail(id)).status, (await byId(id)).body.count]).toEqual(visitor);
      const { token } = admin;
      expect([(await detail(id, token)).status, (await byId(id, token)).body.count]).toEqual(staff);
    }
  });
});

describe('passes of a level', () => {
  it('are those that count for it, best first', async () => {
    const { db } = site.deps;
    const [level_id, other] = [await aLevel(db), await aLevel(db)];
    const [player_id, banned] = [await aPlayer(db), await aPlayer(db, { is_banned: true })];
    const low = await aPass(db, { level_id, player_id, score_v2: 1 });
    const tie = await aPass(db, { level_id, player_id, score_v2: 5 });
    const later = await aPass(db, { level_id, player_id, score_v2: 5 });
    await aPass(db, { level_id, player_id, score_v2: 9, is_deleted: true });
    await aPass(db, { level_id, player_id, score_v2: 9, is_duplicate: true });
    await aPass(db, { level_id, player_id: banned, score_v2: 9 });
    await aPass(db, { level_id: other, player_id, score_v2: 9 });
    const { body } = await site.call('passesOfLevel', { id: level_id });
    expect(body.map(({ id }) => id)).toEqual([tie, later, low]);
    expect(body[0]!.level).not.toHaveProperty('levelCredits');
  });

  it('are refused as the level is, and are empty without any', async () => {
    const { db } = site.deps;
    const [hidden, gone] = [await aLevel(db, { is_hidden: true }), await aLevel(db, { is_deleted: true })];
    const of = (id: number, token?: string) => site.as({ token }).call('passesOfLevel', { id });
    expect((await of(hidden)).body).toEqual([]);
    expect((await of(gone)).problem.code).toBe('LEVEL_DELETED');
    expect((await of(gone, admin.token)).body).toEqual([]);
    expect((await of(9_999_999)).status).toBe(404);
  });
});
