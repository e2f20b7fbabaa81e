import { expect, test } from 'vitest';
import { readBaseScore } from './read-base-score.ts';

test.each([
  ['', null],
  ['0', null],
  [' 12,5 ', 12.5],
  ['1000000', 1_000_000],
  ['1000001', undefined],
  ['-1', undefined],
  ['1e5', undefined],
  ['much', undefined],
])('%j is %j', (text, base) => {
  expect(readBaseScore(text)).toBe(base);
});
