import { describe, expect, it } from 'vitest';
import { liftOf } from './index.ts';

const level = (baseScore: number, name = 'G10') => ({
  baseScore: null,
  difficulty: { id: 30, name, baseScore },
});

describe('what a clear of 98 % lifts', () => {
  it('works the cases of the rule', () => {
    const cases = [
      { best: [], base: 100, lift: 157.6 },
      { best: [300, 240, 100], base: 100, lift: 119.56 },
      { best: [300, 240, 100], base: 200, lift: 255.5 },
      { best: Array.from({ length: 20 }, () => 300), base: 100, lift: 0 },
      { best: Array.from({ length: 20 }, () => 150), base: 100, lift: 7.6 },
      { best: [300], base: 0, lift: 0 },
    ];
    for (const { best, base, lift } of cases) expect(liftOf(best, level(base))).toBeCloseTo(lift, 2);
  });

  it("goes by the level's own base score, and by the rules of Marathon", () => {
    expect(liftOf([], { ...level(100), baseScore: 50 })).toBeCloseTo(78.8, 2);
    expect(liftOf([], level(0.1, 'Marathon'))).toBeCloseTo(1.576, 3);
  });
});
