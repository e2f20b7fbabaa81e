import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { letTimePass } from '../testing/time.ts';
import { SearchField } from './SearchField.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function draw(value = '') {
  const onSearch = vi.fn();
  const sample = (text: string) => <SearchField label="Search" value={text} onSearch={onSearch} />;
  const { rerender } = render(sample(value));
  const box = screen.getByRole('searchbox', { name: 'Search' });
  const type = (text: string) => fireEvent.change(box, { target: { value: text } });
  return { onSearch, box, type, change: (text: string) => rerender(sample(text)) };
}

test('waits 300 ms after the last key', () => {
  const { onSearch, type } = draw();
  type('a');
  letTimePass(200);
  type('ab');
  letTimePass(299);
  expect(onSearch).not.toHaveBeenCalled();
  letTimePass(1);
  expect(onSearch.mock.calls).toEqual([['ab']]);
});

test('Enter searches at once, and only once', () => {
  const { onSearch, box, type } = draw();
  type('ab');
  fireEvent.keyDown(box, { key: 'Enter' });
  letTimePass(1_000);
  expect(onSearch.mock.calls).toEqual([['ab']]);
});

test.each(['button', 'Escape'])('the %s clears it at once', (way) => {
  const { onSearch, box } = draw('ab');
  if (way === 'button') fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  else fireEvent.keyDown(box, { key: 'Escape' });
  expect(onSearch.mock.calls).toEqual([['']]);
  expect(box).toHaveValue('');
});

test('a value from outside replaces what was typed; its own value coming back does not', () => {
  const { box, type, change } = draw('');
  type('ab');
  letTimePass(300);
  type('abc');
  change('ab');
  expect(box).toHaveValue('abc');
  change('from a link');
  expect(box).toHaveValue('from a link');
});

test('ties its error to the box', () => {
  render(<SearchField label="Other" value="" onSearch={() => {}} error="Too many terms" />);
  const box = screen.getByRole('searchbox', { name: 'Other' });
  expect(box).toHaveAccessibleDescription('Too many terms');
  expect(box).toBeInvalid();
});

test('takes 255 whole characters, and says that the rest is left out until something else is typed', () => {
  const { box, type, onSearch, change } = draw();
  const longest = 'a'.repeat(254) + '\u{1F3B5}';
  type(longest);
  expect(box).not.toHaveAccessibleDescription();
  type(`${longest}b`);
  expect(box).toHaveValue(longest);
  expect(box).toHaveAccessibleDescription('The rest is left out: a search takes up to 255 characters.');
  letTimePass(300);
  expect(onSearch.mock.calls).toEqual([[longest]]);
  change(longest);
  expect(box).toHaveAccessibleDescription();
  type('a');
  expect(box).not.toHaveAccessibleDescription();
});
