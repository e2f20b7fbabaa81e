import { expect, test } from 'vitest';
import { aLeader, g6 } from '../../../testing/catalogue.ts';
import type { LeaderRow } from '../api.ts';
import { gapBetween, shareOfWay } from './gap.ts';

const row = (fields: object = {}) => aLeader(fields) as LeaderRow;
const stats = { rankedScoreRank: 1, topDiff: { ...g6, id: 27, name: 'G7' }, top12kDiff: null };

test.each([
  ['rankedScore', { rankedScore: 24320.52 }, { kind: 'gap', gap: '10.00' }],
  ['rankedScore', { rankedScore: 24300.52 }, { kind: 'gap', gap: '10.00' }],
  ['rankedScore', { rankedScore: 24310.521 }, { kind: 'tie' }],
  ['averageXacc', { averageXacc: 0.9912 }, { kind: 'gap', gap: '0.22%' }],
  ['totalPasses', { totalPasses: 1002 }, { kind: 'gap', gap: '1,000' }],
  ['topDiff', { stats }, { kind: 'difficulty', name: 'G7' }],
  ['topDiff', {}, { kind: 'tie' }],
  ['top12kDiff', {}, { kind: 'tie' }],
] as const)('by %s', (key, other, gap) => {
  expect(gapBetween(row(), row(other), key)).toEqual(gap);
});

test('the way is done by as much as one has of what is ahead', () => {
  expect(shareOfWay(row({ generalScore: 75 }), row({ generalScore: 100 }), 'generalScore')).toBe(0.75);
  expect(shareOfWay(row({ ppScore: 0 }), row({ ppScore: 0 }), 'ppScore')).toBe(0);
  expect(shareOfWay(row(), row(), 'topDiff')).toBe(1);
});
