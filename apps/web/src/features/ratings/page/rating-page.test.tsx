import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { aLevel, difficulties, g6 } from '../../../testing/catalogue.ts';
import { FakeEventSource, openStream } from '../../../testing/event-source.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer, asked, refuse } from '../../../testing/wire.ts';

const time = '2026-01-02T03:04:05.000Z';
const g9 = { ...g6, id: 29, name: 'G9', sortOrder: 29 };
const me = 7;

type Vote = readonly [userId: number, rating: string, kind?: 'community'];

/** A rating of level 100 + id; `level` and `votes` are what a test gives it. */
function aCard(id: number, { level, votes = [], ...fields }: Partial<CardOptions> = {}) {
  const details = votes.map(([userId, rating, kind]) => ({
    userId,
    rating,
    isCommunityRating: kind === 'community',
  }));
  const community = details.filter(({ isCommunityRating }) => isCommunityRating).length;
  return {
    id,
    levelId: 100 + id,
    averageDifficultyId: null,
    communityDifficultyId: null,
    lowDiff: false,
    requesterFR: '',
    requireComment: false,
    isVote: false,
    isVeiled: false,
    votes: { manager: details.length - community, community },
    confirmedAt: null,
    createdAt: time,
    updatedAt: time,
    ...fields,
    level: {
      ...aLevel({ song: `Song ${id}`, toRate: true, ...level, id: 100 + id }),
      aliases: [] as object[],
    },
    details,
  };
}
interface CardOptions {
  level: object;
  votes: readonly Vote[];
  [field: string]: unknown;
}
type Card = ReturnType<typeof aCard>;

const plain = aCard(1, {
  averageDifficultyId: g6.id,
  communityDifficultyId: g9.id,
  requesterFR: 'G5~G7',
  votes: [
    [me, 'G6~G9'],
    [11, 'G6'],
    [12, 'G9', 'community'],
  ],
});
const vote = aCard(2, { isVote: true, level: { song: 'Ｍoonlit', rerateNum: 'vote G6', artist: 'Sorrel' } });
const low = aCard(3, { lowDiff: true, requesterFR: 'P3', updatedAt: '2026-02-02T03:04:05.000Z' });
const full = aCard(4, {
  votes: [
    [11, 'G6'],
    [12, 'G6'],
    [13, 'G9'],
    [14, 'G6'],
  ],
});
const all = [plain, vote, low, full];

async function openPage(
  cards: readonly object[] = all,
  path = '/admin/rating',
  viewer: object = { isRater: true },
) {
  answer('ratingCards', cards);
  answer('difficulties', [...difficulties, { ...difficulties[0], ...g9 }]);
  const app = await renderApp({ path, viewer: { id: me, ...viewer } });
  return { ...app, timesAsked: () => asked('ratingCards').length };
}

const rows = () => within(screen.getByRole('list', { name: 'Rating' })).getAllByRole('article');
const names = () => rows().map((row) => within(row).getAllByRole('link')[0]?.textContent);
const row = (name: string) => screen.findByRole('article', { name });

/** Takes the connection that the rating page asks for. */
async function goLive() {
  await waitFor(() => expect(FakeEventSource.open.at(-1)?.address).toBe('/events?source=rating'));
  act(() => FakeEventSource.open.at(-1)?.accept());
}

const person = {
  username: 'tarrowby',
  nickname: 'Tarrowby',
  avatarUrl: null,
  isRater: true,
  isSuperAdmin: false,
};

/** Answers one rating with its users, as the server does, and counts how often it is asked for. */
function answerRating(card: Card) {
  const details = card.details.map((detail) => ({
    ...detail,
    user: { ...person, id: detail.userId },
    comment: null,
    updatedAt: time,
  }));
  const level = { ...card.level, version: 3, hasRating: true };
  answer('rating', { ...card, level, details }, { id: card.id });
  return () => asked('rating').filter(({ id }) => id === card.id).length;
}

test('each card says what its level is rated for and what has been voted', async () => {
  await openPage();
  const card = await row('Song 1');
  expect(card).toHaveTextContent('#101 - Pell & Quarry · Sorrel');
  expect(card).toHaveTextContent('Requested: G5~G7');
  expect(within(card).getByRole('link', { name: 'Song 1' })).toHaveAttribute('href', '/levels/101');
  const [own, managers, community] = within(card).getAllByRole('definition');
  expect(own).toHaveTextContent('G6~G9');
  expect(within(managers as HTMLElement).getByRole('img', { name: 'G6' })).toBeVisible();
  expect(within(managers as HTMLElement).getByRole('img', { name: /^Managers: 2 votes/ })).toBeVisible();
  expect(within(community as HTMLElement).getByRole('img', { name: 'G9' })).toBeVisible();
  expect(card).toHaveTextContent('Managers and community differ by more than two steps');
  expect(await row('Ｍoonlit')).toHaveTextContent(/Vote.*Rerate: vote G6/);
  expect(await row('Song 3')).toHaveTextContent('Low difficulty');
  expect(await row('Song 4')).toHaveTextContent('Four votes');
  expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent('4 open');
  expect(screen.queryByRole('button', { name: /^Edit level/ })).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
  await expectAccessible();
});

