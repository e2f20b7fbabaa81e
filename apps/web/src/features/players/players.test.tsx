import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { aLeader, aLevel, aPass, aPlayer, aPlayerRef } from '../../testing/catalogue.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, asked, refuse } from '../../testing/wire.ts';

const answerBoard = (results: object[]) =>
  answer('leaderboard', { results, count: results.length, hasMore: false });

describe('the leaderboard', () => {
  test('shows place, name and three figures, and a banned player with a word', async () => {
    answerBoard([
      aLeader(),
      aLeader({
        id: 4,
        name: 'Tarrowby',
        rank: 0,
        position: 2,
        player: aPlayerRef({ id: 4, isBanned: true }),
      }),
    ]);
    await renderApp({ path: '/leaderboard' });
    const rows = await screen.findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('1');
    expect(rows[0]).toHaveTextContent('24,310.52');
    expect(rows[0]).toHaveTextContent('98.90%');
    expect(within(rows[0]!).getByRole('link', { name: 'Halcyon_7' })).toHaveAttribute('href', '/profile/3');
    expect(rows[1]).toHaveTextContent('Banned');
    expect(rows[1]).toHaveTextContent('-');
    expect(screen.queryByRole('radiogroup', { name: 'Banned' })).toBeNull();
    await expectAccessible();
  });

  test('asks for key, direction and words, and keeps them in the address', async () => {
    answerBoard([aLeader()]);
    const { user, router } = await renderApp({ path: '/leaderboard?sortBy=topDiff' });
    const rows = await screen.findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('G6');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Worlds firsts');
    await user.click(screen.getByRole('radio', { name: 'Ascending' }));
    await user.type(screen.getByRole('searchbox'), '@name{Enter}');
    await waitFor(() => expect(asked('leaderboard').at(-1)?.query).toBe('@name'));
    expect(asked('leaderboard').at(-1)).toMatchObject({
      sortBy: 'worldsFirstCount',
      order: 'asc',
      limit: 30,
    });
    expect(router.state.location.search).toMatchObject({
      sortBy: 'worldsFirstCount',
      order: 'asc',
      query: '@name',
    });
  });

  test('pins the own row with the gap to the next place, asked for around oneself', async () => {
    answerBoard([aLeader({ id: 9, name: 'Koralik', rankedScore: 24321.02 }), aLeader({ position: 2 })]);
    const { user } = await renderApp({ path: '/leaderboard?query=kor', viewer: {} });
    const own = await screen.findByRole('region', { name: 'Your rank' });
    expect(own).toHaveTextContent('10.50 to rank 1, Koralik');
    expect(within(own).getByRole('link', { name: 'Halcyon_7' })).toHaveAttribute('href', '/profile/3');
    expect(within(own).queryByRole('button')).toBeNull();
    const standing = asked('leaderboard').find(({ around }) => around !== undefined);
    expect(standing).toMatchObject({ around: 3, query: '', sortBy: 'rankedScore' });
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await user.click(await within(own).findByRole('button', { name: 'Show in the list' }));
    await waitFor(() =>
      expect(within(screen.getByRole('list')).getByRole('link', { name: 'Halcyon_7' })).toHaveFocus(),
    );
  });

  test('asks for the row before when the own one is the first of its page', async () => {
    answer('leaderboard', ({ around, limit, offset }) => {
      const own = aLeader({ position: 31, worldsFirstCount: 1 });
      const before = aLeader({ id: 9, name: 'Koralik', position: 30, worldsFirstCount: 29 });
      // Pages of 30 begin with the own row, those of another length do not.
      const results = 30 % Number(limit) === 0 ? [own] : [before, own];
      expect(around !== undefined || offset === 0).toBe(true);
      return { results, count: 31, hasMore: false };
    });
    await renderApp({ path: '/leaderboard?sortBy=worldsFirstCount', viewer: {} });
    const own = await screen.findByRole('region', { name: 'Your rank' });
    await waitFor(() => expect(own).toHaveTextContent('28 to rank 30, Koralik'));
  });

  test('jumps to a place that is typed, at most to the last one', async () => {
    answerBoard([aLeader(), aLeader({ id: 4, name: 'Tarrowby', position: 2 })]);
    const { user } = await renderApp({ path: '/leaderboard' });
    await screen.findAllByRole('listitem');
    const box = screen.getByRole('textbox', { name: 'Jump to rank' });
    expect(screen.getByRole('button', { name: 'Jump' })).toBeDisabled();
    await user.type(box, '9/12{Enter}');
    expect(box).toHaveValue('9/12');
    expect(box).toHaveAccessibleDescription('Enter a whole number.');
    await user.clear(box);
    await user.type(box, '９９{Enter}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Tarrowby' })).toHaveFocus());
    expect(screen.queryByRole('region', { name: 'Your rank' })).toBeNull();
  });

  test('says that nobody matches', async () => {
    answerBoard([]);
    const { user, router } = await renderApp({ path: '/leaderboard?query=nobody' });
    await screen.findByRole('heading', { name: 'No players match' });
    await user.click(within(screen.getByRole('main')).getAllByRole('button', { name: 'Reset' }).at(-1)!);
    await waitFor(() => expect(router.state.location.searchStr).toBe(''));
  });
});

