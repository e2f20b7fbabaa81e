import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { aLeader, aLevel } from '../../testing/catalogue.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, asked, refusal } from '../../testing/wire.ts';

const creator = { id: 8, name: 'Night "Owl"', levelCount: 1, aliases: ['Strix'], country: 'XX' };

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
  answer('levelAliases', []);
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
  expect(dialog.getByRole('option', { name: /^Leaderboard/ })).toBeVisible();
  await user.type(box, 'night');
  const groups = await dialog.findAllByRole('group');
  expect(
    groups.map((group) =>
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    [expect.stringMatching(/^Night Ferry#5 · Pell & Quarry/), expect.stringMatching(/^Night Shift#6/)],
    [expect.stringMatching(/Halcyon_7@halcyon/)],
    ['Night "Owl"1 level'],
    [expect.stringMatching(/^All levels with “night”/)],
  ]);
  expect(screen.getByRole('group', { name: 'Creators' })).toBe(groups[2]);
  const first = dialog.getByRole('option', { selected: true });
  expect(first).toHaveTextContent('Night Ferry');
  expect(within(first).getByText('Night', { selector: 'mark' })).toBeVisible();
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
  expect(dialog.getByRole('option', { selected: true })).toHaveTextContent('All levels');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(dialog.getByRole('option', { selected: true })).toHaveTextContent('Night Shift');
  expect(box).toHaveFocus();
  await user.keyboard('{Tab}{Tab}{Enter}');
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
  expect(await dialog.findByRole('group', { name: 'Pages' })).toBeVisible();
});

test('says that there is nothing, or that it did not work', async () => {
  const { user, box, dialog } = await openSearch();
  await user.type(box, 'xyz');
  expect(await dialog.findByText('Nothing is called “xyz”', { selector: 'p' })).toBeVisible();
  expect(dialog.getByRole('option', { name: /Search the level list instead/ })).toBeVisible();
  answerSearches({ failing: true });
  await user.type(box, 'a');
  expect(await dialog.findByText(/Search failed/, { selector: 'p' })).toBeVisible();
});

test('a find says which other name matched', async () => {
  answer('filterLevels', () => ({
    results: [aLevel({ song: '黒い水平線', artist: 'X' })],
    count: 14,
    hasMore: true,
  }));
  answer('levelAliases', [{ id: 1, field: 'song', originalValue: '黒い水平線', alias: 'Kuroi Suiheisen' }]);
  const { user, box, dialog } = await openSearch();
  await user.type(box, 'kuro');
  const row = await dialog.findByRole('option', { name: /黒い水平線/ });
  expect(row).toHaveTextContent('also known as Kuroi Suiheisen · X');
  expect(within(row).getByText('Kuro', { selector: 'mark' })).toBeVisible();
  expect(dialog.getByText('1 of 14')).toBeVisible();
});

test('what was looked at last comes first, and a song that was mistyped is offered', async () => {
  localStorage.setItem('recent', JSON.stringify([{ kind: 'level', id: 5, at: Date.now() }]));
  const { user, box, dialog } = await openSearch();
  const recent = within(await dialog.findByRole('group', { name: 'Recent' }));
  expect(recent.getByRole('option')).toHaveTextContent('Night Ferry');
  answer('filterLevels', ({ query }) => {
    const results = query?.startsWith('song:') ? [aLevel({ song: 'Night Ferry' })] : [];
    return { results, count: results.length, hasMore: false };
  });
  await user.type(box, 'nihgt ferry');
  expect(await dialog.findByText('Did you mean')).toBeVisible();
  expect(dialog.getByRole('option', { name: /Night Ferry/ })).toBeVisible();
});

test('who is signed in goes from a level to its form, with Ctrl in a new tab', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await renderApp({ path: '/no/such/page', viewer: {} });
  await user.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Quick search' }));
  await user.type(dialog.getByRole('combobox'), 'night');
  await dialog.findByRole('option', { name: 'Submit a clear of Night Ferry' });
  await user.keyboard('{ArrowUp}{Control>}{Enter}{/Control}');
  expect(open).toHaveBeenCalledWith('/submission/pass?level=5', '_blank', 'noopener');
  expect(screen.getByRole('dialog', { name: 'Quick search' })).toBeVisible();
  open.mockRestore();
});
