import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkConnection } from '../../../lib/connection/connection.ts';
import { letSingleKeysAct } from '../../../lib/single-keys-switch.ts';
import { difficulties } from '../../../testing/catalogue.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer } from '../../../testing/wire.ts';
import { answerLevels, answerPasses, written } from '../testing/desk-queue.ts';
import { aCredit, aPendingLevel, aPendingPass, pendingPasses, submitter } from '../testing/samples.ts';

const decisions = [
  'approvePass',
  'declinePass',
  'assignPlayer',
  'approveLevel',
  'declineLevel',
  'assignProfiles',
  'assignCreator',
] as const;
let waiting: { id: number }[];
/** Answers a decision; a state may let it wait. */
let decide: () => Promise<unknown> | undefined;

beforeEach(() => {
  decide = () => undefined;
  waiting = pendingPasses('Song 41', 'Song 42', 'Song 43');
  answer('difficulties', difficulties);
  answerPasses(() => waiting);
  answerLevels(() => waiting);
  for (const name of decisions)
    answer(name, async () => {
      await decide();
      return { submission: {} };
    });
});
afterEach(() => {
  vi.useRealTimers();
  letSingleKeysAct(true);
});

type Desk = Awaited<ReturnType<typeof open>>;

async function open(kind: 'levels' | 'passes') {
  const app = await renderApp({
    path: `/admin/submissions?tab=${kind}${waiting.length > 1 ? '&id=42' : ''}`,
    viewer: { isSuperAdmin: true },
  });
  if (waiting.length === 0) await screen.findByRole('heading', { name: 'No pending passes' });
  else await screen.findByRole('article');
  openRow()?.focus();
  return app;
}

const openRow = () => document.querySelector<HTMLElement>('[data-submission][aria-current]');

/** All that a key could have done. */
const effects = ({ router }: Desk) => ({
  writes: written(),
  // A page whose code is still loading counts too.
  page: router.history.location.pathname,
  card: screen.queryByRole('article', { hidden: true })?.getAttribute('aria-label'),
  popups: document.querySelectorAll('[role="dialog"], [role="alertdialog"]').length,
  isPlaying: document.querySelector('iframe') !== null,
});
type Effects = ReturnType<typeof effects>;

/** Until what the keys have set off can be seen: what was sent before a question is answered has arrived. */
const settled = () => act(async () => void (await checkConnection()));

const noPlayer = { assignedPlayer: null, assignedPlayerId: null, passerRequest: true };
const missing = aCredit({ id: 72, creatorId: null, creatorName: 'New', isNewRequest: true, creator: null });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

interface State {
  kind?: 'levels' | 'passes';
  queue?: () => { id: number }[];
  enter: (desk: Desk) => Promise<unknown> | undefined;
  /** What each key does here; all others do nothing. */
  acts?: Acts;
}
type Acts = Record<string, Partial<Effects>>;

const everywhere = { '/': { popups: 1 }, '?': { popups: 1 }, gl: { page: '/levels', card: undefined } };
const moves = { j: { card: 'Song 43' }, k: { card: 'Song 41' } };
const watches = { v: { isPlaying: true } };
/** A only leads to its button: the tests below. */
const decides: Acts = { d: { popups: 1 } };
const nothing = () => undefined;

