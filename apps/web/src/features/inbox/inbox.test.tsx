import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { aLevel } from '../../testing/catalogue.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, asked, refuse, sent } from '../../testing/wire.ts';

const { id, song, artist, difficulty } = aLevel({ id: 5, song: 'Glass Meridian' });
const level = { id, song, artist, difficulty };
const plain = {
  level: null,
  pass: null,
  submission: null,
  moved: null,
  passed: null,
  rerates: null,
  merge: null,
};
const allowed = {
  ...plain,
  id: 12,
  kind: 'passApproved' as const,
  at: '2026-11-20T08:00:00.000Z',
  isRead: false,
  level,
  pass: { id: 91, accuracy: 0.9599, scoreV2: 229.12 },
  submission: { id: 3, song: 'Glass Meridian', declineReason: null },
  moved: { scoreBefore: 17961.12, scoreAfter: 17992.18, rankBefore: 5, rankAfter: 4 },
  passed: { count: 1, players: [{ id: 8, name: '青薔' }] },
};
const declined = {
  ...plain,
  id: 11,
  kind: 'passDeclined' as const,
  at: '2026-11-20T07:00:00.000Z',
  isRead: true,
  level,
  submission: { id: 2, song: 'Glass Meridian', declineReason: 'The counts cannot be read.' },
};
const change = (changeId: number) => ({
  changeId,
  level: { ...level, id: changeId, song: `Song ${changeId}` },
  oldDifficulty: difficulty,
  newDifficulty: difficulty,
  oldBaseScore: 100,
  newBaseScore: 120,
});
const rerates = {
  ...plain,
  id: 10,
  kind: 'rerate' as const,
  at: '2026-11-19T07:00:00.000Z',
  isRead: true,
  moved: { scoreBefore: 500, scoreAfter: 490, rankBefore: 4, rankAfter: 5 },
  rerates: { count: 3, changes: [change(31), change(32)] },
};
const switches = { passes: true, levels: true, moves: true, rerates: true, merges: false };

beforeEach(() => {
  localStorage.setItem('inbox-shown:7', '12');
  answerInbox([allowed, declined, rerates], 1);
});

function answerInbox(
  entries: readonly (typeof allowed | typeof declined | typeof rerates)[],
  unread: number,
  newest = 12,
) {
  answer('inbox', ({ tab, before }) => {
    const of = tab === 'rerates' ? [rerates] : entries;
    const rest = before === undefined ? of : [{ ...rerates, id: 9 }];
    return {
      entries: rest,
      hasMore: before === undefined && tab === 'all',
      unread,
      newest,
      switches,
    };
  });
}

async function open(path: string, state = { unread: 1, newest: 12 }) {
  const app = renderApp({ path, viewer: {} });
  answer('inboxState', state);
  return app;
}

test('the page says what moved, what was decided, and leads on', async () => {
  await open('/inbox');
  const list = within(await screen.findByRole('list', { name: 'Inbox' }));
  const [first] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Your clear of Glass Meridian was allowed/);
  expect(first).toHaveTextContent(/229\.12 · 95\.99%.*\+31\.06.*#5 → #4.*you passed 青薔/);
  expect(list.getByRole('link', { name: 'Glass Meridian' })).toHaveAttribute('href', '/passes/91');
  expect(list.getByRole('link', { name: '青薔' })).toHaveAttribute('href', '/profile/8');
  const earlier = within(screen.getByRole('list', { name: 'Earlier' }));
  expect(earlier.getByText('The counts cannot be read.')).toBeVisible();
  expect(earlier.getByText('3 rerates on one evening moved you')).toBeVisible();
  expect(screen.getByText('1 unread', { selector: 'main *' })).toBeVisible();
  await expectAccessible();
});

