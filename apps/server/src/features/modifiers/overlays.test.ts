import type { ReplyOf } from '@rondo/contract/calls';
import type { Pass } from '@rondo/contract/passes';
import { missedPass, type ModifierType } from '@rondo/domain/modifiers';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { changeRow } from '../../testing/stored-row.ts';
import { signedInUser } from '../../testing/users.ts';
import { recomputeEverything } from '../players/index.ts';
import { type PutModifier, putModifier } from './testing/put-modifier.ts';

const app = appOfTests({ config: { jokes: true, countStatements: true } });
/** Signed in just now: the tests let hours pass. */
const anAdmin = () => signedInUser(app, { role: 'superAdmin' });
const ids = { level: 0, other: 0, ann: 0, bob: 0, cid: 0 };
const profile = async (id: number, token?: string) => (await app.as({ token }).call('player', { id })).body;
const passesOf = async (id: number, token?: string): Promise<Pass[]> =>
  (await app.as({ token }).call('passesOfLevel', { id })).body;
const leaders = async () => (await app.call('leaderboard')).body.results;
const leader = async (id: number) => (await leaders()).find((row) => row.id === id)!;
const put = (type: ModifierType, more: Partial<PutModifier> = {}) =>
  putModifier(app, { playerId: ids.cid, type, ...more });
const minutes = (count: number) => app.clock.advance(count * 60_000);

/** What the three replies say while nothing is at work. */
type Leaders = ReplyOf<'leaderboard'>['results'];
const stored = {
  profile: {} as ReplyOf<'player'>,
  row: {} as Leaders[number],
  passes: [] as Pass[],
  leaders: [] as Leaders,
};
async function remember() {
  stored.profile = await profile(ids.cid);
  stored.row = await leader(ids.cid);
  stored.passes = await passesOf(ids.level);
  stored.leaders = await leaders();
}

// Cid holds the worlds first of one level, Ann that of the other.
beforeAll(async () => {
  const { db } = app.deps;
  ids.level = await aLevel(db, { base_score: 700 });
  ids.other = await aLevel(db, { base_score: 300 });
  ids.ann = await aPlayer(db, { name: 'Ann', country: 'PL', avatar_url: 'https://example.org/ann.png' });
  ids.bob = await aPlayer(db, { name: 'Bob', country: 'DE' });
  ids.cid = await aPlayer(db, { name: 'Cid', country: 'CN', avatar_url: 'https://example.org/cid.png' });
  const at = (day: number) => new Date(Date.UTC(2024, 0, day));
  await aPass(db, { level_id: ids.level, player_id: ids.ann, vid_upload_time: at(2) });
  await aPass(db, { level_id: ids.other, player_id: ids.ann, vid_upload_time: at(2) });
  await aPass(db, { level_id: ids.level, player_id: ids.bob, vid_upload_time: at(3), early_double: 3 });
  await aPass(db, { level_id: ids.level, player_id: ids.cid, vid_upload_time: at(1), early_double: 40 });
  await aPass(db, { level_id: ids.level, player_id: ids.cid, vid_upload_time: at(4), early_single: 90 });
  await aPass(db, { level_id: ids.other, player_id: ids.cid, vid_upload_time: at(5), l_perfect: 70 });
  await transaction(db, recomputeEverything);
  await remember();
});

afterEach(async () => {
  minutes(120);
  expect(await profile(ids.cid)).toEqual(stored.profile);
  expect(await leaders()).toEqual(stored.leaders);
  expect(await passesOf(ids.level)).toEqual(stored.passes);
});

/** Both replies about the player, with a ranked score that is close to this. */
async function expectShown(rankedScore: number, types: readonly string[]) {
  const [player, row] = [await profile(ids.cid), await leader(ids.cid)];
  for (const shown of [player, row]) {
    expect(shown.rankedScore).toBeCloseTo(rankedScore, 6);
    expect(shown.overlay?.types).toEqual(types);
    expect(shown.overlay?.stored).toMatchObject({
      rankedScore: stored.profile.rankedScore,
      rankedScoreRank: stored.profile.rankedScoreRank,
    });
    expect(shown.stats.rankedScoreRank).toBe(shown.rankedScoreRank);
  }
  expect(player.stats.rankedScore).toBeCloseTo(rankedScore, 6);
  expect(row.rank).toBe(player.rankedScoreRank);
  return { player, row };
}