test('blind voters see only how many votes there are', async () => {
  await openPage([
    { ...plain, isVeiled: true, details: [], averageDifficultyId: null, communityDifficultyId: null },
  ]);
  const card = await row('Song 1');
  expect(card).toHaveTextContent('Hidden until you rate');
  expect(card).toHaveTextContent(/Managers ?2 · Community ?1/);
  expect(within(card).queryByRole('img', { name: 'G9' })).toBeNull();
});

test('filters work on the loaded list and are in the address; the empty list names them', async () => {
  const { user, router, timesAsked } = await openPage();
  await row('Song 1');
  const choose = (filter: string, state: string) =>
    user.click(within(screen.getByRole('radiogroup', { name: filter })).getByRole('radio', { name: state }));
  await choose('Rated', 'Hide');
  await waitFor(() => expect(names()).toEqual(['Song 3', 'Song 4']));
  expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent('2 of 4 open');
  await choose('Four votes', 'Only');
  await waitFor(() => expect(names()).toEqual(['Song 4']));
  await choose('Low difficulty', 'Only');
  expect(await screen.findByRole('heading', { name: 'No ratings match' })).toBeVisible();
  const reasons = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(reasons).toEqual(['Rated: Hide', 'Low difficulty: Only', 'Four votes: Only']);
  expect(router.state.location.searchStr).toBe('?rated=hide&four=only&low=only');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Reset filters' }));
  await waitFor(() => expect(rows()).toHaveLength(4));
  expect(router.state.location.searchStr).toBe('');
  expect(timesAsked()).toBe(1);
});

test('searching finds what the other lists would, typed or by address', async () => {
  const { user, router } = await openPage();
  await row('Song 1');
  await user.keyboard('/');
  await user.keyboard('moonlit{Enter}');
  await waitFor(() => expect(names()).toEqual(['Ｍoonlit']));
  expect(router.state.location.searchStr).toBe('?query=moonlit');
  for (const [query, found] of [
    ['#103', 'Song 3'],
    ['artist:sorrel', 'Ｍoonlit'],
    ['g9', 'Song 1'],
  ] as const) {
    await act(() => router.navigate({ to: '/admin/rating', search: { query } }));
    await waitFor(() => expect(names()).toEqual([found]));
  }
});

test('a query that cannot be read says why', async () => {
  await openPage(all, `/admin/rating?query=${Array.from({ length: 21 }, (_, n) => `a${n}`).join('|')}`);
  expect(await screen.findByRole('searchbox', { name: 'Search ratings' })).toBeInvalid();
});

test('the order is chosen from a menu, turned round by a button, and is in the address', async () => {
  const { user, router } = await openPage();
  await row('Song 1');
  expect(names()).toEqual(['Song 1', 'Ｍoonlit', 'Song 3', 'Song 4']);
  const sortBy = async (order: string) => {
    await user.click(screen.getByRole('button', { name: /^Sort by/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: order }));
  };
  await sortBy('Votes');
  await waitFor(() => expect(names()).toEqual(['Song 4', 'Song 1', 'Ｍoonlit', 'Song 3']));
  await user.click(screen.getByRole('button', { name: 'Descending. Reverse' }));
  await waitFor(() => expect(names()).toEqual(['Ｍoonlit', 'Song 3', 'Song 1', 'Song 4']));
  expect(router.state.location.searchStr).toBe('?sort=votes&reverse=1');
  await sortBy('Updated');
  await waitFor(() => expect(names()?.[0]).toBe('Song 3'));
  await sortBy('Next to rate');
  await waitFor(() => expect(names()).toEqual(['Ｍoonlit', 'Song 3', 'Song 1', 'Song 4']));
});

test('details open over the page under an address of their own, and Back closes them', async () => {
  answerRating(plain);
  const { user, router } = await openPage();
  await user.click(within(await row('Song 1')).getByRole('link', { name: 'Details' }));
  expect(await screen.findByRole('dialog', { name: 'Song 1' })).toBeVisible();
  expect(router.state.location.searchStr).toBe('?rating=1');
  act(() => router.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.searchStr).toBe('');
});

