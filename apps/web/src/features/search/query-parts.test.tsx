import { levelList } from '@rondo/domain/levels';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { loadNamespaces } from '../../lib/i18n/texts.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { QueryParts } from './list/QueryParts.tsx';

beforeAll(() => loadNamespaces('search'));

function Sample({ query: first }: { query: string }) {
  const [query, setQuery] = useState(first);
  return (
    <>
      <input aria-label="Search" data-shortcut="search" value={query} readOnly />
      <QueryParts query={query} fields={levelList.searchFields} onQuery={setQuery} />
    </>
  );
}

const chips = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const query = () => screen.getByRole('textbox');

test('says each part in words, with the operators between them', async () => {
  render(<Sample query={'song:glass, -artist="a, b" | !moon | team=Kettle'} />);
  expect(chips()).toEqual([
    'song contains “glass”',
    'artist is not “a, b”',
    'anything does not contain “moon”',
    'team is “Kettle”',
  ]);
  expect(screen.getAllByText('or')).toHaveLength(2);
  await expectAccessible();
});

test('a number is one part; nothing has none', () => {
  const { rerender } = render(<Sample query="#12" />);
  expect(chips()).toEqual(['ID 12']);
  rerender(<Sample key="other" query=" | " />);
  expect(chips()).toEqual([]);
});

test('a press takes a part away, and the focus stays among the parts', async () => {
  const user = userEvent.setup();
  render(<Sample query="a, b | c" />);
  await user.click(screen.getByRole('button', { name: 'Remove: anything contains “a”' }));
  expect(query()).toHaveValue('b | c');
  expect(screen.getByRole('button', { name: /“b”/ })).toHaveFocus();
});

test('arrows move between the parts, Delete, Backspace and Enter remove them, the last one leads to the box', async () => {
  const user = userEvent.setup();
  render(<Sample query="a, b, c" />);
  await user.tab();
  await user.tab();
  await user.keyboard('{ArrowRight}{Delete}');
  expect(query()).toHaveValue('a, c');
  expect(screen.getByRole('button', { name: /“c”/ })).toHaveFocus();
  await user.keyboard('{Backspace}');
  expect(query()).toHaveValue('a');
  expect(screen.getByRole('button', { name: /“a”/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(query()).toHaveValue('');
  expect(query()).toHaveFocus();
});

test('points at an unknown field, and puts the right one in its place', async () => {
  const user = userEvent.setup();
  render(<Sample query="song:a, atrist:vale" />);
  const warning = screen.getByRole('status');
  expect(warning).toHaveTextContent('“atrist” is not a field, so it is searched as text. (character 9)');
  expect(warning.querySelector('mark')).toHaveTextContent('atrist');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Use artist' }));
  expect(query()).toHaveValue('song:a, artist:vale');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each([
  ['a, "b', 'This quotation mark is never closed, so it has no effect. (character 4)'],
  ['song:', 'Nothing follows “song”, so this part is ignored. (character 1)'],
])('warns of %s', (text, warning) => {
  render(<Sample query={text} />);
  expect(screen.getByRole('status')).toHaveTextContent(warning);
});