describe('the ranked score', () => {
  it('has points added', async () => {
    await put('ranked_add', { value: 123.45 });
    const { player } = await expectShown(stored.profile.rankedScore + 123.45, ['ranked_add']);
    expect(player.overlay?.steps).toEqual([
      { type: 'ranked_add', value: 123.45, rankedScore: player.rankedScore },
    ]);
    expect(player.overlay?.active).toEqual([
      {
        type: 'ranked_add',
        value: 123.45,
        partnerName: null,
        expiresAt: new Date(app.clock.now().getTime() + 3_600_000).toISOString(),
      },
    ]);
    expect(player.passes).toEqual(stored.profile.passes);
    expect(await passesOf(ids.level)).toEqual(stored.passes);
  });

  it('is multiplied', async () => {
    await put('ranked_multiply', { value: 1.37 });
    await expectShown(stored.profile.rankedScore * 1.37, ['ranked_multiply']);
  });

  it('is turned round', async () => {
    await put('score_flip');
    const [whole = '', decimals] = stored.profile.rankedScore.toFixed(2).split('.');
    await expectShown(Number(`${[...whole].reverse().join('')}.${decimals}`), ['score_flip']);
  });

  it('is all scores together', async () => {
    await put('score_combine');
    const { rankedScore, generalScore, ppScore, wfScore, score12K } = stored.profile;
    const floors = [rankedScore, generalScore, ppScore, wfScore, score12K].map(Math.floor);
    expect(wfScore).toBe(700);
    await expectShown(
      floors.reduce((sum, score) => sum + score, 0),
      ['score_combine'],
    );
  });

  it('goes through all of them in their order, whenever they came', async () => {
    await put('score_flip');
    await put('ranked_add', { value: 100 });
    await put('ranked_multiply', { value: 1.5 });
    await put('ranked_multiply', { value: 1.1 });
    await put('score_combine');
    await put('oops_all_miss');
    const player = await profile(ids.cid);
    expect(player.overlay?.steps.map(({ type, value }) => [type, value])).toEqual([
      ['oops_all_miss', null],
      ['score_combine', null],
      ['ranked_multiply', 1.5],
      ['ranked_multiply', 1.1],
      ['ranked_add', 100],
      ['score_flip', null],
    ]);
    await expectShown(player.overlay!.steps.at(-1)!.rankedScore, [
      'score_flip',
      'ranked_add',
      'ranked_multiply',
      'score_combine',
      'oops_all_miss',
    ]);
  });
});

describe('more misses', () => {
  it('are on every pass of the profile, once, with all that follows from them', async () => {
    await put('oops_all_miss');
    await put('oops_all_miss');
    const { passes, topScores, rankedScore } = await profile(ids.cid);
    const expected = stored.profile.passes
      .map((pass) => {
        const { id, judgements, level, speed, isNoHoldTap, accuracy, scoreV2 } = pass;
        const input = { judgements, speed, isNoHoldTap, levelBaseScore: level.baseScore };
        const missed = missedPass({ ...input, difficulty: level.difficulty });
        return { id, ...missed, before: { accuracy, scoreV2, earlyDouble: judgements.earlyDouble } };
      })
      .sort((a, b) => b.scoreV2 - a.scoreV2 || a.id - b.id);
    expect(expected).toHaveLength(3);
    for (const [index, { id, judgements, accuracy, scoreV2, before }] of expected.entries()) {
      expect(passes[index]).toMatchObject({ id, judgements });
      expect(judgements.earlyDouble).toBe(before.earlyDouble + 25);
      expect(passes[index]?.accuracy).toBeCloseTo(accuracy, 12);
      expect(passes[index]?.scoreV2).toBeCloseTo(scoreV2, 9);
      expect(passes[index]?.overlay).toEqual({ types: ['oops_all_miss'], stored: before });
    }
    const best = expected.filter(
      ({ id }, index) => index === expected.findIndex((other) => levelOf(other.id) === levelOf(id)),
    );
    expect(topScores).toEqual(
      best.map(({ id, scoreV2 }, index) => ({ id, impact: expect.closeTo(scoreV2 * 0.9 ** index, 6) })),
    );
    expect(rankedScore).toBeCloseTo(
      best.reduce((sum, { scoreV2 }, index) => sum + scoreV2 * 0.9 ** index, 0),
      6,
    );
    await expectShown(rankedScore, ['oops_all_miss']);
    expect(await passesOf(ids.level)).toEqual(stored.passes);
  });

  const levelOf = (id: number) => stored.profile.passes.find((pass) => pass.id === id)?.levelId as number;

  it('on a player without passes leave zero', async () => {
    const nobody = await aPlayer(app.deps.db);
    await putModifier(app, { playerId: nobody, type: 'oops_all_miss' });
    await putModifier(app, { playerId: nobody, type: 'ranked_add', value: 200 });
    expect(await profile(nobody)).toMatchObject({
      rankedScore: 200,
      rankedScoreRank: null,
      passes: [],
      topScores: [],
    });
  });
});

