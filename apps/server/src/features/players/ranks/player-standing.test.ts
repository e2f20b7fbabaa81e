import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/db/transaction.ts';
import { appOfTests } from '../../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../../testing/catalogue.ts';
import { runJob } from '../../../testing/run-job.ts';
import { recompute, recomputeEverything } from '../standings/recompute.ts';
import { keepRankDays } from './keep-rank-days.ts';

const app = appOfTests();
const dayMs = 86_400_000;
const today = Math.floor(Date.now() / dayMs);
const textOf = (daysAgo: number) => new Date((today - daysAgo) * dayMs).toISOString().slice(0, 10);

/** By what their clear is worth, with its age in days: 300, 200 and 100. */
let players: number[];

async function aClear(player_id: number, base_score: number, daysAgo: number) {
  const { db } = app.deps;
  const level_id = await aLevel(db, { base_score });
  await aPass(db, { level_id, player_id, vid_upload_time: new Date((today - daysAgo) * dayMs) });
  return level_id;
}

beforeAll(async () => {
  const { db } = app.deps;
  players = [
    await aPlayer(db, { country: 'PL' }),
    await aPlayer(db, { country: 'FI' }),
    await aPlayer(db, { country: 'PL' }),
    await aPlayer(db, { country: 'PL' }),
  ];
  const [first = 0, second = 0, third = 0] = players;
  await aClear(first, 300, 4);
  await aClear(second, 200, 500);
  await aClear(third, 100, 450);
  await transaction(db, recomputeEverything);
});

const standing = async (index: number) =>
  (await app.call('playerStanding', { id: players[index] ?? 0 })).body;
const moves = async () => (await app.call('leaderboard', {})).body.results.map(({ moved }) => moved);

describe('a standing', () => {
  it('says nothing of movement before the past is computed', async () => {
    expect(await moves()).toEqual([null, null, null]);
    expect(await standing(1)).toMatchObject({ moved: null, computedBefore: null });
  });

  it('has neighbours, movement and a history', async () => {
    await runJob(app, keepRankDays);
    expect(await moves()).toEqual([
      { day: 0, week: null },
      { day: 0, week: -1 },
      { day: 0, week: -1 },
    ]);
    const score = (index: number) => expect.closeTo([3300, 2200, 1100][index] ?? 0, 6);
    const second = await standing(1);
    expect(second).toMatchObject({
      moved: { day: 0, week: -1 },
      ahead: { id: players[0], rank: 1, rankedScore: score(0), country: 'PL' },
      behind: { id: players[2], rank: 3, rankedScore: score(2) },
      computedBefore: textOf(0),
    });
    // The row before the twelve months, and then what happened in them.
    expect(second.ranks.map(({ rank }) => rank)).toEqual([1, 2]);
    expect(second.ranks.at(-1)).toEqual({ day: textOf(4), rank: 2, rankedScore: score(1) });
    expect(await standing(0)).toMatchObject({ ahead: null });
    expect(await standing(3)).toMatchObject({ moved: null, ahead: null, behind: null, ranks: [] });
  });

  it('follows a clear at once', async () => {
    const { db } = app.deps;
    const [, , third = 0] = players;
    const level = await aClear(third, 900, 0);
    await transaction(db, (trx) => recompute(trx, { levelIds: [level], playerIds: [third] }));
    expect(await standing(2)).toMatchObject({ moved: { day: 2, week: 1 }, ahead: null });
    expect((await standing(2)).ranks.at(-1)).toMatchObject({ day: textOf(0), rank: 1 });
  });

  it('is of nobody where there is no player', async () => {
    expect((await app.call('playerStanding', { id: 2_000_000_000 })).problem.code).toBe('NOT_FOUND');
  });
});

describe('the leaderboard of a country', () => {
  const shown = async (query: Record<string, string | number>) => {
    const { results, count } = (await app.call('leaderboard', query)).body;
    return { count, rows: results.map(({ id, position }) => [id, position]) };
  };

  it('has its players in places of their own', async () => {
    expect(await shown({ country: 'pl' })).toEqual({
      count: 2,
      rows: [
        [players[2], 1],
        [players[0], 2],
      ],
    });
    expect(await shown({ country: 'FI', around: players[1] ?? 0 })).toMatchObject({ count: 1 });
    expect(await shown({ country: 'JP' })).toEqual({ count: 0, rows: [] });
    expect((await shown({ country: '' })).count).toBe(3);
  });

  it('refuses what is none', async () => {
    for (const country of ['zz', 'Poland'])
      expect((await app.call('leaderboard', { country })).problem.code).toBe('COUNTRY_INVALID');
  });
});
