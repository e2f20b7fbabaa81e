import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { type ListPosition, useListPosition } from './use-list-position.ts';

let top: number;
let scroll: MockInstance<typeof window.scrollTo>;
beforeEach(() => {
  top = 400;
  scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, top, 800, 5_000),
  );
});
afterEach(() => vi.restoreAllMocks());

interface SampleProps {
  columns?: number;
  step?: number;
  position?: ListPosition;
  onPosition?: (position: ListPosition | undefined) => void;
  lastPosition?: () => ListPosition | undefined;
}

function Sample({ columns = 1, step = 50, ...wiring }: SampleProps) {
  const list = useRef<HTMLDivElement>(null);
  useListPosition(list, { columns, step }, wiring);
  return <div ref={list} />;
}

const broughtTo = () => scroll.mock.calls.map(([to]) => (to as unknown as ScrollToOptions).top);

/** The window scrolled so that the list's upper edge is at `at`. */
function scrollTo(at: number, scrolled = 1_000) {
  top = at;
  Object.defineProperty(window, 'scrollY', { value: scrolled, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

test('brings an item below the bar, each time that the position is another object', () => {
  const { rerender } = render(<Sample position={{ item: 10, shift: 5 }} />);
  expect(broughtTo()).toEqual([400 + 500 + 5 - 72]);
  const position = { item: 11, shift: 0 };
  rerender(<Sample columns={4} position={position} />);
  rerender(<Sample columns={4} position={position} />);
  expect(broughtTo().at(-1)).toBe(400 + 2 * 50 - 72);
});

test('reports the item below the bar and how much of its row is above', () => {
  const onPosition = vi.fn();
  render(<Sample columns={2} onPosition={onPosition} />);
  scrollTo(-100);
  expect(onPosition.mock.calls).toEqual([[{ item: 6, shift: 22 }]]);
  scrollTo(200, 100);
  expect(onPosition.mock.lastCall).toEqual([{ item: 0, shift: -128 }]);
  scrollTo(400, 0);
  expect(onPosition.mock.lastCall).toEqual([undefined]);
});

test('keeps the item when rows get another height', () => {
  const { rerender } = render(<Sample onPosition={() => undefined} />);
  scrollTo(-1_000);
  rerender(<Sample step={20} onPosition={() => undefined} />);
  expect(broughtTo()).toEqual([1_000 - 1_000 + 21 * 20 - 72]);
});

test('begins where another list of the same items was', () => {
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  render(<Sample columns={3} lastPosition={() => ({ item: 30, shift: 9 })} />);
  expect(broughtTo()).toEqual([400 + 10 * 50 - 72]);
});

test('a position with `ifPast` does nothing before the beginning was scrolled past', () => {
  render(<Sample position={{ item: 0, shift: 0, ifPast: true }} />);
  expect(broughtTo()).toEqual([]);
});
