import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_ITEMS, readItemIds } from './item-ids.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it.each([
  [[1], [1]],
  [
    ['７', 3, 7, ' 3 '],
    [7, 3],
  ],
  [many(MAX_ITEMS), many(MAX_ITEMS)],
  [many(MAX_ITEMS + 1), null],
  [[], null],
  [[0], null],
  [[-1], null],
  [[1.5], null],
  [[1, 'x'], null],
  [[''], null],
  [['1e3'], null],
  [[null], null],
  [[Number.NaN], null],
  [[1e300], null],
  ['1', null],
  [undefined, null],
  [{ 0: 1, length: 1 }, null],
])('ids %j', (value, ids) => expect(readItemIds(value)).toEqual(ids));

it('never throw', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const ids = readItemIds(value);
      expect(ids === null || ids.every((id) => id > 0)).toBe(true);
    }),
  );
});
