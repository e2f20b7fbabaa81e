import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { aLeader, aLevel } from '../../testing/catalogue.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { wire } from '../../testing/wire.ts';

const creator = { id: 8, name: 'Night "Owl"', levelCount: 1, aliases: [], country: 'XX' };
let asked: string[];

/** Answers the three searches with what contains the text. */
function answerSearches({ failing = false } = {}) {
  const answer = (query: string | null, limit: string | null, rows: { words: string }[]) => {
    asked.push(`${query} ${limit}`);
    if (failing) return HttpResponse.json({ error: 'x', code: 'INTERNAL', message: 'x' }, { status: 500 });
    const results = rows.filter(({ words }) => words.includes(query?.toLowerCase() ?? ''));
    return HttpResponse.json({ results, count: results.length, hasMore: false });
  };
  const at = (path: string) => `${location.origin}/v2/database/${path}`;
  wire.use(
    http.post(at('levels/filter'), ({ request }) => {
      const query = new URL(request.url).searchParams;
      return answer(query.get('query'), query.get('limit'), [
        { words: 'night ferry #5', ...aLevel() },
        { words: 'night shift', ...aLevel({ id: 6, song: 'Night Shift' }) },
      ]);
    }),
    http.get(at('leaderboard'), ({ request }) => {
      const query = new URL(request.url).searchParams;
      return answer(query.get('query'), query.get('limit'), [{ words: 'night halcyon', ...aLeader() }]);
    }),
    http.get(at('creators'), ({ request }) => {
      const query = new URL(request.url).searchParams;
      return answer(query.get('search'), query.get('limit'), [{ words: 'night owl', ...creator }]);
    }),
  );
}

beforeEach(() => {
  asked = [];
  answerSearches();
});

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
  expect(asked).toEqual(['night 5', 'night 5', 'night 5']);
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
  expect(asked).toEqual(['#5 5', '#5 5']);
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
  expect(asked).toEqual(['night 5', 'night 5', 'night 5']);
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
