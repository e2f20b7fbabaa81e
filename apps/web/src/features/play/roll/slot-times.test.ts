import { expect, test } from 'vitest';
import { slotsAt, slotsLast } from './slot-times.ts';

const digits = [1, 8, 4];
const shownAt = (elapsed: number) => {
  const { isOpening, standing, rolling } = slotsAt(digits, elapsed);
  return [isOpening, standing, rolling];
};

test('boxes come after 2.8 seconds, digits roll one after the other', () => {
  expect(shownAt(0)).toEqual([true, 0, null]);
  expect(shownAt(2_799)).toEqual([true, 0, null]);
  // 20 changes of 50 ms that end at the digit, then half a second.
  expect(shownAt(2_800)).toEqual([false, 0, 1]);
  expect(shownAt(2_850)).toEqual([false, 0, 0]);
  expect(shownAt(3_799)).toEqual([false, 0, 2]);
  expect(shownAt(3_800)).toEqual([false, 1, null]);
  expect(shownAt(4_299)).toEqual([false, 1, null]);
  expect(shownAt(4_300)).toEqual([false, 1, 8]);
});

test('the frame is green after the last digit, the number stands 2.5 seconds later', () => {
  const end = 2_800 + 3 * 1_000 + 2 * 500;
  const marks = (elapsed: number) => {
    const { hasFrame, hasNumber, standing } = slotsAt(digits, elapsed);
    return [standing, hasFrame, hasNumber];
  };
  expect(marks(end - 1)).toEqual([2, false, false]);
  expect(marks(end)).toEqual([3, true, false]);
  expect(marks(end + 2_499)).toEqual([3, true, false]);
  expect(marks(end + 2_500)).toEqual([3, true, true]);
  expect(slotsLast(3)).toBe(end + 2_500);
});
