import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { aLevel, difficulties } from '../../../testing/catalogue.ts';
import { narrow, setMedia } from '../../../testing/media.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer, asked } from '../../../testing/wire.ts';

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_120);
  answer('difficulties', difficulties);
  answer('filterLevels', {
    results: [aLevel(), aLevel({ id: 6, song: 'Saltworks' }), aLevel({ id: 7, song: 'Other' })],
    count: 3,
    hasMore: false,
  });
  answer('myClears', {
    levels: [
      [6, 1],
      [5, 0.9599],
    ],
    bestScores: [],
  });
});
afterEach(() => vi.restoreAllMocks());

const marks = () =>
  screen
    .getAllByRole('listitem')
    .map((row) => within(row).queryByTitle('Cleared by you')?.textContent ?? null);

test.each(['/levels', '/levels?view=compact', '/levels?view=grid'])(
  '%s shows what one has cleared with the best accuracy, gold where it is whole',
  async (path) => {
    await renderApp({ path, viewer: {} });
    await screen.findAllByRole('listitem');
    await waitFor(() => expect(marks()).toEqual(['Cleared by you: 95.99%', 'Cleared by you: 100.00%', null]));
    expect(screen.getAllByTitle('Cleared by you').map((mark) => mark.className)).toEqual([
      expect.stringContaining('text-success'),
      expect.stringContaining('text-gold'),
    ]);
    await expectAccessible();
  },
);

test('it is read once, whatever the list shows', async () => {
  const { user } = await renderApp({ path: '/levels', viewer: {} });
  await screen.findAllByTitle('Cleared by you');
  await user.click(screen.getByRole('radio', { name: 'Grid' }));
  await user.click(await screen.findByRole('radio', { name: 'Hide' }));
  await waitFor(() => expect(asked('filterLevels').at(-1)?.myClears).toBe('hide'));
  expect(asked('myClears')).toHaveLength(1);
});

test.each([
  ['signed out', undefined],
  ['without a player', { playerId: null as unknown as number }],
])('%s there is neither the column nor the filter', async (_, viewer) => {
  await renderApp({ path: '/levels', ...(viewer && { viewer }) });
  await screen.findAllByRole('listitem');
  await waitFor(() => expect(screen.queryByText('Yours')).toBeNull());
  expect(screen.queryByRole('radiogroup', { name: 'My clears' })).toBeNull();
  expect(asked('myClears')).toEqual([]);
});

test('my clears are shown, hidden or alone, by arrow keys and in the address, until the reset', async () => {
  const { user, router } = await renderApp({ path: '/levels', viewer: {} });
  const mine = within(await screen.findByRole('radiogroup', { name: 'My clears' }));
  mine.getByRole('radio', { name: 'Show' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(router.state.location.searchStr).toBe('?myClears=only'));
  await waitFor(() => expect(asked('filterLevels').at(-1)?.myClears).toBe('only'));
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe(''));
});

test('a phone has the filter in its sheet', async () => {
  setMedia(narrow, true);
  const { user, router } = await renderApp({ path: '/levels', viewer: {} });
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  const mine = within(await sheet.findByRole('radiogroup', { name: 'My clears' }));
  await user.click(mine.getByRole('radio', { name: 'Hide' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ myClears: 'hide' }));
});
