import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { leaveSight } from '../../testing/browser-gaps.ts';
import { aLeader, aLevel, aPass, aPlayer, aPlayerRef, aStanding } from '../../testing/catalogue.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, asked, refuse, sent } from '../../testing/wire.ts';

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

  test('shows the own place, what is missing to the next, and the row when it is out of sight', async () => {
    answerBoard([
      aLeader({ id: 9, name: 'Koralik', rankedScore: 24321.02 }),
      aLeader({ position: 2, moved: { day: 1, week: null } }),
      aLeader({ id: 8, name: 'Tarrowby', position: 3, rankedScore: 24300.52, moved: { day: 0, week: -3 } }),
    ]);
    const { user } = await renderApp({ path: '/leaderboard', viewer: {} });
    const own = await screen.findByRole('region', { name: 'Your rank' });
    expect(own).toHaveTextContent('10.50to #1Koralik');
    expect(own).toHaveTextContent('10.00to #3Tarrowby');
    expect(own).toHaveTextContent('up 1 rank24 hnew7 d');
    const standing = asked('leaderboard').find(({ around }) => around !== undefined);
    expect(standing).toMatchObject({ around: 3, query: '', sortBy: 'rankedScore' });
    const rows = await screen.findAllByRole('listitem');
    expect(rows[1]).toHaveTextContent('You');
    expect(rows[2]).toHaveTextContent('24 h: -no change7 d: 3down 3 ranks');
    await expectAccessible();
    leaveSight(rows[1]!.firstElementChild!);
    const bar = await screen.findByRole('complementary', { name: 'Your row' });
    expect(bar).toHaveTextContent('#2');
    await user.click(within(bar).getByRole('button', { name: 'Show in the list' }));
    await waitFor(() => expect(within(rows[1]!).getByRole('link', { name: 'Halcyon_7' })).toHaveFocus());
  });

  test('says who has no place yet what to do, and who is signed out to sign in', async () => {
    answerBoard([aLeader({ id: 9, name: 'Koralik' })]);
    await renderApp({ path: '/leaderboard', viewer: {} });
    const own = await screen.findByRole('region', { name: 'Your rank' });
    expect(own).toHaveTextContent('Not ranked yet');
    expect(within(own).getByRole('link', { name: 'Easy first levels' })).toHaveAttribute(
      'href',
      '/levels?sort=DIFF_ASC',
    );
  });

  test('asks for a country, of which the page says nothing wrong', async () => {
    answerBoard([aLeader()]);
    const { user, router } = await renderApp({ path: '/leaderboard' });
    expect(await screen.findByRole('region', { name: 'Your rank' })).toHaveTextContent('Sign in');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'Poland');
    await waitFor(() => expect(asked('leaderboard').at(-1)?.country).toBe('PL'));
    expect(router.state.location.search).toMatchObject({ country: 'PL' });
  });

  test('asks for the rows beside the own one when it ends its page', async () => {
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
    await waitFor(() => expect(own).toHaveTextContent('28to #30Koralik'));
    expect(own).toHaveTextContent('Nobody is behind you');
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
  });

  test('says that nobody matches', async () => {
    answerBoard([]);
    const { user, router } = await renderApp({ path: '/leaderboard?query=nobody' });
    await screen.findByRole('heading', { name: 'No player called “nobody”' });
    await user.click(within(screen.getByRole('main')).getAllByRole('button', { name: 'Reset' }).at(-1)!);
    await waitFor(() => expect(router.state.location.searchStr).toBe(''));
  });
});

const passRows = async () =>
  within(await screen.findByRole('list', { name: 'Passes' })).getAllByRole('listitem');