describe('a castle', () => {
  it('has only the passes of its king listed, each as one clear', async () => {
    await put('king_of_castle');
    const passes = await passesOf(ids.level);
    const own = stored.passes.filter(({ playerId }) => playerId === ids.cid);
    expect(own).toHaveLength(2);
    expect(passes).toEqual(
      own.map((pass) => ({
        ...pass,
        level: { ...pass.level, clears: 1 },
        overlay: { types: ['king_of_castle'], stored: { clears: pass.level.clears } },
      })),
    );
    expect(own[0]?.level.clears).toBe(3);
    expect(await passesOf(ids.level, (await anAdmin()).token)).toEqual(passes);
    await expectShown(stored.profile.rankedScore, ['king_of_castle']);
  });

  it('is no level whose worlds first somebody else holds', async () => {
    const before = await passesOf(ids.other);
    await put('king_of_castle');
    expect(await passesOf(ids.other)).toEqual(before);
    const { body: level } = await app.call('levelDetail', { id: ids.level });
    expect(level.clears).toBe(3);
  });

  it('falls when its king is banned, and its worlds first goes to the next', async () => {
    await put('king_of_castle');
    const admin = await anAdmin();
    const ban = (isBanned: boolean) => app.as(admin).call('banPlayer', { id: ids.cid, body: { isBanned } });
    expect((await ban(true)).status).toBe(200);
    const listed = await passesOf(ids.level);
    expect(listed.map(({ playerId }) => playerId).sort()).toEqual([ids.ann, ids.bob]);
    expect((await ban(false)).status).toBe(200);
    expect(await passesOf(ids.level)).toHaveLength(2);
  });
});

describe('a swap', () => {
  it('exchanges name, picture and country on both sides, and nothing else', async () => {
    const ann = await profile(ids.ann);
    await put('player_swap', { partnerId: ids.ann });
    const [shownCid, shownAnn] = [await profile(ids.cid), await profile(ids.ann)];
    const face = ({ name, country, pfp, avatarUrl }: ReplyOf<'player'>) => ({
      name,
      country,
      pfp,
      avatarUrl,
    });
    expect(face(shownCid)).toEqual(face(ann));
    expect(face(shownAnn)).toEqual(face(stored.profile));
    expect(shownCid).toMatchObject({ id: ids.cid, rankedScore: stored.profile.rankedScore });
    expect(shownCid.passes).toEqual(stored.profile.passes);
    expect(shownCid.overlay?.stored).toMatchObject({ name: 'Cid', country: 'CN' });
    expect(shownCid.overlay?.active).toMatchObject([{ value: ids.ann, partnerName: 'Ann' }]);
    expect(shownAnn.overlay?.active).toMatchObject([{ partnerName: 'Cid' }]);
    const [row, annsRow] = [await leader(ids.cid), await leader(ids.ann)];
    expect(row).toMatchObject({ name: 'Ann', country: 'PL', player: { id: ids.cid, name: 'Ann' } });
    expect(annsRow).toMatchObject({ name: 'Cid', country: 'CN', player: { id: ids.ann, name: 'Cid' } });
    const storedAnn = stored.leaders.find(({ id }) => id === ids.ann);
    expect(row.avatarUrl).toBe(storedAnn?.avatarUrl);
    expect(annsRow.avatarUrl).toBe(stored.row.avatarUrl);
  });
});

