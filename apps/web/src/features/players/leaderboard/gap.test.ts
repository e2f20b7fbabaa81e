import { expect, test } from 'vitest';
import { aLeader, g6 } from '../../../testing/catalogue.ts';
import type { LeaderRow } from '../api.ts';
import { gapAhead } from './gap.ts';

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
] as const)('by %s', (key, ahead, gap) => {
  expect(gapAhead({ row: row(), ahead: row(ahead) }, key)).toEqual(gap);
});

test('nobody is before the first', () => {
  expect(gapAhead({ row: row(), ahead: null }, 'rankedScore')).toEqual({ kind: 'first' });
});
