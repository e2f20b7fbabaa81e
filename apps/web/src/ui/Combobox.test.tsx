import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { letTimePass } from '../testing/time.ts';
import { expectAccessible } from '../testing/axe.ts';
import { Combobox } from './Combobox.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function draw(options: string[]) {
  const calls = { onSearch: vi.fn(), onSelect: vi.fn(), onCreate: vi.fn() };
  function Sample() {
    const [text, setText] = useState('');
    return (
      <>
        <Combobox
          label="Fruit"
          text={text}
          onText={setText}
          options={options}
          renderOption={(name) => name}
          isEnough={(name) => name.trim().length > 1}
          createLabel={(name) => `Request new: ${name}`}
          named={(name) => options.find((option) => option.toLowerCase() === name)}
          {...calls}
        />
        <input aria-label="Page" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </>
    );
  }
  render(<Sample />);
  const box = screen.getByRole('combobox', { name: 'Fruit' });
  const press = (key: string) => fireEvent.keyDown(box, { key });
  const type = (value: string) => fireEvent.change(box, { target: { value } });
  const fill = (value: string) => fireEvent.change(screen.getByLabelText('Page'), { target: { value } });
  return { ...calls, box, press, type, fill };
}

test('asks once enough is typed, after 300 ms', () => {
  const { onSearch, type } = draw([]);
  type('a');
  letTimePass(1_000);
  expect(onSearch).not.toHaveBeenCalled();
  type('ap');
  letTimePass(299);
  expect(onSearch).not.toHaveBeenCalled();
  letTimePass(1);
  expect(onSearch.mock.calls).toEqual([['ap']]);
});

test('asks for what fills the box meanwhile, not for what was typed before', () => {
  const { onSearch, type, fill } = draw([]);
  type('apri');
  fill('plum');
  letTimePass(300);
  expect(onSearch.mock.calls).toEqual([['plum']]);
  type('plums');
  fill('');
  letTimePass(300);
  expect(onSearch).toHaveBeenCalledTimes(1);
});

test('the arrow keys walk through the list, Enter takes the row, the last row asks for a new one', () => {
  const { onSelect, onCreate, box, press, type } = draw(['Apple', 'Apricot']);
  type('ap');
  press('ArrowDown');
  press('ArrowDown');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Apricot');
  expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Apricot' }).id);
  press('Enter');
  expect(onSelect.mock.calls).toEqual([['Apricot']]);
  expect(screen.queryByRole('listbox')).toBeNull();

  type('app');
  press('ArrowUp');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Request new: app');
  press('Enter');
  expect(onCreate.mock.calls).toEqual([['app']]);
});

test('Escape closes the list and keeps the text; leaving the box closes it too', () => {
  const { box, press, type } = draw(['Apple']);
  type('ap');
  expect(screen.getByRole('listbox', { name: 'Fruit' })).toBeInTheDocument();
  press('Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box).toHaveValue('ap');
  press('ArrowDown');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  fireEvent.blur(box);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a press takes the row, and the open list is accessible', async () => {
  const { onSelect, type } = draw(['Apple']);
  type('ap');
  vi.useRealTimers();
  await expectAccessible();
  fireEvent.click(screen.getByRole('option', { name: 'Apple' }));
  expect(onSelect.mock.calls).toEqual([['Apple']]);
});

test('Enter answers the open list: it takes what the text names, and never sends the form around it', () => {
  const { onSelect, box, type } = draw(['Apple', 'Apricot']);
  type('ap');
  // False: the browser does nothing more with the key.
  expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(false);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onSelect).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(true);
  type('apple');
  expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(false);
  expect(onSelect.mock.calls).toEqual([['Apple']]);
});

test('leaving the box takes what the text names', () => {
  const { onSelect, box, type } = draw(['Apple']);
  type('apple');
  fireEvent.blur(box);
  expect(onSelect.mock.calls).toEqual([['Apple']]);
});
