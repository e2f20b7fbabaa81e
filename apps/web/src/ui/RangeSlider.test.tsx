import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { letTimePass } from '../testing/time.ts';
import { expectAccessible } from '../testing/axe.ts';
import { type Range, RangeSlider } from './RangeSlider.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function draw(value: Range) {
  const onCommit = vi.fn();
  render(
    <RangeSlider
      label="Range"
      lowLabel="Lowest"
      highLabel="Highest"
      min={1}
      max={60}
      value={value}
      onCommit={onCommit}
      valueText={(at) => `No. ${at}`}
    />,
  );
  const knob = (name: string) => screen.getByRole('slider', { name });
  return { onCommit, low: knob('Lowest'), high: knob('Highest') };
}

test.each([
  ['ArrowRight', 25],
  ['ArrowUp', 25],
  ['ArrowLeft', 23],
  ['PageUp', 29],
  ['PageDown', 19],
  ['Home', 1],
  ['End', 46],
])('%s moves the lower knob from 24 to %i', (key, expected) => {
  const { low } = draw([24, 46]);
  fireEvent.keyDown(low, { key });
  expect(low).toHaveAttribute('aria-valuenow', String(expected));
  expect(low).toHaveAttribute('aria-valuetext', `No. ${expected}`);
});

test('the knobs stop at each other and at the ends', () => {
  const { low, high } = draw([2, 4]);
  fireEvent.keyDown(high, { key: 'PageDown' });
  expect(high).toHaveAttribute('aria-valuenow', '2');
  fireEvent.keyDown(low, { key: 'PageDown' });
  expect(low).toHaveAttribute('aria-valuenow', '1');
});

test('keys are handed over once, 300 ms after the last one', () => {
  const { onCommit, low } = draw([24, 46]);
  fireEvent.keyDown(low, { key: 'ArrowRight' });
  letTimePass(299);
  fireEvent.keyDown(low, { key: 'ArrowRight' });
  letTimePass(299);
  expect(onCommit).not.toHaveBeenCalled();
  letTimePass(1);
  expect(onCommit.mock.calls).toEqual([[[26, 46]]]);
});

test.each([
  [50, [6, 46]],
  [300, [31, 46]],
  [590, [24, 60]],
])('a press %i px along a scale of 600 px moves the nearer knob', (clientX, expected) => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 12));
  const { onCommit } = draw([24, 46]);
  const group = screen.getByRole('group', { name: 'Range' });
  fireEvent.pointerDown(group, { clientX, button: 0 });
  expect(onCommit).not.toHaveBeenCalled();
  fireEvent.pointerUp(group, { clientX });
  expect(onCommit.mock.calls).toEqual([[expected]]);
  vi.restoreAllMocks();
});

test('is a named group of two sliders', async () => {
  draw([24, 46]);
  vi.useRealTimers();
  await expectAccessible();
});