const states: Record<string, State> = {
  idle: { enter: nothing, acts: { ...everywhere, ...moves, ...watches, ...decides } },
  'claimed by a colleague': {
    queue: () =>
      pendingPasses('Song 41', 'Song 42', 'Song 43').map((pass) => ({
        ...pass,
        claimedBy: { ...submitter, id: 99 },
        claimedUntil: new Date(Date.now() + 60_000).toISOString(),
      })),
    enter: nothing,
    acts: { ...everywhere, ...moves, ...watches, ...decides },
  },
  'player field open': { enter: ({ user }) => user.click(button('Change')) },
  'player field open, the focus elsewhere': {
    enter: async ({ user }) => {
      await user.click(button('Change'));
      await user.click(screen.getByRole('heading', { name: 'Song 42' }));
    },
  },
  'player field open after Allow': {
    queue: () => [{ ...aPendingPass({ ...noPlayer, passerRequest: false }) }],
    enter: async ({ user }) => {
      await user.keyboard('a{Enter}');
      await screen.findByText('Assign a player first.');
    },
  },
  'composing with an input method': {
    enter: async ({ user }) => {
      await user.click(button('Change'));
      fireEvent.compositionStart(screen.getByRole('combobox', { name: 'Find a player' }));
    },
  },
  'decline dialog': {
    enter: async ({ user }) => {
      await user.keyboard('d');
      await screen.findByRole('dialog');
    },
  },
  'decline dialog, the focus on its button': {
    enter: async ({ user }) => {
      await user.keyboard('d');
      await screen.findByRole('dialog');
      act(() => button('Decline pass').focus());
    },
  },
  'profile dialog': {
    queue: () => [{ ...aPendingPass(noPlayer) }],
    enter: async ({ user }) => {
      await user.keyboard('a{Enter}');
      await screen.findByRole('dialog', { name: /New profile/ });
    },
  },
  'creator dialog': {
    kind: 'levels',
    queue: () => [aPendingLevel({ creatorRequests: [missing] })],
    enter: async ({ user }) => {
      await user.click(button('Manage New'));
      await screen.findByRole('dialog', { name: 'Creator' });
    },
  },
  'menu open': {
    enter: async ({ user }) => {
      await user.click(button('Language'));
      await screen.findByRole('menu');
    },
  },
  'focus in search': {
    enter: async ({ user }) => {
      await user.keyboard('{Control>}k{/Control}');
      await screen.findByRole('dialog');
    },
  },
  'nothing has the focus': {
    enter: async () => act(() => (document.activeElement as HTMLElement).blur()),
    // These two lead to the open row.
    acts: { ...everywhere, j: {}, k: {} },
  },
  'focus on a button of the page': {
    enter: async () => act(() => button('Refresh').focus()),
    acts: everywhere,
  },
  'turned off': {
    enter: async () => act(() => letSingleKeysAct(false)),
  },
  'card leaving': {
    enter: async ({ user }) => {
      vi.useFakeTimers({
        shouldAdvanceTime: true,
        advanceTimeDelta: 1,
        toFake: ['setTimeout', 'clearTimeout'],
      });
      await user.keyboard('a{Enter}');
      await screen.findByText('Allowed: Song 42');
    },
    // The focus was on Allow, which no longer takes it.
    acts: { ...everywhere, ...moves },
  },
  sending: {
    enter: async ({ user }) => {
      decide = () => new Promise(() => undefined);
      await user.keyboard('a{Enter}');
      await waitFor(() => expect(written()).toHaveLength(1));
    },
    acts: { ...everywhere, ...moves, ...watches },
  },
  'empty queue': { queue: () => [], enter: nothing, acts: everywhere },
};
const keys = ['gl', 'j', 'a', 'd', 'u', 'v', '/', '?', 'k'];

const cases = Object.entries(states).flatMap(([name, state]) => {
  const acting = Object.entries(state.acts ?? {}).map(([key, change]) => ({ name, state, key, change }));
  const silent = keys.filter((key) => !(key in (state.acts ?? {})));
  // One after another: what does nothing leaves the state as it is.
  return silent.length === 0 ? acting : [...acting, { name, state, key: silent.join(' '), change: {} }];
});

test.each(cases)('$name: $key', async ({ state, key, change }) => {
  if (state.queue) waiting = state.queue();
  const desk = await open(state.kind ?? 'passes');
  await state.enter(desk);
  const before = effects(desk);
  await desk.user.keyboard(key.replaceAll(' ', ''));
  if (Object.keys(change).length > 0)
    return waitFor(() => expect(effects(desk)).toMatchObject({ ...before, ...change }));
  await settled();
  expect(effects(desk)).toEqual(before);
});

test('letters that are typed right after a key that opens a dialog go nowhere else', async () => {
  const desk = await open('passes');
  await desk.user.keyboard('da');
  await settled();
  expect(written()).toEqual([]);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toHaveFocus();
});

test('the player field has the focus when it opens and gives it back when it closes', async () => {
  const { user } = await open('passes');
  await user.click(button('Change'));
  expect(screen.getByRole('combobox', { name: 'Find a player' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('combobox', { name: 'Find a player' })).toBeNull();
  expect(button('Change')).toHaveFocus();
  await user.keyboard('d');
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('A leads to Allow, which Enter presses; then the next card is read', async () => {
  const { user } = await open('passes');
  await user.keyboard('a');
  expect(button(/^Allow/)).toHaveFocus();
  expect(written()).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Song 43' })).toHaveFocus());
  expect(screen.getByRole('heading', { name: 'Song 43' })).toHaveAccessibleDescription(
    /^Pass submission #43 .* in the queue$/,
  );
  expect(written()).toEqual([['approvePass', { id: 42 }]]);
});

test('J and K carry the focus from row to row, each with its place; from outside they lead to the open one', async () => {
  const { user } = await open('passes');
  act(() => openRow()?.blur());
  await user.keyboard('j');
  const row = (name: RegExp) => screen.getByRole('link', { name });
  expect(row(/Song 42/)).toHaveFocus();
  expect(row(/Song 42/)).toHaveAccessibleDescription('2 of 3 in the queue');
  await user.keyboard('j');
  expect(row(/Song 43/)).toHaveFocus();
  await screen.findByRole('article', { name: 'Song 43' });
  await user.keyboard('kk');
  await screen.findByRole('article', { name: 'Song 41' });
  expect(row(/Song 41/)).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(row(/Song 42/)).toHaveFocus();
  // The queue is one stop of the Tab key.
  expect(screen.getAllByRole('link', { name: /Song 4\d/ }).map(({ tabIndex }) => tabIndex)).toEqual([
    0, -1, -1,
  ]);
});
