import { expect, test } from 'vitest';
import { freePlace } from './toast-place.ts';

const column = { left: 900, right: 1284, height: 60 };
const bar = { left: 400, right: 1300, top: 700, bottom: 760 };
test.each([
  ['at the bottom where nothing is', [], { bottom: 16, most: 736 }],
  ['beside a bar that ends before them', [{ ...bar, right: 900 }], { bottom: 16, most: 736 }],
  ['beside what is scrolled out of sight', [{ ...bar, top: 800, bottom: 860 }], { bottom: 16, most: 736 }],
  ['above a bar', [bar], { bottom: 84, most: 668 }],
  ['below an action that leaves room', [{ ...bar, top: 500, bottom: 540 }], { bottom: 16, most: 196 }],
  [
    'above a bar and a button in it that leave no room between',
    [bar, { ...bar, top: 640, bottom: 680 }],
    { bottom: 144, most: 608 },
  ],
  [
    'where the most room is, if nowhere is enough',
    [bar, { ...bar, top: 40, bottom: 100 }, { ...bar, top: 170, bottom: 640 }],
    { bottom: 614, most: 38 },
  ],
  ['in no height where there is no room at all', [{ ...bar, top: 0, bottom: 768 }], { bottom: 16, most: 0 }],
] as const)('stand %s', (_, obstacles, expected) => {
  expect(freePlace(column, 768, obstacles, 16)).toEqual(expected);
});
