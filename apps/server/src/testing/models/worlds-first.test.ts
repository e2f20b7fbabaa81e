import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clearsOf, type WorldsFirstCandidate, worldsFirstHolder } from './worlds-first.ts';

const VISIBLE = { isDeleted: false, isHidden: false };

function pass(id: number, day: number, more: Partial<WorldsFirstCandidate> = {}): WorldsFirstCandidate {
  const stands = { isDayOnly: false, isDeleted: false, isDuplicate: false, isPlayerBanned: false };
  return { id, playerId: id * 10, vidUploadTime: new Date(Date.UTC(2024, 0, day)), ...stands, ...more };
}

const anyPass = fc.record({
  id: fc.integer({ min: 1, max: 1000 }),
  playerId: fc.nat(5),
  vidUploadTime: fc.integer({ min: 1, max: 5 }).map((day) => new Date(Date.UTC(2024, 0, day))),
  isDayOnly: fc.boolean(),
  isDeleted: fc.boolean(),
  isDuplicate: fc.boolean(),
  isPlayerBanned: fc.boolean(),
});
const anyPasses = fc.uniqueArray(anyPass, { selector: ({ id }) => id });

describe('worlds first', () => {
  it('goes to the earliest upload, then to the lowest id', () => {
    expect(worldsFirstHolder(VISIBLE, [pass(1, 9), pass(2, 3), pass(3, 5)])?.id).toBe(2);
    expect(worldsFirstHolder(VISIBLE, [pass(8, 3), pass(4, 3), pass(6, 3)])?.id).toBe(4);
  });

  it('of one time goes to a moment before a day', () => {
    expect(worldsFirstHolder(VISIBLE, [pass(1, 3, { isDayOnly: true }), pass(2, 3)])?.id).toBe(2);
  });

  it.each(['isDeleted', 'isDuplicate', 'isPlayerBanned'] as const)('passes over %s', (flag) => {
    expect(worldsFirstHolder(VISIBLE, [pass(1, 1, { [flag]: true }), pass(2, 2)])?.id).toBe(2);
    expect(worldsFirstHolder(VISIBLE, [pass(1, 1, { [flag]: true })])).toBeNull();
  });

  it('belongs to nobody on a level that is not visible', () => {
    expect(worldsFirstHolder({ isDeleted: true, isHidden: false }, [pass(1, 1)])).toBeNull();
    expect(worldsFirstHolder({ isDeleted: false, isHidden: true }, [pass(1, 1)])).toBeNull();
    expect(worldsFirstHolder(VISIBLE, [])).toBeNull();
  });

  it('does not depend on the order of the passes', () => {
    fc.assert(
      fc.property(anyPasses, (passes) => {
        const holder = worldsFirstHolder(VISIBLE, passes);
        expect(worldsFirstHolder(VISIBLE, passes.toReversed())).toEqual(holder);
        expect(holder === null).toBe(clearsOf(passes) === 0);
      }),
    );
  });
});

describe('clears', () => {
  it('counts players, not passes', () => {
    const again = pass(2, 2, { playerId: 10 });
    expect(clearsOf([pass(1, 1), again, pass(3, 3), pass(4, 4, { isPlayerBanned: true })])).toBe(2);
  });
});
