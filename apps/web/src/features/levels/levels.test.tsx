import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { chooseLanguage } from '../../lib/i18n/i18n.ts';
import { keyOf } from '../../lib/queries/key.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { aLevel, aLevelDetail, aPass, aPlayerRef, difficulties } from '../../testing/catalogue.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { inTimeZone } from '../../testing/time-zone.ts';
import { answer, asked, refuse } from '../../testing/wire.ts';

const superAdmin = { isSuperAdmin: true };

/** Answers every page of the list. */
const answerList = (results: object[], more: object = {}) =>
  answer('filterLevels', { results, count: results.length, hasMore: false, ...more });
const lists = () => asked('filterLevels');

beforeEach(() => answer('difficulties', difficulties));

describe('the level list', () => {
  test('shows levels with state, credits and base score, and asks for no range at first', async () => {
    answerList([aLevel(), aLevel({ id: 6, song: 'Saltworks', isHidden: true, baseScore: 12.5 })]);
    await renderApp({ path: '/levels' });
    const rows = await screen.findAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(within(rows[0]!).getByRole('link', { name: 'Night Ferry' })).toHaveAttribute('href', '/levels/5');
    expect(rows[0]).toHaveTextContent('150.0');
    expect(rows[0]).toHaveTextContent(/Base: 150.*Clears: \d/);
    expect(within(rows[0]!).getByRole('heading', { level: 2, name: 'Night Ferry' })).toBeVisible();
    expect(rows[1]).toHaveTextContent('Hidden');
    expect(rows[1]).toHaveTextContent('12.5');
    expect(screen.getByText('2 levels')).toBeVisible();
    expect(lists()[0]?.body).toEqual({});
    expect(lists()[0]?.sort).toBe('RECENT_DESC');
    await expectAccessible();
  });

  test('keeps every filter in the address, and a reset takes them back', async () => {
    answerList([aLevel()]);
    const { user, router } = await renderApp({ path: '/levels?from=21&view=compact' });
    await screen.findAllByRole('listitem');
    expect(lists()[0]?.body).toEqual({ pguRange: { from: 'G1', to: 'U20' }, specialDifficulties: [] });
    await user.click(screen.getByRole('button', { name: 'Specials' }));
    await user.click(await screen.findByRole('button', { name: 'Q2' }));
    await waitFor(() => expect(router.state.location.searchStr).toBe('?from=21&view=compact&special=Q2'));
    await user.keyboard('{Escape}');
    const sort = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: /^Sort/ }));
      await user.click(await screen.findByRole('menuitemradio', { name }));
    };
    await sort('Difficulty');
    await waitFor(() => expect(lists().at(-1)?.sort).toBe('DIFF_DESC'));
    await sort('Reverse the order');
    await waitFor(() => expect(lists().at(-1)?.sort).toBe('DIFF_ASC'));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(router.state.location.searchStr).toBe('?view=compact'));
  });

  test('falls back to recent when a sort by clears loses its meaning', async () => {
    answerList([aLevel()]);
    const { user, router } = await renderApp({ path: '/levels?sort=CLEARS_DESC' });
    await screen.findAllByRole('listitem');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const cleared = await screen.findByRole('radiogroup', { name: 'Cleared' });
    await user.click(within(cleared).getByRole('radio', { name: 'Hide' }));
    await waitFor(() => expect(router.state.location.searchStr).toBe('?cleared=hide'));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: /^Sort:\s*Recent, descending$/ }));
    await screen.findByRole('menuitemradio', { name: 'Difficulty' });
    expect(screen.queryByRole('menuitemradio', { name: 'Clears' })).toBeNull();
  });

  test('shuffles again with another seed', async () => {
    answerList([aLevel()]);
    const { user } = await renderApp({ path: '/levels?sort=RANDOM&seed=one' });
    await screen.findAllByRole('listitem');
    await user.click(screen.getByRole('button', { name: /^Sort:\s*Random$/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Shuffle again' }));
    await waitFor(() => expect(lists().at(-1)?.seed).not.toBe('one'));
  });

  test('opens a random one of the levels that the search and the filters leave', async () => {
    answerList([aLevel(), aLevel({ id: 6 }), aLevel({ id: 7 })]);
    answer('levelDetail', aLevelDetail(), { id: 5 });
    answer('passesOfLevel', [], { id: 5 });
    const { user, router } = await renderApp({ path: '/levels?query=night&from=21' });
    await user.click(await screen.findByRole('button', { name: 'A random one of these 3' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/levels/5'));
    const last = lists().at(-1);
    expect(last).toMatchObject({ query: 'night', sort: 'RANDOM', limit: 1 });
    expect(last?.body).toEqual({ pguRange: { from: 'G1', to: 'U20' }, specialDifficulties: [] });
    expect(last?.offset ?? 0).toBeLessThan(3);
  });

  test('has no random one where nothing matches', async () => {
    answerList([]);
    await renderApp({ path: '/levels?query=nothing' });
    expect(await screen.findByRole('button', { name: 'A random one of these 0' })).toBeDisabled();
  });

  test('offers the deleted filter to super admins only', async () => {
    answerList([aLevel()]);
    const { user } = await renderApp({ path: '/levels', viewer: superAdmin });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    expect(await screen.findByRole('radiogroup', { name: 'Deleted' })).toBeVisible();
  });

  test('says that nothing matches, and shows a refusal at the search box', async () => {
    answerList([]);
    const { user } = await renderApp({ path: '/levels?query=nothing' });
    expect(await screen.findByRole('heading', { name: 'No levels match' })).toBeVisible();
    refuse('filterLevels', 'QUERY_TOO_LONG');
    await user.type(screen.getByRole('searchbox'), ' more');
    expect(await screen.findAllByText(/longer than 255 characters/)).toHaveLength(1);
  });

  test('explains the search, and an example can be tried', async () => {
    answerList([aLevel()]);
    const { user, router } = await renderApp({ path: '/levels' });
    await user.click(await screen.findByRole('button', { name: 'Search help' }));
    const help = await screen.findByRole('dialog', { name: 'How to search levels' });
    await expectAccessible(help);
    await user.click(await within(help).findByRole('button', { name: 'Try #5' }));
    await waitFor(() => expect(router.state.location.searchStr).toBe('?query=%235'));
  });
});

const detail = aLevelDetail({
  aliases: [{ id: 1, field: 'song', originalValue: 'Night Ferry', alias: 'Nocny prom' }],
  firstClear: { passId: 91, player: aPlayerRef(), date: '2026-01-02T03:04:05.000Z', vidUploadDay: null },
  highestScore: { passId: 91, player: aPlayerRef(), value: 260.04 },
  highestAccuracy: { passId: 91, player: aPlayerRef(), value: 1 },
});

describe('a level', () => {
  beforeEach(() => {
    answer('levelDetail', detail, { id: 5 });
    answer(
      'passesOfLevel',
      [
        aPass(),
        aPass({
          id: 92,
          player: aPlayerRef({ id: 4, name: 'Koralik' }),
          scoreV2: 900,
          accuracy: 0.9,
          isWorldsFirst: true,
        }),
      ],
      { id: 5 },
    );
  });

  test('shows records and its leaderboard, best score first, by accuracy on request', async () => {
    const { user } = await renderApp({ path: '/levels/5' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Night Ferry' })).toBeVisible();
    const names = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent);
    await waitFor(() => expect(names()[0]).toContain('Koralik'));
    expect(screen.getByRole('rowheader', { name: /Koralik/ })).toBeVisible();
    expect(screen.getAllByText('Worlds first')[0]).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Accuracy' }));
    await waitFor(() => expect(names()[0]).toContain('Halcyon_7'));
    await waitFor(() => expect(document.title).toBe('Night Ferry, Pell & Quarry · Rondo'));
    await expectAccessible();
  });

  test('dates the first clear by its day where nothing more is known, and puts it behind the times of it', async () => {
    inTimeZone('America/New_York');
    const day = { vidUploadTime: '2026-11-20T23:59:59.999Z', vidUploadDay: '2026-11-20' };
    const time = { vidUploadTime: '2026-11-20T23:59:59.999Z', vidUploadDay: null };
    const { vidUploadTime: date, vidUploadDay } = day;
    const firstClear = { passId: 91, player: aPlayerRef(), date, vidUploadDay };
    answer('levelDetail', { ...detail, firstClear }, { id: 5 });
    answer(
      'passesOfLevel',
      [aPass(day), aPass({ ...time, id: 92, player: aPlayerRef({ id: 4, name: 'Koralik' }) })],
      { id: 5 },
    );
    const { user } = await renderApp({ path: '/levels/5' });
    expect(await screen.findByRole('link', { name: 'Nov 20, 2026' })).toHaveAttribute('href', '/passes/91');
    await user.click(await screen.findByRole('radio', { name: 'Time' }));
    await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent('Koralik'));
  });

  test('describes itself in the language of the reader', async () => {
    const meta = document.head.appendChild(document.createElement('meta'));
    meta.name = 'description';
    await renderApp({ path: '/levels/5' });
    await waitFor(() => expect(meta.content).toMatch(/^By .* · G6 · .* PP · \d+ clears?$/));
    await act(() => chooseLanguage('pl'));
    await waitFor(() => expect(meta.content).toMatch(/^Twórcy: .* · G6 · .* PP · \d+ przejś/));
    meta.remove();
  });

  test('counts passes and the players behind them', async () => {
    answer('passesOfLevel', [aPass(), aPass({ id: 92, scoreV2: 900 })], { id: 5 });
    answer('levelDetail', { ...detail, clears: 1 }, { id: 5 });
    await renderApp({ path: '/levels/5' });
    expect(await screen.findByText('2 passes, 1 player')).toBeVisible();
    expect(screen.getByText('each player counts once')).toBeVisible();
  });

  test('opens the full information by address, and Escape closes it', async () => {
    const { user, router } = await renderApp({ path: '/levels/5?info=1' });
    const dialog = await screen.findByRole('dialog', { name: 'Night Ferry' });
    expect(dialog).toHaveTextContent('Nocny prom');
    expect(screen.queryByRole('link', { name: 'Edit credits' })).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.searchStr).toBe(''));
  });

  test('leads super admins from the full information to the credits', async () => {
    await renderApp({ path: '/levels/5?info=1', viewer: { isSuperAdmin: true } });
    expect(await screen.findByRole('link', { name: 'Edit credits' })).toHaveAttribute(
      'href',
      '/admin/creators?level=5',
    );
  });

  test('gives Back to the page before it when the information is closed', async () => {
    const { user, router } = await renderApp({ path: '/levels/5' });
    const length = router.history.length;
    await user.click(await screen.findByRole('button', { name: 'Full information' }));
    await screen.findByRole('dialog', { name: 'Night Ferry' });
    expect(router.history.length).toBe(length + 1);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.searchStr).toBe('');
    expect(router.state.location.state.popup).toBeUndefined();
  });

  test('leads from its records and its leaderboard to passes and players', async () => {
    const record = { passId: 92, player: aPlayerRef({ id: 4, name: 'Koralik' }), value: 900 };
    answer('levelDetail', { ...detail, highestScore: record }, { id: 5 });
    await renderApp({ path: '/levels/5' });
    expect(await screen.findByRole('link', { name: '900.00' })).toHaveAttribute('href', '/passes/92');
    const row = (await screen.findAllByRole('row'))[1]!;
    expect(within(row).getByRole('link', { name: /Koralik/ })).toHaveAttribute('href', '/profile/4');
    expect(within(row).getByRole('link', { name: /^Pass:\s*900\.00$/ })).toHaveAttribute(
      'href',
      '/passes/92',
    );
    expect(within(row).getByRole('link', { name: 'Video' })).toBeVisible();
  });

  test('lets super admins edit a pass in its place', async () => {
    answer('passDetail', aPass({ id: 92 }), { id: 92 });
    const { user, router } = await renderApp({ path: '/levels/5', viewer: superAdmin });
    await user.click(await screen.findByRole('button', { name: 'Edit pass by Koralik' }));
    expect(await screen.findByRole('dialog', { name: 'Edit pass' })).toHaveTextContent('#92');
    expect(router.state.location.pathname).toBe('/levels/5');
  });

  test('shows a long feeling under its row', async () => {
    const feelingRating = 'like G6 but only until the last minute';
    answer('passesOfLevel', [aPass({ feelingRating }), aPass({ id: 93 })], { id: 5 });
    const { user } = await renderApp({ path: '/levels/5' });
    const more = await screen.findByRole('button', { name: 'Show more' });
    expect(screen.getAllByRole('row')).toHaveLength(3);
    more.focus();
    await user.keyboard('{Enter}');
    expect(screen.getAllByRole('row')[2]).toHaveTextContent(feelingRating);
    await user.click(screen.getByRole('button', { name: 'Show less' }));
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });

  test('names other names of song and artist where there are any', async () => {
    const { user } = await renderApp({ path: '/levels/5' });
    await user.click(await screen.findByRole('button', { name: 'Other names of the song' }));
    expect(await screen.findByRole('dialog', { name: 'Other names of the song' })).toHaveTextContent(
      'Nocny prom',
    );
    expect(screen.queryByRole('button', { name: 'Other names of the artist' })).toBeNull();
  });

  test('opens the other names by key, and gives the focus back', async () => {
    const { user } = await renderApp({ path: '/levels/5' });
    const button = await screen.findByRole('button', { name: 'Other names of the song' });
    button.focus();
    await user.keyboard('{Enter}');
    const names = await screen.findByRole('dialog', { name: 'Other names of the song' });
    await expectAccessible(names);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(names).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  });

  test('sorts its leaderboard by arrow keys', async () => {
    const { user, router } = await renderApp({ path: '/levels/5' });
    (await screen.findByRole('radio', { name: 'Score' })).focus();
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(router.state.location.searchStr).toBe('?sort=accuracy'));
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(router.state.location.searchStr).toBe('?sort=time'));
    expect(screen.getByRole('radio', { name: 'Time' })).toHaveFocus();
  });

  test('gives way when it is deleted while it is open', async () => {
    const { queryClient } = await renderApp({ path: '/levels/5' });
    await screen.findByRole('heading', { level: 1, name: 'Night Ferry' });
    refuse('levelDetail', 'LEVEL_DELETED', { id: 5 });
    await queryClient.invalidateQueries({ queryKey: keyOf('levelDetail', { id: 5 }) });
    expect(await screen.findByRole('heading', { name: 'Level not found' })).toBeVisible();
  });

  test.each([
    [{ isDeleted: true }, /was deleted/],
    [{ isHidden: true }, /is hidden/],
  ])('says its state: %o', async (state, text) => {
    answer('levelDetail', { ...detail, ...state }, { id: 5 });
    await renderApp({ path: '/levels/5', viewer: superAdmin });
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('says when nobody has cleared it', async () => {
    answer('passesOfLevel', [], { id: 5 });
    await renderApp({ path: '/levels/5?sort=time' });
    expect(await screen.findByRole('heading', { name: 'Nobody has cleared this level yet' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Time' })).toBeChecked();
  });

  test('tries again after another failure', async () => {
    refuse('levelDetail', 'INTERNAL', { id: 5 });
    const { user } = await renderApp({ path: '/levels/5' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer('levelDetail', detail, { id: 5 });
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Night Ferry' })).toBeVisible();
  });

  test('has no edit button for visitors', async () => {
    await renderApp({ path: '/levels/5' });
    await screen.findByRole('link', { name: /Koralik/ });
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  });

  test.each([
    [404, 'NOT_FOUND', 'Not found.'],
    [403, 'LEVEL_DELETED', 'This level was deleted.'],
  ] as const)('says that it is not here on %i', async (_status, code, text) => {
    refuse('levelDetail', code, { id: 5 });
    await renderApp({ path: '/levels/5' });
    expect(await screen.findByRole('heading', { name: 'Level not found' })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });
});