describe('a profile', () => {
  beforeEach(() => {
    answer('playerStanding', aStanding());
    answer('difficulties', []);
  });

  test('shows rank, figures and passes with what they add', async () => {
    answer('player', aPlayer(), { id: 3 });
    await renderApp({ path: '/profile/3' });
    expect(await screen.findByRole('heading', { level: 1, name: /Halcyon_7/ })).toBeVisible();
    expect(screen.getByText('#1')).toBeVisible();
    expect(screen.getByText('56,157.30')).toBeVisible();
    const [pass] = await passRows();
    expect(pass).toHaveTextContent('+260.04');
    expect(pass).toHaveTextContent('98.00%');
    expect(within(pass!).getByRole('link', { name: 'Night Ferry' })).toHaveAttribute('href', '/passes/91');
    expect(within(pass!).getByRole('link', { name: 'Video' })).toBeVisible();
    await expectAccessible();
  });

  test('says what is missing to the next, fills the ladder and shows what stands out', async () => {
    const other = aPass({
      id: 92,
      levelId: 6,
      level: aLevel({ id: 6, song: 'Saltworks' }),
      scoreV2: 90,
      accuracy: 1,
    });
    answer('player', aPlayer({ passes: [aPass(), other] }), { id: 3 });
    answer('filterLevels', { results: [], count: 41, hasMore: true });
    const { user } = await renderApp({ path: '/profile/3' });
    expect(await screen.findByText('10.50 to #1, Koralik')).toBeVisible();
    expect(screen.getByText('10.00 ahead of #3')).toBeVisible();
    const ladder = screen.getByRole('grid', { name: 'Ladder' });
    expect(within(ladder).getAllByRole('gridcell')).toHaveLength(60);
    expect(screen.getByText('1 of 60')).toBeVisible();
    const cell = within(ladder).getByRole('button', { name: 'G6: best 100.00%, 2 levels cleared' });
    await user.click(within(ladder).getByRole('button', { name: 'G5: not cleared' }));
    await user.keyboard('{ArrowRight}');
    expect(cell).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('2 of 41 levels cleared')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Best three' })).getAllByRole('link')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Top 2 make 100%' })).toBeVisible();
    expect(screen.getByRole('img', { name: /^Rank from 3 on Jan 2, 2026 to 1 now/ })).toBeVisible();
    expect(screen.getByText(/Before Apr 1, 2026, ranks were computed/)).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Show these' }));
    expect(await screen.findByRole('button', { name: 'Only G6', pressed: true })).toBeVisible();
    expect(await passRows()).toHaveLength(2);
  });

  test('lets its owner pin passes', async () => {
    let pins: number[] = [];
    answer('player', aPlayer(), { id: 3 });
    answer('playerStanding', () => aStanding({ pins }));
    answer('pinPasses', ({ body }) => {
      pins = [...body.passIds];
      return { message: '' };
    });
    const { user } = await renderApp({ path: '/profile/3', viewer: {} });
    await user.click(await screen.findByRole('button', { name: 'Pin to the top of your profile' }));
    await user.click(await screen.findByRole('button', { name: 'Unpin' }));
    expect(await screen.findByRole('button', { name: 'Pin to the top of your profile' })).toBeVisible();
    expect(sent.map(([, { body }]) => body)).toEqual([{ passIds: [91] }, { passIds: [] }]);
    expect(screen.queryByText(/ahead of/)).toBeNull();
  });

  test.each([
    [undefined, '/levels/5'],
    [{ isSuperAdmin: true }, '/passes/91'],
  ])('of somebody banned leads %j to what opens', async (viewer, href) => {
    answer('player', aPlayer({ isBanned: true }), { id: 3 });
    await renderApp({ path: '/profile/3', ...(viewer && { viewer }) });
    const [pass] = await passRows();
    expect(within(pass!).getByRole('link', { name: 'Night Ferry' })).toHaveAttribute('href', href);
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
    expect(await passRows()).toHaveLength(1);
    expect(screen.queryByText(/not listed|does not count/)).toBeNull();
  });

  test('draws a few of thousands of passes', async () => {
    const passes = Array.from({ length: 3000 }, (_, index) =>
      aPass({ id: 100 + index, scoreV2: 3000 - index }),
    );
    answer('player', aPlayer({ passes }), { id: 3 });
    await renderApp({ path: '/profile/3' });
    const rows = await passRows();
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
    const rows = await passRows();
    expect(rows[0]).toHaveTextContent('100.00%');
    await user.type(screen.getByRole('searchbox'), 'saltw{Enter}');
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: 'Passes' })).getAllByRole('listitem')).toHaveLength(1),
    );
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
