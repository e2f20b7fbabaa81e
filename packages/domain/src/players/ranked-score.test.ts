import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestPasses, rankedScore, scoreInfo, scoreInfos, topScores } from './ranked-score.ts';

const anyPass = fc.record({
  id: fc.nat(100_000),
  levelId: fc.nat(30),
  scoreV2: fc.integer({ min: 0, max: 5000 }),
});
const anyPasses = fc.uniqueArray(anyPass, { selector: ({ id }) => id, maxLength: 60 });

describe('ranked score', () => {
  it('weighs the twenty highest', () => {
    expect(rankedScore([])).toBe(0);
    expect(rankedScore([10, 1000])).toBe(1009);
    const many = Array.from({ length: 40 }, () => 100);
    expect(rankedScore(many)).toBeCloseTo((100 * (1 - 0.9 ** 20)) / 0.1, 9);
  });

  it('takes one pass a level: the highest score, then the lowest id', () => {
    const scored = [
      { id: 5, levelId: 1, scoreV2: 70 },
      { id: 3, levelId: 1, scoreV2: 70 },
      { id: 9, levelId: 1, scoreV2: 60 },
      { id: 1, levelId: 2, scoreV2: 70 },
    ];
    expect(bestPasses(scored).map(({ id }) => id)).toEqual([1, 3]);
    expect(topScores(scored)).toEqual([
      { id: 1, impact: 70 },
      { id: 3, impact: 63 },
    ]);
  });
});

describe('score info', () => {
  const scored = [
    { id: 1, levelId: 1, scoreV2: 100 },
    { id: 2, levelId: 1, scoreV2: 90 },
    { id: 3, levelId: 2, scoreV2: 95 },
  ];

  it('lets another pass on the level take the place', () => {
    const info = scoreInfo(scored, 1);
    expect(info.currentRankedScore).toBeCloseTo(100 + 95 * 0.9, 10);
    expect(info.previousRankedScore).toBeCloseTo(95 + 90 * 0.9, 10);
    expect(info.impact).toBeCloseTo(185.5 - 176, 10);
    expect(info.impactRank).toBe(1);
  });

  it('is 0 for passes that do not count', () => {
    expect(scoreInfo(scored, 2)).toMatchObject({ impact: 0, impactRank: 0 });
    expect(scoreInfo(scored, 77)).toMatchObject({ impact: 0, impactRank: 0, previousRankedScore: 185.5 });
  });

  it('adds up, and never harms', () => {
    fc.assert(
      fc.property(anyPasses, fc.nat(60), (passes, at) => {
        const id = passes[at % Math.max(1, passes.length)]?.id ?? 1;
        const info = scoreInfo(passes, id);
        expect(info.impact).toBeGreaterThanOrEqual(-1e-9);
        expect(info.currentRankedScore).toBeCloseTo(
          rankedScore(bestPasses(passes).map(({ scoreV2 }) => scoreV2)),
          9,
        );
        expect(info.impactRank > 0).toBe(topScores(passes).some((top) => top.id === id));
      }),
    );
  });

  it('of several passes at once is what leaving each of them out makes', () => {
    const wide = fc.record({ id: fc.nat(1000), levelId: fc.nat(60), scoreV2: fc.nat(50) });
    fc.assert(
      fc.property(fc.uniqueArray(wide, { selector: ({ id }) => id, maxLength: 90 }), (passes) => {
        const scoreOf = (of: typeof passes) => rankedScore(bestPasses(of).map(({ scoreV2 }) => scoreV2));
        const infoOf = scoreInfos(passes);
        for (const { id } of [...passes, { id: 7777 }])
          expect(infoOf(id).previousRankedScore).toBe(scoreOf(passes.filter((pass) => pass.id !== id)));
      }),
    );
  });
});