test('a tab, what is older, and the list of an evening', async () => {
  const { user, router } = await open('/inbox');
  await user.click(await screen.findByRole('button', { name: 'Older' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Older' })).toBeNull());
  expect(asked('inbox').map(({ before }) => before)).toContain(10);
  await user.click(screen.getByRole('tab', { name: 'Rerates' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'rerates' }));
  await user.click(await screen.findByText('Show all 3'));
  expect(screen.getByRole('link', { name: 'Song 31' })).toBeVisible();
  expect(screen.getByText('and 1 more')).toBeVisible();
});

test('all are marked as read up to the newest that is shown', async () => {
  answer('readInbox', () => {
    answerInbox([{ ...allowed, isRead: true }], 0);
    answer('inboxState', { unread: 0, newest: 12 });
    return { unread: 0, newest: 12 };
  });
  const { user } = await open('/inbox');
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
  expect(sent).toEqual([['readInbox', { body: { upTo: 12 } }]]);
});

test('says that nothing could be marked', async () => {
  refuse('readInbox', 'INTERNAL');
  const { user } = await open('/inbox');
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText(/^Could not save:/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeEnabled();
});

test('what reaches one is switched at once', async () => {
  answer('switchInbox', { switches });
  const { user } = await open('/inbox');
  const merges = await screen.findByRole('switch', { name: /Merges/ });
  await waitFor(() => expect(merges).toBeEnabled());
  expect(merges).not.toBeChecked();
  await user.click(merges);
  await waitFor(() => expect(sent).toEqual([['switchInbox', { name: 'merges', body: { isOn: true } }]]));
});

test('nothing yet leads to the form, and what does not load can be asked for again', async () => {
  answerInbox([], 0, 0);
  await open('/inbox', { unread: 0, newest: 0 });
  expect(await screen.findByRole('link', { name: 'Submit a clear' })).toHaveAttribute(
    'href',
    '/submission/pass',
  );
});

test('a failure says so', async () => {
  refuse('inbox', 'BUSY');
  const { user } = await open('/inbox');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answerInbox([allowed], 1);
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Glass Meridian' })).toBeVisible();
});

test('the bell counts, shows the newest, and gives the focus back', async () => {
  const { user } = await open('/no/such/page');
  const [bell] = await screen.findAllByRole('button', { name: 'Inbox, 1 unread' });
  // Whoever only hears it must know of what.
  expect(screen.getAllByText('Inbox, 1 unread')[0]).toHaveAttribute('role', 'status');
  await user.click(bell!);
  const popover = within(await screen.findByRole('dialog', { name: 'Inbox' }));
  expect((await popover.findAllByRole('link', { name: 'Glass Meridian' }))[0]).toBeVisible();
  expect(popover.getByRole('link', { name: 'Open the inbox' })).toHaveAttribute('href', '/inbox');
  await expectAccessible(screen.getByRole('dialog'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(bell).toHaveFocus());
});

test('whom else a rerate moved is a dialog of its own; the popover is closed then', async () => {
  answerInbox([{ ...rerates, isRead: false, rerates: { count: 1, changes: [change(31)] } }], 1);
  answer('changeEffect', { rescoredPasses: 1, players: [] }, { id: 31, changeId: 31 });
  const { user } = await open('/no/such/page');
  const [bell] = await screen.findAllByRole('button', { name: 'Inbox, 1 unread' });
  await user.click(bell!);
  await user.click(await screen.findByRole('button', { name: 'Who else moved' }));
  expect(await screen.findByRole('dialog', { name: 'Effect on ranks' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Inbox' })).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(bell).toHaveFocus());
});

test('who follows an entry has read it', async () => {
  answer('readInbox', { unread: 0, newest: 12 });
  answer('player', {}, { id: 8 });
  const { user } = await open('/inbox');
  await user.click(await screen.findByRole('link', { name: '青薔' }));
  await waitFor(() => expect(sent).toEqual([['readInbox', { body: { ids: [12] } }]]));
});

test('a fresh one is said once', async () => {
  localStorage.setItem('inbox-shown:7', '11');
  await open('/no/such/page');
  const messages = within(screen.getByRole('region', { name: 'Messages' }));
  const [message] = await messages.findAllByRole('listitem');
  expect(message).toHaveTextContent(
    /Glass Meridian allowed.*17,961\.12 → 17,992\.18.*\+31\.06.*#5 → #4.*you passed 青薔/,
  );
  expect(localStorage.getItem('inbox-shown:7')).toBe('12');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(messages.getAllByRole('listitem')).toHaveLength(1);
});

test('a visitor has no bell and asks for nothing', async () => {
  await renderApp({ path: '/no/such/page' });
  await screen.findByRole('heading', { name: 'Page not found' });
  expect(screen.queryByRole('button', { name: /Inbox/ })).toBeNull();
  expect(asked('inboxState')).toEqual([]);
});

test('a rerate says from what to what, with the way to whom else it moved; an equal score is no gain', async () => {
  const harder = { ...difficulty, id: difficulty.id + 1, name: 'G14' };
  const [one] = rerates.rerates.changes;
  const single = (id: number, changed: object) => ({
    ...rerates,
    id,
    moved: { scoreBefore: 500, scoreAfter: 500, rankBefore: 4, rankAfter: 4 },
    rerates: { count: 1, changes: [{ ...one!, ...changed }] },
  });
  answerInbox([single(10, { newDifficulty: harder }), single(9, {})], 0);
  await open('/inbox', { unread: 0, newest: 12 });
  const [first, second] = within(await screen.findByRole('list', { name: 'Inbox' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(`Song 31 was rerated, ${difficulty.name} to G14`);
  expect(first).toHaveTextContent('you stay #4');
  expect(first).not.toHaveTextContent('+0.00');
  expect(within(first!).getByRole('button', { name: 'Who else moved' })).toBeVisible();
  expect(second).toHaveTextContent('The base score of Song 31 changed from 100.0 PP to 120.0 PP');
});
