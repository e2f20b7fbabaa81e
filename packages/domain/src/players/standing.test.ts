import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestPasses, rankedScore, scoreInfo, topScores } from './ranked-score.ts';
import { playerStanding, rankOf, type StandingPass } from './standing.ts';

const G5 = { id: 25, name: 'G5', type: 'PGU', sortOrder: 25, baseScore: 140 } as const;
const U1 = { id: 41, name: 'U1', type: 'PGU', sortOrder: 41, baseScore: 500 } as const;
const U2 = { id: 42, name: 'U2', type: 'PGU', sortOrder: 42, baseScore: 600 } as const;
const UNRANKED = { id: 0, name: 'Unranked', type: 'SPECIAL', sortOrder: 0, baseScore: 0 } as const;
const Q2 = { id: 10002, name: 'Q2', type: 'SPECIAL', sortOrder: 10002, baseScore: 0 } as const;

let nextId = 0;
function pass(levelId: number, scoreV2: number, more: Partial<StandingPass> = {}): StandingPass {
  nextId += 1;
  const plain = { accuracy: 0.97, is12K: false, isWorldsFirst: false, levelBaseScore: null, difficulty: G5 };
  return { id: nextId, levelId, scoreV2, ...plain, ...more };
}

const anyPass = fc.record({
  id: fc.nat(100_000),
  levelId: fc.nat(30),
  scoreV2: fc.integer({ min: 0, max: 5000 }),
  accuracy: fc.constantFrom(0.9, 0.97, 1),
  is12K: fc.boolean(),
  isWorldsFirst: fc.boolean(),
  levelBaseScore: fc.option(fc.nat(900)),
  difficulty: fc.constantFrom(G5, U1, U2, UNRANKED, Q2),
});
const anyPasses = fc.uniqueArray(anyPass, { selector: ({ id }) => id, maxLength: 60 });

describe('standing of a player', () => {
  it('is zero without passes', () => {
    expect(playerStanding([])).toEqual({
      rankedScore: 0,
      generalScore: 0,
      ppScore: 0,
      wfScore: 0,
      score12K: 0,
      averageXacc: 0,
      totalPasses: 0,
      universalPassCount: 0,
      worldsFirstCount: 0,
      topDiff: null,
      top12kDiff: null,
    });
  });

  it('follows the definitions', () => {
    const standing = playerStanding([
      pass(1, 100, { accuracy: 1 }),
      pass(1, 80, { is12K: true, accuracy: 0.95 }),
      pass(2, 300, { difficulty: U1, isWorldsFirst: true, accuracy: 0.99 }),
      pass(2, 200, { difficulty: U1, is12K: true, accuracy: 1 }),
      pass(3, 50, { difficulty: U2, levelBaseScore: 777, isWorldsFirst: true, accuracy: 0.9 }),
      pass(4, 10, { difficulty: UNRANKED, accuracy: 0.8 }),
      pass(5, 5, { difficulty: Q2, is12K: true, accuracy: 0.7 }),
    ]);
    expect(standing.rankedScore).toBeCloseTo(300 + 100 * 0.9 + 50 * 0.81 + 10 * 0.729 + 5 * 0.6561, 10);
    expect(standing.generalScore).toBe(745);
    expect(standing.ppScore).toBe(100);
    expect(standing.wfScore).toBe(500 + 777);
    expect(standing.score12K).toBeCloseTo(200 + 80 * 0.9 + 5 * 0.81, 10);
    expect(standing.averageXacc).toBeCloseTo((0.99 + 1 + 0.9 + 0.8 + 0.7) / 5, 12);
    expect(standing.totalPasses).toBe(7);
    expect(standing.universalPassCount).toBe(2);
    expect(standing.worldsFirstCount).toBe(2);
    expect(standing.topDiff?.name).toBe('U2');
    expect(standing.top12kDiff?.name).toBe('U1');
  });

  it('counts a worlds first once per level', () => {
    const standing = playerStanding([
      pass(1, 10, { isWorldsFirst: true }),
      pass(1, 20, { isWorldsFirst: true }),
    ]);
    expect(standing).toMatchObject({ wfScore: 140, worldsFirstCount: 1 });
  });

  it('averages the accuracy of the first twenty best passes only', () => {
    const passes = Array.from({ length: 25 }, (_, index) =>
      pass(index, 1000 - index, { accuracy: index < 20 ? 0.9 : 0.1 }),
    );
    expect(playerStanding(passes).averageXacc).toBeCloseTo(0.9, 12);
  });

  it('does not depend on the order of the passes', () => {
    fc.assert(
      fc.property(anyPasses, (passes) => {
        const standing = playerStanding(passes);
        const reversed = playerStanding(passes.toReversed());
        expect(reversed.rankedScore).toBe(standing.rankedScore);
        expect(reversed.generalScore).toBe(standing.generalScore);
        expect(reversed.topDiff).toEqual(standing.topDiff);
        expect(standing.rankedScore).toBeLessThanOrEqual(standing.generalScore + 1e-9);
        expect(standing.score12K).toBeLessThanOrEqual(standing.rankedScore + 1e-9);
      }),
    );
  });
});

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
        expect(info.currentRankedScore).toBeCloseTo(playerStanding(passes).rankedScore, 9);
        expect(info.impactRank > 0).toBe(topScores(passes).some((top) => top.id === id));
      }),
    );
  });
});

describe('rank', () => {
  const player = { rankedScore: 50, totalPasses: 1, isBanned: false };
  it('counts those ahead; equals share it', () => {
    expect(rankOf(player, [80, 50, 50, 20])).toBe(2);
    expect(rankOf({ ...player, rankedScore: 80 }, [80, 50])).toBe(1);
  });

  it('is none for the banned and for those without passes', () => {
    expect(rankOf({ ...player, isBanned: true }, [])).toBeNull();
    expect(rankOf({ ...player, totalPasses: 0 }, [])).toBeNull();
  });
});
