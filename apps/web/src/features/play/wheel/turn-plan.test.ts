import { describe, expect, test } from 'vitest';
import { levelTurn, sliceAt, sliceTurn, turnLasts } from './turn-plan.ts';

describe('the turn of the wheel of levels', () => {
  test('takes 5 seconds and stops with the middle of its slice at the top', () => {
    const plan = levelTurn(213, 360, 0);
    expect(plan).toMatchObject({ ms: 5_000, rest: 1_800 + (360 - 213 - 0.5) });
    expect(plan.stops).toEqual([
      { offset: 0, degrees: 0, easing: 'cubic-bezier(.12,.67,.12,1)' },
      { offset: 1, degrees: 1_946.5, easing: 'cubic-bezier(.12,.67,.12,1)' },
    ]);
    expect(sliceAt(plan.rest, 360)).toBe(213);
  });
  test('starts where the wheel rested before', () => {
    expect(levelTurn(0, 4, 77).stops.map(({ degrees }) => degrees)).toEqual([77, 2_115]);
  });
});

const random = (...numbers: number[]) => {
  let at = 0;
  return () => numbers[at++ % numbers.length] ?? 0;
};

describe('the turn of a wheel of slices', () => {
  test.each([0, 0.5, 0.999_999])('rests within the inner five sixths of the slice: %d', (x) => {
    for (const index of [0, 7, 73]) {
      const { rest } = sliceTurn({ turn: 'usual', index, count: 74, from: 12 }, () => x);
      const passed = (360 - (rest % 360)) / (360 / 74) - index;
      expect(passed).toBeGreaterThan(1 / 12 - 1e-9);
      expect(passed).toBeLessThan(11 / 12 + 1e-9);
      expect(sliceAt(rest, 74)).toBe(index);
    }
  });
  test('is 7 seconds and 8 to 14 turns', () => {
    for (const [x, turns] of [
      [0, 8],
      [0.5, 11],
      [0.999_999, 14],
    ] as const) {
      const { ms, rest } = sliceTurn({ turn: 'usual', index: 1, count: 3, from: 0 }, () => x);
      expect([ms, Math.floor(rest / 360)]).toEqual([7_000, turns]);
    }
  });
  test('runs past, waits a second and comes back in half of one', () => {
    const from = { turn: 'backwards', index: 2, count: 10, from: 0 } as const;
    for (const [x, past] of [
      [0, 20],
      [1, 45],
    ] as const) {
      const { ms, rest, stops } = sliceTurn(from, random(0.5, 0, x));
      expect(ms).toBe(8_500);
      expect(stops.map(({ offset, degrees }) => [Math.round(offset * ms), degrees - rest])).toEqual([
        [0, -rest],
        [7_000, past],
        [8_000, past],
        [8_500, 0],
      ]);
      expect(sliceAt(rest, 10)).toBe(2);
    }
  });
  test('is long for the long one and the bus', () => {
    const long = sliceTurn({ turn: 'long', index: 2, count: 10, from: 0 }, () => 0.5);
    expect([long.ms, Math.floor(long.rest / 360), sliceAt(long.rest, 10)]).toEqual([300_000, 300, 2]);
    const bus = sliceTurn({ turn: 'bus', index: null, count: 10, from: 0 }, () => 0.5);
    expect([bus.ms, bus.rest]).toEqual([28_800_000, 9_000 * 360]);
    expect([turnLasts('long'), turnLasts('bus')]).toEqual([long.ms, bus.ms]);
  });
  test('leaves a picture without slices upright', () => {
    const { ms, rest } = sliceTurn({ turn: 'epic', index: null, count: 10, from: 5 }, () => 0.4);
    expect([ms, rest % 360]).toEqual([7_000, 0]);
  });
});

test('what passes the pointer is counted against the turn', () => {
  expect([0, 1, 89, 91, 359, 360 * 5 - 1].map((degrees) => sliceAt(degrees, 4))).toEqual([0, 3, 3, 2, 0, 0]);
});
