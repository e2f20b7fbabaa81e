import { describe, expect, it } from 'vitest';
import { type NextCandidate, nextForYou, type OwnClear } from './index.ts';

const own = (id: number, step: number | null, scoreV2: number): OwnClear => ({
  id,
  levelId: 1000 + id,
  step,
  scoreV2,
});
const candidate = (levelId: number, step: number, ...passes: [score: number, accuracy: number][]) =>
  ({
    levelId,
    step,
    passes: passes.map(([score, accuracy]) => ({ score, accuracy })),
  }) satisfies NextCandidate;

/** The player of docs/rules/clears.md#next-for-you: G12, G10 and P20, ranked score 597. */
const player = [own(1, 32, 300), own(2, 30, 240), own(3, 20, 100)];

describe('next for you', () => {
  it('works the cases of the rule', () => {
    const next = nextForYou(player, [
      candidate(11, 33, [420, 0.99], [260, 0.97], [200, 0.95]),
      candidate(12, 35, [500, 0.98], [350, 0.96]),
      candidate(13, 36, [900, 0.99], [800, 0.98]),
      candidate(14, 24, [90, 0.94], [80, 0.93]),
      candidate(15, 21, [130, 0.99], [100, 0.98]),
      candidate(16, 31, [400, 0.99]),
    ]);
    const cases = next.map(({ gain, ...rest }) => ({ ...rest, gain: Number(gain.toFixed(2)) }));
    expect(cases).toEqual([
      { levelId: 12, expectedAccuracy: 0.96, gain: 290.3, cleared: 2, nearLevelId: 1001 },
      { levelId: 11, expectedAccuracy: 0.97, gain: 204.3, cleared: 3, nearLevelId: 1001 },
      { levelId: 15, expectedAccuracy: 0.98, gain: 72.9, cleared: 2, nearLevelId: 1003 },
    ]);
  });

  it('is near to the five hardest clears alone, of equally near ones to the first', () => {
    const five = [own(1, 40, 9), own(2, 38, 9), own(3, 38, 9), own(4, 38, 5), own(5, 36, 9)];
    const near = (step: number, more: OwnClear[] = []) =>
      nextForYou([...more, ...five], [candidate(7, step, [50, 0.9], [60, 0.9])])[0]?.nearLevelId;
    expect(near(39)).toBe(1001);
    expect(near(38)).toBe(1002);
    expect(near(37)).toBe(1002);
    expect(near(33)).toBe(1005);
    expect(near(32)).toBeUndefined();
    expect(near(44)).toBeUndefined();
    expect(near(32, [own(6, 32, 100)])).toBeUndefined();
    expect(near(30, [own(6, null, 100)])).toBeUndefined();
  });

  it('leaves out what brings no gain, and lists ten at most, the greatest gain first', () => {
    const twenty = Array.from({ length: 20 }, (_, index) => own(index, 30, 100));
    expect(nextForYou(twenty, [candidate(1, 30, [100, 0.9], [100, 0.9])])).toEqual([]);
    expect(nextForYou(twenty, [candidate(1, 30, [0, 0.9], [0, 0.9])])).toEqual([]);
    expect(nextForYou([own(1, 30, 5)], [candidate(1, 30, [0, 0.9], [0, 0.9])])).toEqual([]);
    const many = Array.from({ length: 30 }, (_, index) =>
      candidate(index, 30, [101 + (index % 15), 0.9], [200, 0.9]),
    );
    const next = nextForYou(twenty, many);
    expect(next.map(({ levelId }) => levelId)).toEqual([14, 29, 13, 28, 12, 27, 11, 26, 10, 25]);
    expect(next[0]?.gain).toBeCloseTo((115 - 100) * 1, 9);
  });

  it('proposes to a beginner what most players cleared, whatever it brings', () => {
    const next = nextForYou(
      [own(9, null, 3)],
      [candidate(1, 1, [0.1, 0.9]), candidate(2, 2, [0.2, 0.9], [0.1, 0.8]), candidate(3, 3, [9, 1])],
    );
    expect(next.map(({ levelId, cleared, nearLevelId }) => [levelId, cleared, nearLevelId])).toEqual([
      [2, 2, null],
      [1, 1, null],
      [3, 1, null],
    ]);
    expect(next[0]?.expectedAccuracy).toBe(0.8);
  });
});