describe('a profile', () => {
  test('shows rank, figures and passes with what they add', async () => {
    answer('player', aPlayer(), { id: 3 });
    await renderApp({ path: '/profile/3' });
    expect(await screen.findByRole('heading', { level: 1, name: /Halcyon_7/ })).toBeVisible();
    expect(screen.getByText('#1')).toBeVisible();
    expect(screen.getByText('56,157.30')).toBeVisible();
    const [pass] = await screen.findAllByRole('listitem');
    expect(pass).toHaveTextContent('+260.04');
    expect(pass).toHaveTextContent('98.00%');
    expect(within(pass!).getByRole('link', { name: 'Night Ferry' })).toHaveAttribute('href', '/passes/91');
    expect(within(pass!).getByRole('link', { name: 'Video' })).toBeVisible();
    await expectAccessible();
  });

  test.each([
    [undefined, '/levels/5'],
    [{ isSuperAdmin: true }, '/passes/91'],
  ])('of somebody banned leads %j to what opens', async (viewer, href) => {
    answer('player', aPlayer({ isBanned: true }), { id: 3 });
    await renderApp({ path: '/profile/3', ...(viewer && { viewer }) });
    expect(await screen.findByRole('link', { name: 'Night Ferry' })).toHaveAttribute('href', href);
  });

  test('says why the number of passes and the list differ', async () => {
    const { stats } = aPlayer();
    const passes = [aPass(), aPass({ id: 92, isDuplicate: true })];
    answer('player', aPlayer({ passes, stats: { ...stats, totalPasses: 3 } }), { id: 3 });
    await renderApp({ path: '/profile/3' });
    expect(await screen.findByText(/2 passes on hidden levels count but are not listed\./)).toBeVisible();
    expect(screen.getByText(/1 duplicate is listed but does not count\./)).toBeVisible();
  });

  test('says nothing of it when they agree', async () => {
    const { stats } = aPlayer();
    answer('player', aPlayer({ stats: { ...stats, totalPasses: 1 } }), { id: 3 });
    await renderApp({ path: '/profile/3' });
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByText(/not listed|does not count/)).toBeNull();
  });

  test('draws a few of thousands of passes', async () => {
    const passes = Array.from({ length: 3000 }, (_, index) =>
      aPass({ id: 100 + index, scoreV2: 3000 - index }),
    );
    answer('player', aPlayer({ passes }), { id: 3 });
    await renderApp({ path: '/profile/3' });
    const rows = await screen.findAllByRole('listitem');
    expect(rows.length).toBeLessThan(80);
    expect(rows[0]).toHaveAttribute('aria-setsize', '3000');
  });

  test('tries again when it did not load', async () => {
    refuse('player', 'INTERNAL', { id: 3 });
    const { user } = await renderApp({ path: '/profile/3' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer('player', aPlayer({ isBanned: true }), { id: 3 });
    await user.click(retry);
    expect(await screen.findByText('This player is banned and not ranked.')).toBeVisible();
  });

  test('finds and sorts passes by words in the address', async () => {
    const other = aPass({ id: 92, level: aLevel({ id: 6, song: 'Ｓaltworks' }), scoreV2: 1, accuracy: 1 });
    answer('player', aPlayer({ passes: [aPass(), other] }), { id: 3 });
    const { user } = await renderApp({ path: '/profile/3?sort=accuracy' });
    const rows = await screen.findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('100.00%');
    await user.type(screen.getByRole('searchbox'), 'saltw{Enter}');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await user.type(screen.getByRole('searchbox'), 'x{Enter}');
    expect(await screen.findByRole('heading', { name: 'No passes match' })).toBeVisible();
  });

  test('says so when there is no such player', async () => {
    refuse('player', 'NOT_FOUND', { id: 9 });
    await renderApp({ path: '/profile/9' });
    expect(await screen.findByRole('heading', { name: 'Player not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search the leaderboard' })).toHaveAttribute(
      'href',
      '/leaderboard',
    );
  });

  test('without an id leads to one’s own, or says that nobody is signed in', async () => {
    await renderApp({ path: '/profile' });
    expect(await screen.findByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  });

  test('without an id leads the signed-in to their own', async () => {
    answer('player', aPlayer(), { id: 3 });
    const { router } = await renderApp({ path: '/profile', viewer: {} });
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/3'));
  });
});
