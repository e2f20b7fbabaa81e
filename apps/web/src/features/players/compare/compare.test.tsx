import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { aLevel, aPlayer, aPlayerRef, aStanding, difficulties, g6 } from '../../../testing/catalogue.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer, asked, refuse } from '../../../testing/wire.ts';

const stats = {
  ...{ rankedScore: 1000, generalScore: 2000, ppScore: 0, wfScore: 0, score12K: 5, averageXacc: 0.98 },
  ...{ totalPasses: 3, universalPassCount: 0, worldsFirstCount: 1 },
  ...{ topDiff: g6, top12kDiff: null, rankedScoreRank: 3 },
};
const noStep = { accuracy: null, levels: 0 };
const ladder = (...accuracies: (number | null)[]) =>
  Array.from({ length: 60 }, (_, index) => ({ ...noStep, accuracy: accuracies[index] ?? null }));
const one = {
  ...aPlayerRef({ id: 3, name: 'Halcyon_7' }),
  ...{ stats, levels: 3, ladder: ladder(0.9, 1), gains: [] as object[] },
};
const other = {
  ...aPlayerRef({ id: 4, name: 'Koralik', country: 'PL', discordUsername: null }),
  ...{ stats: { ...stats, rankedScore: 1212.59, rankedScoreRank: 2, ppScore: 0 }, levels: 2 },
  ...{ ladder: ladder(0.96), gains: [] as object[] },
};
const clear = (scoreV2: number, accuracy = 0.99) => ({ id: scoreV2, scoreV2, accuracy });
const row = (id: number, song: string, leads: 'one' | 'other' | 'even', by: number) => ({
  ...{ level: aLevel({ id, song }), one: clear(200), other: clear(300, 1), leads, by },
});
const rows = [row(5, 'Night Ferry', 'other', 100), row(6, 'Glass', 'even', 0)];
const compared = (fields: object = {}) => ({
  ...{ one, other, leads: { one: 0, other: 1, even: 1 } },
  shared: { results: rows, count: 2, hasMore: false },
  ...fields,
});
const facing = () => screen.findByRole('region', { name: /Halcyon_7 and Koralik/ });

beforeEach(() => answer('difficulties', difficulties));

