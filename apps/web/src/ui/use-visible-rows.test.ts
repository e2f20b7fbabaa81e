import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsInSight } from './use-visible-rows.ts';

test('the top of a list draws the rows in sight and 8 more', () => {
  expect(rowsInSight(-200, 800, 1_000, 72)).toEqual({ from: 0, to: 17, end: 9 });
});

test('at its end, the last row in sight is the last row', () => {
  const { to, end } = rowsInSight(1_000 * 72 - 720, 720, 1_000, 72);
  expect(to).toBe(1_000);
  expect(end).toBe(1_000);
});

test('a tall window draws fewer spare rows, and all that is in sight', () => {
  const drawn = (height: number, rowHeight: number, columns: number) => {
    const { from, to } = rowsInSight(50_020, height, 10_000, rowHeight, columns);
    return (to - from) * columns;
  };
  expect(drawn(900, 135, 5)).toBe(12 * 5);
  expect(drawn(1_400, 135, 5)).toBeLessThan(80);
  expect(drawn(1_400, 40, 1)).toBe(36 + 16);
  expect(drawn(2_900, 40, 1)).toBeLessThan(80);
  expect(drawn(4_000, 40, 1)).toBe(101);
});

test('every row in sight is drawn, whatever the scroll', () => {
  const sizes = fc.record({
    scrolled: fc.integer({ min: -2_000, max: 100_000 }),
    height: fc.integer({ min: 200, max: 3_000 }),
    count: fc.integer({ min: 0, max: 2_000 }),
    rowHeight: fc.constantFrom(40, 56, 64, 72, 84),
  });
  fc.assert(
    fc.property(sizes, ({ scrolled, height, count, rowHeight }) => {
      const { from, to } = rowsInSight(scrolled, height, count, rowHeight);
      expect(from).toBeLessThanOrEqual(to);
      for (let row = 0; row < count; row += 1) {
        const top = row * rowHeight - scrolled;
        const inSight = top < height && top + rowHeight > 0;
        if (inSight) expect(row >= from && row < to).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});