test('every unsaved vote is asked about, also after one was discarded', async () => {
  answerRating(plain);
  answerRating(vote);
  const { user } = await openPage(all, '/admin/rating?rating=1');
  const write = async (song: string, comment: string) => {
    await screen.findByRole('dialog', { name: song });
    const box = await screen.findByRole('textbox', { name: /^Comment/ });
    await user.clear(box);
    await user.type(box, comment);
  };
  await write('Song 1', 'first');
  await user.click(screen.getByRole('button', { name: /^Next rating/ }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await write('Ｍoonlit', 'second');
  await user.click(screen.getByRole('button', { name: /^Previous rating/ }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole('textbox', { name: /^Comment/ })).toHaveValue('second');
  expect(screen.getByRole('dialog', { name: 'Ｍoonlit' })).toBeVisible();
  expect(await screen.findByText(/^Ｍoonlit, \d of 4$/, { selector: '[role="status"]' })).toBeInTheDocument();
});

test('super admins also see every vote, edit levels and manage raters', async () => {
  const { user, router } = await openPage(all, '/admin/rating', { isSuperAdmin: true });
  expect(within(await row('Song 4')).getByRole('button', { name: 'Edit level: Song 4' })).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'All votes' }));
  await waitFor(async () => expect(await row('Song 4')).toHaveTextContent('G6, G6, G9, G6'));
  expect(router.state.location.searchStr).toBe('?detailed=1');
  answer('managedUsers', []);
  await user.click(screen.getByRole('button', { name: 'Manage raters' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('the pill says who is here, and how a lost connection is doing', async () => {
  const { user } = await openPage();
  await row('Song 1');
  await goLive();
  act(() => openStream().send({ type: 'userCount', data: { total: 12, managers: 4 } }));
  expect(await screen.findByText('Live · 12 here, 4 managers')).toBeVisible();
  act(() => openStream().fail());
  expect(await screen.findByText('Reconnecting 1/5')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  act(() => openStream().accept());
  expect(await screen.findByText(/^Live/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a rating that changed is asked for alone, once, and its card flashes', async () => {
  const { timesAsked } = await openPage();
  await row('Song 3');
  await goLive();
  const timesAskedOne = answerRating(aCard(3, { lowDiff: true, requesterFR: 'P3', votes: [[11, 'G9']] }));
  const changed = { type: 'ratingUpdate', data: { ratingId: 3, levelId: 103 } } as const;
  act(() => openStream().send(changed, changed));
  await waitFor(async () => expect(await row('Song 3')).toHaveTextContent('Managers-1Community'));
  expect(timesAskedOne()).toBe(1);
  expect(timesAsked()).toBe(1);
  const flashing = rows().filter((card) => card.querySelector('.rating-row-flash'));
  expect(flashing).toEqual([await row('Song 3')]);
});

test('a new rating comes, one that was closed or whose level is gone leaves', async () => {
  await openPage();
  await row('Song 1');
  await goLive();
  answerRating(aCard(9));
  answerRating(aCard(2, { confirmedAt: time }));
  refuse('rating', 'NOT_FOUND', { id: 3 });
  act(() =>
    openStream().send(
      { type: 'ratingUpdate', data: { ratingId: 9, levelId: 109 } },
      { type: 'ratingUpdate', data: { ratingId: 2, levelId: 102 } },
      { type: 'levelUpdate', data: { levelId: 103, action: 'delete' } },
    ),
  );
  await waitFor(() => expect(names()).toEqual(['Song 1', 'Song 4', 'Song 9']));
});

test('Ctrl+Alt+R loads the list again, also while typing', async () => {
  const { user, timesAsked } = await openPage();
  await row('Song 1');
  await user.click(screen.getByRole('searchbox', { name: 'Search ratings' }));
  await user.keyboard('{Control>}{Alt>}{r}{/Alt}{/Control}');
  await waitFor(() => expect(timesAsked()).toBe(2));
});

test('says that there is nothing to rate', async () => {
  await openPage([]);
  expect(await screen.findByRole('heading', { name: 'Nothing to rate' })).toBeVisible();
});

test('a list that does not load can be asked for again', async () => {
  answer('difficulties', difficulties);
  refuse('ratingCards', 'INTERNAL');
  const { user } = await renderApp({ path: '/admin/rating', viewer: { id: me, isRater: true } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer('ratingCards', all);
  await user.click(again);
  expect(await row('Song 1')).toBeVisible();
});