describe('two players', () => {
  beforeEach(() => answer('comparePlayers', compared() as never, { id: 3, otherId: 4 }));

  test('face each other, with who leads in each figure', async () => {
    await renderApp({ path: '/compare/3/4', viewer: {} });
    const head = await facing();
    expect(head).toHaveTextContent('212.59Koralik leads');
    const [left, right] = within(head).getAllByRole('article');
    expect(left).toHaveTextContent(/You.*#3.*Halcyon_7.*1,000.00/);
    expect(right).toHaveTextContent(/#2.*Koralik.*1,212.59/);
    expect(within(head).getByRole('link', { name: 'Koralik' })).toHaveAttribute('href', '/profile/4');
    const scores = screen.getByRole('table', { name: 'Scores' });
    expect(within(scores).getByRole('row', { name: /Ranked score/ })).toHaveTextContent(
      '1,000.00Ranked score1,212.59, leads',
    );
    expect(within(scores).getByRole('row', { name: /PP score/ })).not.toHaveTextContent('leads');
    expect(document.title).toBe('Halcyon_7 and Koralik · Rondo');
    await expectAccessible();
  });

  test('have a ladder over a ladder; a step says who leads', async () => {
    const { user } = await renderApp({ path: '/compare/3/4' });
    const grid = await screen.findByRole('grid', { name: 'Ladder over ladder' });
    expect(screen.getByText('Halcyon_7 leads 1, Koralik 1, even 0')).toBeVisible();
    const p1 = within(grid).getByRole('button', { name: 'P1: Halcyon_7 90.00%, Koralik 96.00%' });
    expect(within(grid).getByRole('button', { name: 'P3: Nobody cleared it' })).toBeVisible();
    await user.click(p1);
    expect(p1).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('P1: Koralik leads')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(within(grid).getByRole('button', { name: 'P2: Halcyon_7 100.00%, Koralik -' })).toHaveFocus();
  });

  test('list the levels of both, which can be narrowed to whose lead it is', async () => {
    answer(
      'comparePlayers',
      ({ leads, offset }) =>
        (leads === 'other'
          ? compared({ shared: { results: rows.slice(0, 1), count: 41, hasMore: true } })
          : compared({ shared: { results: rows, count: 2 + Number(offset), hasMore: false } })) as never,
    );
    const { user, router } = await renderApp({ path: '/compare/3/4' });
    const list = await screen.findByRole('list', { name: 'Levels both cleared' });
    expect(within(list).getByRole('link', { name: 'Night Ferry' })).toHaveAttribute('href', '/levels/5');
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent(
      'Halcyon_7: 200.00Accuracy: 99.00%Koralik: 300.00Accuracy: 100.00%Koralik leads',
    );
    expect(first).toHaveTextContent('+100.00');
    expect(second).toHaveTextContent('even');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Koralik 1' }));
    expect(router.state.location.search).toEqual({ leads: 'other' });
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(asked('comparePlayers').at(-1)).toMatchObject({ leads: 'other', offset: 20 }));
    expect(router.state.location.searchStr).toBe('?leads=other&page=2');
    // The other way round the same side leads.
    expect(screen.getByRole('link', { name: 'Swap' })).toHaveAttribute(
      'href',
      '/compare/4/3?leads=one&page=2',
    );
  });

  test('see what is open to each', async () => {
    const level = aLevel({ id: 9, song: 'Szklane miasto' });
    const gains = [{ level, clear: clear(500), own: clear(400), gain: 41.5 }];
    answer('comparePlayers', compared({ one: { ...one, gains } }) as never);
    await renderApp({ path: '/compare/3/4', viewer: {} });
    const open = await screen.findByRole('list', { name: 'Open to you' });
    expect(open).toHaveTextContent('Szklane miasto500.00 (99.00%), so far 400.00');
    expect(open).toHaveTextContent('+41.50');
    expect(screen.getByRole('region', { name: 'Open to Koralik' })).toHaveTextContent(
      'No clear of Halcyon_7 would add',
    );
    await expectAccessible();
  });

  test('change sides at once', async () => {
    answer('comparePlayers', () => new Promise(() => undefined), { id: 4, otherId: 3 });
    const { user, router } = await renderApp({ path: '/compare/3/4' });
    await facing();
    await user.click(screen.getByRole('link', { name: 'Swap' }));
    const head = await screen.findByRole('region', { name: /Koralik and Halcyon_7/ });
    expect(within(head).getAllByRole('article')[0]).toHaveTextContent('Koralik');
    expect(head).toHaveTextContent('212.59Koralik leads');
    expect(router.state.location.pathname).toBe('/compare/4/3');
    expect(await screen.findByRole('radio', { name: 'Koralik 1' })).toBeVisible();
  });

  test('may have no level in common, or be banned', async () => {
    answer(
      'comparePlayers',
      compared({
        other: { ...other, isBanned: true },
        leads: { one: 0, other: 0, even: 0 },
        shared: { results: [], count: 0, hasMore: false },
      }) as never,
    );
    await renderApp({ path: '/compare/3/4' });
    expect(await screen.findByRole('heading', { name: 'No level in common yet' })).toBeVisible();
    expect(screen.getByText('Levels cleared: Halcyon_7 3, Koralik 2.')).toBeVisible();
    expect(screen.getByText(/^Koralik is banned and has no rank/)).toBeVisible();
  });
});

describe('what is not there', () => {
  test('is a player who does not exist', async () => {
    refuse('comparePlayers', 'NOT_FOUND');
    await renderApp({ path: '/compare/3/4' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Player not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose players' })).toHaveAttribute('href', '/compare');
  });

  test('is asked for again after a failure', async () => {
    refuse('comparePlayers', 'INTERNAL');
    const { user } = await renderApp({ path: '/compare/3/4' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer('comparePlayers', compared() as never);
    await user.click(retry);
    expect(await facing()).toBeVisible();
  });

  test.each(['/compare/3/x', '/compare/0', '/compare/3/4/5'])('is the page %s', async (path) => {
    await renderApp({ path });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});

describe('choosing', () => {
  const hit = (id: number, name: string) => ({ ...aPlayerRef({ id, name }), username: null, rankedScore: 1 });
  beforeEach(() => {
    answer('searchPlayers', [hit(4, 'Koralik')] as never);
    answer('comparePlayers', compared() as never);
    answer('player', aPlayer());
    answer('playerStanding', {
      ...aStanding(),
      ahead: { id: 8, name: 'Tarrowby', country: 'SE', rank: 2, rankedScore: 2 },
      behind: null,
    });
  });

  test('begins with oneself, and offers who is near', async () => {
    const { user, router } = await renderApp({ path: '/compare', viewer: {} });
    expect(await screen.findByRole('heading', { name: /Halcyon_7/ })).toBeVisible();
    expect(await screen.findByRole('link', { name: /Tarrowby/ })).toHaveAttribute('href', '/compare/3/8');
    await expectAccessible();
    await user.type(screen.getByRole('combobox', { name: 'Second player' }), 'kora');
    await user.click(await screen.findByRole('option', { name: /Koralik/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/compare/3/4'));
    expect(await facing()).toBeVisible();
  });

  test('asks visitors for both, one after the other', async () => {
    const { user, router } = await renderApp({ path: '/compare' });
    await user.type(await screen.findByRole('combobox', { name: 'First player' }), 'hal');
    answer('searchPlayers', [hit(3, 'Halcyon_7')] as never);
    await user.click(await screen.findByRole('option', { name: /Halcyon_7/ }));
    const second = screen.getByRole('combobox', { name: 'Second player' });
    expect(second).toHaveFocus();
    await user.keyboard('halc');
    await user.click(await screen.findByRole('option', { name: /Halcyon_7/ }));
    expect(await screen.findByText('Choose two different players.')).toBeVisible();
    answer('searchPlayers', [hit(4, 'Koralik')] as never);
    await user.clear(second);
    await user.type(second, 'koralik');
    await user.click(await screen.findByRole('option', { name: /Koralik/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/compare/3/4'));
  });

  test('is where the same player twice leads, and a chosen one can be left', async () => {
    const { user } = await renderApp({ path: '/compare/3/3' });
    expect(await screen.findByText('Choose two different players.')).toBeVisible();
    expect(asked('comparePlayers')).toEqual([]);
    await user.click(
      await screen.findByRole('button', { name: 'Choose another player instead of Halcyon_7' }),
    );
    expect(screen.getByRole('combobox', { name: 'First player' })).toHaveFocus();
  });

  test('says when the player is unknown', async () => {
    refuse('player', 'NOT_FOUND');
    refuse('playerStanding', 'NOT_FOUND');
    await renderApp({ path: '/compare/7' });
    expect(await screen.findByRole('combobox', { name: 'First player' })).toHaveAccessibleDescription(
      'Player not found',
    );
  });
});

test.each([
  ['of somebody else, with mine', 9, { playerId: 3 }, '/compare/9/3'],
  ['of my own, where one is chosen', 3, { playerId: 3 }, '/compare/3'],
  ['for visitors, where one is chosen', 9, undefined, '/compare/9'],
])('the profile %s leads to the comparison', async (_, id, viewer, href) => {
  answer('player', aPlayer({ id }));
  answer('playerStanding', aStanding());
  await renderApp({ path: `/profile/${id}`, ...(viewer && { viewer }) });
  expect(await screen.findByRole('link', { name: 'Compare' })).toHaveAttribute('href', href);
});