describe('a look', () => {
  it('of a banned one changes nothing else', async () => {
    await put('ban_hammer');
    const { player, row } = await expectShown(stored.profile.rankedScore, ['ban_hammer']);
    for (const shown of [player, row]) expect(shown.overlay).toMatchObject({ bannedLook: true });
    const { overlay: _, ...rest } = player;
    expect(rest).toEqual(stored.profile);
  });

  it('of a super admin is a crown', async () => {
    await put('super_admin');
    const { player, row } = await expectShown(stored.profile.rankedScore, ['super_admin']);
    for (const shown of [player, row]) expect(shown.overlay).toMatchObject({ crown: true });
    const { overlay: _, ...rest } = player;
    expect(rest).toEqual(stored.profile);
  });

  it('is not given on to the partner of a swap', async () => {
    await put('player_swap', { partnerId: ids.bob });
    await put('super_admin');
    await put('ban_hammer');
    const { overlay } = await profile(ids.bob);
    expect(overlay).not.toHaveProperty('crown');
    expect(overlay).not.toHaveProperty('bannedLook');
    expect(overlay?.types).toEqual(['player_swap']);
  });
});

describe('time', () => {
  it('ends each modifier by itself, the last of which leaves nothing', async () => {
    await put('ranked_add', { value: 300, minutes: 10 });
    await put('super_admin', { minutes: 5 });
    await expectShown(stored.profile.rankedScore + 300, ['ranked_add', 'super_admin']);
    app.clock.advance(5 * 60_000 - 1);
    await expectShown(stored.profile.rankedScore + 300, ['ranked_add', 'super_admin']);
    app.clock.advance(1);
    await expectShown(stored.profile.rankedScore + 300, ['ranked_add']);
    minutes(5);
    expect(await profile(ids.cid)).toEqual(stored.profile);
    expect(await leader(ids.cid)).toEqual(stored.row);
  });

  it('has a changed name or score in the very next reply', async () => {
    await put('player_swap', { partnerId: ids.ann });
    await put('ranked_add', { value: 300 });
    const admin = await anAdmin();
    const rename = (name: string) => app.as(admin).call('renamePlayer', { id: ids.ann, body: { name } });
    expect((await rename('Anna')).status).toBe(200);
    expect((await profile(ids.cid)).name).toBe('Anna');
    expect((await rename('Ann')).status).toBe(200);
    const [own] = stored.profile.passes;
    const remove = () => app.as(admin).call('deletePass', { id: own?.id });
    expect((await remove()).status).toBe(200);
    const { rankedScore, overlay } = await profile(ids.cid);
    expect(overlay?.stored.rankedScore).toBeLessThan(stored.profile.rankedScore);
    expect(rankedScore).toBe(overlay!.stored.rankedScore! + 300);
    await changeRow(app.deps.db, 'passes', own!.id, { is_deleted: false });
    await transaction(app.deps.db, recomputeEverything);
    minutes(120);
    await remember();
  });
});

describe('what it costs', () => {
  it('is no statement where nothing is at work, and none on the second page that somebody reads', async () => {
    const pages = [
      `/v2/database/players/${ids.bob}`,
      '/v2/database/leaderboard',
      `/v2/database/passes/level/${ids.level}`,
    ];
    const statements = async () => {
      const counts: number[] = [];
      for (const page of pages)
        counts.push(Number((await app.callRaw('GET', page)).headers['x-sql-statements']));
      return counts;
    };
    await statements();
    const before = await statements();
    expect(before.every((count) => count <= 2)).toBe(true);
    await put('ranked_add', { value: 300 });
    await statements();
    expect(await statements()).toEqual(before);
    minutes(61);
    await statements();
    app.clock.advance(3_600_000);
    expect(await statements()).toEqual(before);
  });
});
