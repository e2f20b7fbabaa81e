import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { aLeader, aLevel } from '../../testing/catalogue.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, asked, refusal } from '../../testing/wire.ts';

const creator = { id: 8, name: 'Night "Owl"', levelCount: 1, aliases: [], country: 'XX' };

/** Answers the three searches with what contains the text. */
function answerSearches({ failing = false } = {}) {
  const found = <T extends { words: string }>(query: string | undefined, rows: T[]) => {
    if (failing) return refusal('INTERNAL');
    const results = rows.filter(({ words }) => words.includes(query?.toLowerCase() ?? ''));
    return { results, count: results.length, hasMore: false };
  };
  answer('filterLevels', ({ query }) =>
    found(query, [
      { words: 'night ferry #5', ...aLevel() },
      { words: 'night shift', ...aLevel({ id: 6, song: 'Night Shift' }) },
    ]),
  );
  answer('leaderboard', ({ query }) => found(query, [{ words: 'night halcyon', ...aLeader() }]));
  answer('creators', ({ search }) => found(search, [{ words: 'night owl', ...creator }]));
}

/** What was searched for, and how much of it was wanted. */
const searches = () => [
  ...asked('filterLevels').map(({ query, limit }) => [query, limit]),
  ...asked('leaderboard').map(({ query, limit }) => [query, limit]),
  ...asked('creators').map(({ search, limit }) => [search, limit]),
];

beforeEach(() => answerSearches());

async function openSearch() {
  const app = await renderApp({ path: '/no/such/page' });
  await app.user.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Quick search' }));
  return { ...app, dialog, box: dialog.getByRole('combobox') };
}

test('finds levels, players and creators in groups, the first one chosen', async () => {
  const { user, dialog, box } = await openSearch();
  expect(box).toHaveFocus();
  expect(box).toHaveAttribute('aria-expanded', 'false');
  await user.type(box, 'night');
  const groups = await dialog.findAllByRole('group');
  expect(
    groups.map((group) =>
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['Night Ferry Pell & Quarry#5', 'Night Shift Pell & Quarry#6', 'All levels with “night”'],
    [expect.stringMatching(/Halcyon_7.* @halcyon/)],
    ['Night "Owl"1 level'],
  ]);
  expect(screen.getByRole('group', { name: 'Creators' })).toBe(groups[2]);
  const first = dialog.getByRole('option', { selected: true });
  expect(first).toHaveTextContent('Night Ferry');
  expect(box).toHaveAttribute('aria-activedescendant', first.id);
  expect(searches()).toEqual([
    ['night', 5],
    ['night', 5],
    ['night', 5],
  ]);
  await expectAccessible(screen.getByRole('dialog'));
});

test('arrows choose and wrap around, and Enter opens', async () => {
  const { user, dialog, box, router } = await openSearch();
  await user.type(box, 'night');
  await dialog.findAllByRole('option');
  await user.keyboard('{ArrowUp}');
  expect(dialog.getByRole('option', { selected: true })).toHaveTextContent('Owl');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(dialog.getByRole('option', { selected: true })).toHaveTextContent('Night Shift');
  expect(box).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/levels',
      search: { query: 'creator="Night ""Owl"""' },
    }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a number leads to its level, even when Enter was faster than the answer', async () => {
  const { user, box, router } = await openSearch();
  await user.click(box);
  await user.paste('#5');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/levels/5'));
  expect(searches()).toEqual([
    ['#5', 5],
    ['#5', 5],
  ]);
});

test('Escape closes it and gives the focus back to its button', async () => {
  const { user } = await renderApp({ path: '/no/such/page' });
  const [button] = within(screen.getByRole('banner')).getAllByRole('button', { name: 'Quick search' });
  await user.click(button!);
  await screen.findByRole('dialog', { name: 'Quick search' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});

test('what nobody sees asks for nothing', async () => {
  const { user, box, dialog } = await openSearch();
  await user.type(box, '\u200b\u3164 ');
  await user.type(box, 'night');
  await dialog.findAllByRole('option');
  expect(searches()).toEqual([
    ['night', 5],
    ['night', 5],
    ['night', 5],
  ]);
  await user.clear(box);
  await user.type(box, '\u2800');
  expect(await dialog.findByText('Type a few letters, or # and an ID.', { selector: 'p' })).toBeVisible();
  expect(dialog.queryByRole('option')).toBeNull();
});

test('says that there is nothing, or that it did not work', async () => {
  const { user, box, dialog } = await openSearch();
  await user.type(box, 'xyz');
  expect(await dialog.findByText('Nothing found', { selector: 'p' })).toBeVisible();
  answerSearches({ failing: true });
  await user.type(box, 'a');
  expect(await dialog.findByText(/Search failed/, { selector: 'p' })).toBeVisible();
});
