import { openGains } from '@rondo/domain/players';
import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/db/transaction.ts';
import { appOfTests } from '../../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../../testing/catalogue.ts';
import { changeRow } from '../../../testing/stored-row.ts';
import { recomputeEverything } from '../standings/recompute.ts';

const app = appOfTests();
/** Makes a clear worth much less. */
const worse = { early_double: 40 };
let [one, other, third, banned, merged] = [0, 0, 0, 0, 0];
/** Of 500, 400, 300, 200 and 100; `hidden` is worth most. */
let levels: number[];
let hidden: number;

beforeAll(async () => {
  const { db } = app.deps;
  one = await aPlayer(db, { name: 'Koralik', country: 'PL' });
  other = await aPlayer(db, { name: 'mirokuro' });
  third = await aPlayer(db);
  banned = await aPlayer(db, { is_banned: true });
  merged = await aPlayer(db, { merged_into_id: one, merged_at: new Date() });
  levels = [];
  for (const [index, base_score] of [500, 400, 300, 200, 100].entries())
    levels.push(await aLevel(db, { base_score, diff_id: 21 + index, song: `Song ${base_score}` }));
  hidden = await aLevel(db, { base_score: 900, diff_id: 41, is_hidden: true });
  const gone = await aLevel(db, { is_deleted: true });
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = levels;
  const clears: [player: number, level: number, fields?: object][] = [
    // Both: a is the one's, b the other's, c is even. d is the one's alone, e the other's.
    [one, a],
    [other, a, worse],
    [one, b, worse],
    [other, b],
    [one, c],
    [other, c],
    [one, d],
    [other, e],
    // The worse of two, a duplicate and a deleted one say nothing.
    [one, a, worse],
    [other, d, { is_duplicate: true }],
    [other, d, { is_deleted: true }],
    [other, hidden],
    [one, gone],
    [banned, a],
  ];
  for (const [player_id, level_id, fields] of clears) await aPass(db, { player_id, level_id, ...fields });
  await transaction(db, recomputeEverything);
});

const compared = async (id: number, otherId: number, query: object = {}) =>
  (await app.call('comparePlayers', { id, otherId, ...query })).body;

