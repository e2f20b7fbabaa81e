import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playerStanding, type StandingPass } from './player-standing.ts';

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
