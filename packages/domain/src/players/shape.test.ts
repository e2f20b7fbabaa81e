import { describe, expect, it } from 'vitest';
import { ladderOf, quartersOf } from './ladder.ts';
import { shownPins, topShare } from './top-share.ts';

const clear = (levelId: number, name: string, accuracy: number) => ({
  levelId,
  accuracy,
  difficulty: { name, type: name.startsWith('M') ? ('SPECIAL' as const) : ('PGU' as const) },
});
const pass = (id: number, levelId: number, scoreV2: number) => ({ id, levelId, scoreV2 });

describe('the ladder', () => {
  it.each([
    [0.2, 1],
    [0.9499, 1],
    [0.95, 2],
    [0.9799, 2],
    [0.98, 3],
    [0.9949, 3],
    [0.995, 4],
    [1, 4],
  ])('fills for %d %d quarters', (accuracy, quarters) => {
    expect(quartersOf(accuracy)).toBe(quarters);
  });

  it('has the best accuracy and the cleared levels of each of 60 steps', () => {
    const clears = [clear(1, 'P1', 0.9), clear(1, 'P1', 0.97), clear(2, 'P1', 0.96), clear(3, 'U20', 1)];
    const ladder = ladderOf([...clears, clear(4, 'Marathon', 1), clear(5, 'G21', 1)]);
    expect(ladder).toHaveLength(60);
    expect(ladder[0]).toMatchObject({ step: { name: 'P1' }, best: clears[1], quarters: 2, levels: 2 });
    expect(ladder[59]).toMatchObject({ step: { name: 'U20' }, best: clears[3], quarters: 4, levels: 1 });
    expect(ladder.filter(({ best }) => best !== null)).toHaveLength(2);
    expect(ladder[30]).toMatchObject({ step: { name: 'G11' }, best: null, quarters: 0, levels: 0 });
  });
});

describe('the top 20', () => {
  it('have their part of all scores', () => {
    const passes = Array.from({ length: 25 }, (_, index) => pass(index, index, 100));
    expect(topShare(passes)).toMatchObject({ sum: 2000, rest: 500, share: 0.8 });
    expect(topShare([pass(1, 1, 300), pass(2, 1, 100)])).toMatchObject({ sum: 300, rest: 100, share: 0.75 });
    expect(topShare([])).toEqual({ passes: [], sum: 0, rest: 0, share: 0 });
  });

  it('give the three best where nothing is pinned', () => {
    const passes = [pass(1, 1, 10), pass(2, 2, 40), pass(3, 3, 30), pass(4, 4, 20), pass(5, 2, 39)];
    const ids = (pins: number[]) => shownPins(passes, pins).map(({ id }) => id);
    expect(ids([])).toEqual([2, 3, 4]);
    expect(ids([1, 5])).toEqual([1, 5]);
    // One that counts no more is not shown.
    expect(ids([99, 1])).toEqual([1]);
    expect(ids([99])).toEqual([2, 3, 4]);
  });
});
