import { expect, test } from 'vitest';
import { rankPlaces } from './rank-places.ts';

const frame = { left: 0, right: 366, top: 0, bottom: 100 };
const now = Date.parse('2026-11-28');
const at = (day: string, rank: number | null) => ({ day, rank, rankedScore: 1 });

test('a rank stands ten times as high as one ten times worse, and now is at the right', () => {
  const { points, lines } = rankPlaces([at('2026-05-29', 100), at('2026-11-18', 10)], 1, now, frame);
  expect(points.map(({ x, y }) => [x, y])).toEqual([
    [183, 100],
    [356, 50],
    [366, 0],
  ]);
  expect(lines.map(({ rank }) => rank)).toEqual([1, 3, 10, 30, 100]);
});

test('a time without a rank is a gap, and what was before the year begins at its left', () => {
  const { points } = rankPlaces(
    [at('2020-01-01', 3), at('2026-11-01', null), at('2026-11-20', 4)],
    4,
    now,
    frame,
  );
  expect(points.map(({ x, isFirst }) => [x, isFirst])).toEqual([
    [0, true],
    [358, true],
    [366, false],
  ]);
});

test('nothing is drawn of somebody who never had a rank', () => {
  expect(rankPlaces([], null, now, frame)).toMatchObject({ points: [], lines: [] });
});
