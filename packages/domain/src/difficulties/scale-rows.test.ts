import { describe, expect, it } from 'vitest';
import { nextStep, rowsByTier, SEED_DIFFICULTIES, stepOf, stepRows } from './index.ts';

const row = (name: string, type: 'PGU' | 'SPECIAL' = 'PGU') => ({ name, type });

describe('a row of the table', () => {
  it.each(['P1', 'g5', 'U20'])('%j of the scale is a step', (name) => {
    expect(stepOf(row(name))?.name).toBe(name.toUpperCase());
    expect(stepOf(row(name, 'SPECIAL'))).toBeNull();
  });

  it.each(['X1', 'G21', 'G 5', 'P1 ★', 'P0', 'U07', '地狱', ''])('%j is none', (name) => {
    expect(stepOf(row(name))).toBeNull();
  });

  it('stands on the slider by its name, whatever its id and place', () => {
    const shuffled = [...SEED_DIFFICULTIES].reverse().map((seed, index) => ({ ...seed, id: 500 + index }));
    const steps = stepRows([...shuffled, { ...row('X1'), id: 1, sortOrder: 1 }]);
    expect(steps.size).toBe(60);
    for (const [value, { name, sortOrder }] of steps) expect([value, name]).toEqual([sortOrder, name]);
  });
});

describe('the next step that is there', () => {
  const there = new Set([2, 5]);
  it.each<[number, number, number | null]>([
    [1, 60, 2],
    [2, 60, 2],
    [3, 60, 5],
    [6, 60, null],
    [60, 1, 5],
    [4, 1, 2],
    [3, 4, null],
    [5, 5, 5],
    [3, 3, null],
  ])('from %i towards %i is %j', (from, to, next) => {
    expect(nextStep(there, from, to)).toBe(next);
  });
});

describe('rows under their letters', () => {
  const tiers = (...names: string[]) =>
    rowsByTier(names.map((name) => ({ name }))).map(([tier, rows]) => `${tier}: ${rows.map((r) => r.name)}`);

  it('keeps a row without a letter where it stands', () => {
    expect(tiers('P1', 'P1 ★', 'X1', 'G1', 'G21', '地狱', 'P2 ★', 'Y1', 'U1', 'Ultra')).toEqual([
      'P: P1,P1 ★,X1,P2 ★',
      'G: G1,G21,地狱,Y1',
      'U: U1,Ultra',
    ]);
  });

  it('has the letters in their order, and none without rows', () => {
    expect(tiers('G1', 'P1', 'X1')).toEqual(['P: P1,X1', 'G: G1']);
    expect(tiers('X1', 'U3')).toEqual(['U: X1,U3']);
    expect(tiers('X1')).toEqual(['P: X1']);
    expect(tiers()).toEqual([]);
  });
});