describe('two players', () => {
  it('stand beside each other with their scores and the levels that both cleared', async () => {
    const { one: first, other: second, leads, shared } = await compared(one, other);
    expect(first).toMatchObject({ id: one, name: 'Koralik', country: 'PL', isBanned: false, levels: 4 });
    expect(second).toMatchObject({ id: other, levels: 4, stats: { totalPasses: 5 } });
    expect(second.stats.rankedScore).toBeGreaterThan(first.stats.rankedScore);
    expect([first.stats.rankedScoreRank, second.stats.rankedScoreRank]).toEqual([2, 1]);
    expect(leads).toEqual({ one: 1, other: 1, even: 1 });
    expect(shared.results.map(({ level, leads: lead }) => [level.song, lead])).toEqual([
      ['Song 500', 'one'],
      ['Song 400', 'other'],
      ['Song 300', 'even'],
    ]);
    const [row] = shared.results;
    expect(row?.by).toBe((row?.one.scoreV2 ?? 0) - (row?.other.scoreV2 ?? 0));
    expect(row).toMatchObject({ level: { id: levels[0], difficulty: { name: 'G1' } }, one: { accuracy: 1 } });
    expect(shared).toMatchObject({ count: 3, hasMore: false });
  });

  it('are the same from the other side', async () => {
    const there = await compared(one, other);
    const back = await compared(other, one);
    expect(back).toMatchObject({ one: there.other, other: there.one });
    expect(back.leads).toEqual({ one: 1, other: 1, even: 1 });
  });

  it('have a ladder each, of what everybody may see', async () => {
    const { one: first, other: second } = await compared(one, other);
    expect(first.ladder[20]).toEqual({ accuracy: 1, levels: 1 });
    expect(second.ladder[24]).toEqual({ accuracy: 1, levels: 1 });
    expect(first.ladder[24]).toEqual({ accuracy: null, levels: 0 });
    // U1 is the hidden one.
    expect(second.ladder[40]).toEqual({ accuracy: null, levels: 0 });
  });

  it('see what is open to each: what a clear as good adds to the stored ranked score', async () => {
    const { one: first, other: second } = await compared(one, other);
    expect(first.gains.map(({ level, own }) => [level.song, own !== null])).toEqual([
      ['Song 400', true],
      ['Song 100', false],
    ]);
    expect(second.gains.map(({ level, own }) => [level.song, own !== null])).toEqual([
      ['Song 500', true],
      ['Song 200', false],
    ]);
    // What the other has on the hidden level counts, and is not shown.
    const { db } = app.deps;
    const rows = await db
      .selectFrom('passes')
      .select(['id', 'level_id as levelId', 'score_v2 as scoreV2'])
      .where('player_id', '=', other)
      .where('is_deleted', '=', false)
      .where('is_duplicate', '=', false)
      .execute();
    const [gain] = second.gains;
    const theirs = { id: gain?.clear.id ?? 0, levelId: levels[0] ?? 0, scoreV2: gain?.clear.scoreV2 ?? 0 };
    expect(gain?.gain).toBeCloseTo(openGains(rows, [theirs], 1)[0]?.gain ?? 0, 9);
  });

  it('are asked for the levels that one of them leads, page by page', async () => {
    const songs = async (query: object) => {
      const { shared } = await compared(one, other, query);
      return [shared.count, shared.hasMore, shared.results.map(({ level }) => level.song)];
    };
    expect(await songs({ leads: 'other' })).toEqual([1, false, ['Song 400']]);
    expect(await songs({ leads: 'even' })).toEqual([1, false, ['Song 300']]);
    expect(await songs({ limit: 2 })).toEqual([3, true, ['Song 500', 'Song 400']]);
    expect(await songs({ limit: 2, offset: 2 })).toEqual([3, false, ['Song 300']]);
    expect(await songs({ offset: 30 })).toEqual([3, false, []]);
    const { problem } = await app.call('comparePlayers', { id: one, otherId: other, leads: 'me' });
    expect(problem.code).toBe('VALIDATION_FAILED');
  });

  it('may have nothing in common, and one of them nothing at all', async () => {
    const { one: first, other: second, leads, shared } = await compared(third, other);
    expect(first).toMatchObject({ levels: 0, stats: { rankedScoreRank: null } });
    expect(first.gains.map(({ level }) => level.song)).toEqual([
      'Song 400',
      'Song 300',
      'Song 100',
      'Song 500',
    ]);
    expect(second.gains).toEqual([]);
    expect(leads).toEqual({ one: 0, other: 0, even: 0 });
    expect(shared).toEqual({ results: [], count: 0, hasMore: false });
  });
});

describe('who can be compared', () => {
  it('is a banned player as well, without a rank', async () => {
    const { other: second, leads } = await compared(one, banned);
    expect(second).toMatchObject({ isBanned: true, stats: { rankedScoreRank: null } });
    expect(leads).toEqual({ one: 0, other: 0, even: 1 });
  });

  it('is nobody twice, nobody unknown, nobody who was merged', async () => {
    const refusal = async (id: number, otherId: number) => {
      const { status, problem } = await app.call('comparePlayers', { id, otherId });
      return [status, problem.code];
    };
    expect(await refusal(one, one)).toEqual([400, 'SAME_PLAYER']);
    expect(await refusal(one, 2_000_000_000)).toEqual([404, 'NOT_FOUND']);
    expect(await refusal(2_000_000_000, one)).toEqual([404, 'NOT_FOUND']);
    expect(await refusal(other, merged)).toEqual([404, 'NOT_FOUND']);
  });

  it('shows what is new at once', async () => {
    const { db } = app.deps;
    await changeRow(db, 'players', third, { name: 'Renamed' });
    expect((await compared(third, one)).one.name).toBe('Renamed');
  });
});
