import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { expectStandingsFromNothing } from '../../testing/standings-from-nothing.ts';
import { changeRow } from '../../testing/stored-row.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { signedInUser } from '../../testing/users.ts';
import { recomputeEverything } from '../players/index.ts';
import { type DifficultyChange, difficultyChanged } from './difficulty-changed.ts';

const [G1, G2, G3, U1, UNRANKED] = [21, 22, 23, 41, 0];

let site: TestApp;
/** A level of each of them, with passes of two players. */
let levels: Record<number, number>;
beforeEach(async () => {
  site = await testApp();
  const { db } = site.deps;
  const players = [await aPlayer(db), await aPlayer(db)];
  levels = {};
  for (const diff_id of [G1, G2, G3, U1]) {
    const level_id = await aLevel(db, { diff_id, is_announced: true });
    levels[diff_id] = level_id;
    for (const [place, player_id] of players.entries())
      await aPass(db, { level_id, player_id, e_perfect: place * diff_id });
  }
  await transaction(db, recomputeEverything);
});
afterEach(() => site.close());

const change = (wanted: DifficultyChange) =>
  transaction(site.deps.db, (trx) => difficultyChanged(trx, site.deps.config, wanted));
const listed = async (sort: string) =>
  (await site.call('listLevels', { sort })).body.results.map((level) => level.diffId);

describe('a difficulty that changes', () => {
  it('rescores its levels, and nothing else', async () => {
    expect(await change({ put: [{ id: G2, base_score: 777 }] })).toMatchObject({
      levelIds: [levels[G2]],
      rescoredPasses: 2,
    });
    await expectStandingsFromNothing(site.deps.db);
    const [best] = (await site.call('passesOfLevel', { id: levels[G2] })).body;
    expect(best?.scoreV2).toBeCloseTo(777 * 10 * 1.1, 6);
  });

  it('takes its levels to its new place, and its players’ hardest difficulty', async () => {
    expect(await listed('DIFF_DESC')).toEqual([U1, G3, G2, G1]);
    await change({
      put: [
        { id: G1, sort_order: G3 },
        { id: G3, sort_order: G1 },
      ],
    });
    expect(await listed('DIFF_DESC')).toEqual([U1, G1, G2, G3]);
    expect(await listed('DIFF_ASC')).toEqual([G3, G2, G1, U1]);
    await change({ put: [{ id: U1, type: 'SPECIAL' }] });
    expect(await listed('DIFF_DESC')).toEqual([G1, G2, G3, U1]);
    const { results } = (await site.call('leaderboard')).body;
    expect(results.map((row) => row.stats.topDiff?.id)).toEqual([G1, G1]);
    await expectStandingsFromNothing(site.deps.db);
  });

  it('is a Marathon by its name', async () => {
    await change({
      put: [
        { id: 64, name: 'Long run' },
        { id: G1, name: 'marathon', base_score: 0 },
      ],
    });
    await expectStandingsFromNothing(site.deps.db);
    const level = (await site.call('levelDetail', { id: levels[G1] })).body;
    expect(level.difficulty).toMatchObject({ id: G1, name: 'marathon', baseScore: 0 });
  });

  it('renews what open votes come to', async () => {
    const { db } = site.deps;
    const { id: user_id } = await signedInUser(site, { role: 'rater' });
    const open = { level_id: levels[G1] as number, average_difficulty_id: G2 };
    const { id: rating_id } = await db
      .insertInto('ratings')
      .values(open)
      .returning('id')
      .executeTakeFirstOrThrow();
    const vote = { rating_id, user_id, rating: 'G2', is_community_rating: false };
    await db.insertInto('rating_details').values(vote).execute();
    await change({ put: [{ id: G2, type: 'SPECIAL' }] });
    const rating = await db.selectFrom('ratings').selectAll().executeTakeFirstOrThrow();
    expect(rating.average_difficulty_id).toBeNull();
  });

  it('does nothing where a change is undone', async () => {
    const before = (await site.call('difficultiesHash')).body;
    const undone = transaction(site.deps.db, async (trx) => {
      await difficultyChanged(trx, site.deps.config, { put: [{ id: G1, base_score: 1 }] });
      throw new Error('only a look');
    });
    await expect(undone).rejects.toThrow('only a look');
    expect((await site.call('difficultiesHash')).body).toEqual(before);
    await expectStandingsFromNothing(site.deps.db);
  });
});

describe('a new difficulty', () => {
  const fresh = { id: 500, name: 'G2½', type: 'PGU', color: '#123456', base_score: 5 } as const;

  it('takes its place in the list, where no other may be', async () => {
    const row = { ...fresh, emoji: ':g:', legacy: '2', sort_order: 900 };
    await change({ put: [row] });
    const list = (await site.call('difficulties')).body;
    expect(list.find(({ id }) => id === 500)).toMatchObject({ name: 'G2½', sortOrder: 900 });
    await expect(change({ put: [{ ...row, id: 501, name: 'x' }] })).rejects.toThrow('sort_order');
    await expect(change({ put: [{ ...row, id: 501, sort_order: 901, name: 'g2½' }] })).rejects.toThrow(
      'name',
    );
  });
});

describe('a deleted difficulty', () => {
  it('gives its levels and references to the fallback, and stays in histories', async () => {
    const { db } = site.deps;
    const [own, before] = [levels[G2] as number, levels[G3] as number];
    await changeRow(db, 'levels', before, { previous_diff_id: G2 });
    const references = [G1, G2].map((difficulty_id) => ({ difficulty_id, level_id: own, type: 'TECH' }));
    await db.insertInto('level_references').values(references).execute();
    await db
      .insertInto('ratings')
      .values({ level_id: own, average_difficulty_id: G2, confirmed_at: new Date() })
      .execute();

    expect(await change({ remove: { id: G2, fallbackId: G1 } })).toMatchObject({ levelIds: [own] });

    const ids = (await site.call('difficulties')).body.map(({ id }) => id);
    expect(ids).not.toContain(G2);
    expect((await site.call('levelDetail', { id: own })).body).toMatchObject({
      diffId: G1,
      previousDiffId: UNRANKED,
    });
    expect((await site.call('levelDetail', { id: before })).body).toMatchObject({
      diffId: G3,
      previousDiffId: G1,
    });
    const rows = await db.selectFrom('levels').select('is_announced').execute();
    expect(rows.every((row) => row.is_announced)).toBe(true);
    expect(await db.selectFrom('level_references').select(['difficulty_id', 'level_id']).execute()).toEqual([
      { difficulty_id: G1, level_id: own },
    ]);
    const { average_difficulty_id } = await db.selectFrom('ratings').selectAll().executeTakeFirstOrThrow();
    expect(average_difficulty_id).toBe(G2);
    const history = (await site.call('levelHistory', { id: own })).body;
    expect(JSON.stringify(history)).toContain('"name":"G2"');
    await expectStandingsFromNothing(db);
  });

  it('leaves its name and its place to others, and takes no level', async () => {
    await change({ remove: { id: G2, fallbackId: G1 } });
    await change({ put: [{ id: G3, name: 'G2', sort_order: G2 }] });
    await expectStandingsFromNothing(site.deps.db);
    const { token } = await signedInUser(site, { role: 'superAdmin' });
    const refused = await site.as({ token }).call('editLevel', { id: levels[G1], body: { diffId: G2 } });
    expect(refused.outcome).toBe('400 DIFFICULTY_NOT_FOUND');
    await expect(change({ put: [{ id: G2, name: 'Back' }] })).rejects.toThrow();
    await expect(change({ remove: { id: G1, fallbackId: G2 } })).rejects.toThrow();
  });
});
