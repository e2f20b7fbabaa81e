import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { aLevel, aPass, aPlayerRef, difficulties } from '../../../testing/catalogue.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer, asked, refuse } from '../../../testing/wire.ts';

/** Answers every page of the list; `results` may depend on what was searched for. */
function answerList(results: object[] | ((query: string | undefined) => object[])) {
  answer('filterPasses', ({ body }) => {
    const rows = typeof results === 'function' ? results(body.query) : results;
    return { results: rows, count: rows.length, hasMore: false };
  });
}
const bodies = () => asked('filterPasses').map(({ body }) => body);

beforeEach(() => answer('difficulties', difficulties));

describe('the pass list', () => {
  test('shows player, song, accuracy, score and flags; the speed only when it is not 1', async () => {
    answerList([
      aPass({ isWorldsFirst: true, accuracy: 1, is12K: true }),
      aPass({ id: 92, speed: 1.25, isDeleted: true, player: aPlayerRef({ id: 4, name: 'Koralik' }) }),
    ]);
    await renderApp({ path: '/passes' });
    const rows = await screen.findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('#91 - Halcyon_7');
    expect(within(rows[0]!).getByText('Worlds first')).toBeInTheDocument();
    expect(within(rows[0]!).getByText('12 or fewer keys')).toBeInTheDocument();
    expect(rows[0]).toHaveTextContent('100.00%');
    expect(rows[0]).toHaveTextContent('260.04');
    expect(rows[0]).not.toHaveTextContent('×');
    expect(rows[1]).toHaveTextContent('1.25×');
    expect(rows[1]).toHaveTextContent('Deleted');
    expect(within(rows[1]!).getByRole('link', { name: 'Koralik' })).toHaveAttribute('href', '/profile/3');
    expect(bodies()[0]).toEqual({
      limit: 30,
      offset: 0,
      query: '',
      sort: 'SCORE_DESC',
      seed: '',
      keyFlag: 'all',
      deletedFilter: 'hide',
    });
    await expectAccessible();
  });

  test('keeps every filter in the address, and a reset takes them back', async () => {
    answerList([aPass()]);
    const { user, router } = await renderApp({ path: '/passes?from=21&filters=open' });
    await screen.findAllByRole('listitem');
    expect(bodies()[0]).toMatchObject({ minDiff: 'G1', maxDiff: 'U20', specialDifficulties: [] });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Newest');
    await waitFor(() => expect(bodies().at(-1)?.sort).toBe('RECENT_DESC'));
    const keys = screen.getByRole('radiogroup', { name: 'Keys' });
    await user.click(within(keys).getByRole('radio', { name: '16K' }));
    await waitFor(() => expect(bodies().at(-1)?.keyFlag).toBe('16k'));
    await user.click(await screen.findByRole('button', { name: 'Q2' }));
    await waitFor(() =>
      expect(router.state.location.searchStr).toBe(
        '?from=21&filters=open&sort=RECENT_DESC&keys=16k&special=Q2',
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(router.state.location.searchStr).toBe('?filters=open'));
    expect(screen.queryByRole('radiogroup', { name: 'Deleted' })).toBeNull();
  });

  test('has nine orders, and shuffles again with another seed', async () => {
    answerList([aPass()]);
    const { user } = await renderApp({ path: '/passes' });
    await screen.findAllByRole('listitem');
    const sort = screen.getByRole('combobox', { name: 'Sort' });
    expect(within(sort).getAllByRole('option')).toHaveLength(9);
    await user.selectOptions(sort, 'Random');
    await user.click(await screen.findByRole('button', { name: 'Shuffle again' }));
    await waitFor(() => expect(new Set(bodies().map(({ seed }) => seed)).size).toBe(3));
  });

  test('offers the deleted filter to super admins', async () => {
    answerList([aPass()]);
    const { user } = await renderApp({ path: '/passes', viewer: { isSuperAdmin: true } });
    const deleted = await screen.findByRole('radiogroup', { name: 'Deleted' });
    await user.click(within(deleted).getByRole('radio', { name: 'Only' }));
    await waitFor(() => expect(bodies().at(-1)?.deletedFilter).toBe('only'));
  });

  test('explains its search in a dialog, whose examples can be tried', async () => {
    answerList([aPass()]);
    const { user, router } = await renderApp({ path: '/passes' });
    await user.click(await screen.findByRole('button', { name: 'Search help' }));
    const help = await screen.findByRole('dialog', { name: 'How to search passes' });
    expect(help).toHaveTextContent('player song artist video title');
    await expectAccessible(help);
    await user.click(await within(help).findByRole('button', { name: 'Try player:Halcyon, song:Night' }));
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ query: 'player:Halcyon, song:Night' }),
    );
  });

  test('an empty list names the part of the search that empties it', async () => {
    answerList((query) => (query === 'song:ferry' ? [aPass({ level: aLevel() }), aPass({ id: 92 })] : []));
    const { user, router } = await renderApp({ path: '/passes?query=song:ferry, player:nobody' });
    expect(await screen.findByRole('heading', { name: 'No passes match' })).toBeVisible();
    expect(await screen.findByText('player contains “nobody”: 2 results without this part.')).toBeVisible();
    expect(
      bodies()
        .slice(1)
        .map(({ query, limit }) => [query, limit]),
    ).toEqual([
      ['player:nobody', 1],
      ['song:ferry', 1],
      ['', 1],
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove this part: player contains “nobody”' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ query: 'song:ferry' }));
  });

  test('says when the server does not answer, and tries again', async () => {
    refuse('filterPasses', 'INTERNAL');
    const { user } = await renderApp({ path: '/passes' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answerList([aPass()]);
    await user.click(retry);
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  });
});
