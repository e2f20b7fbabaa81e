import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keyOfAll } from '../../../lib/queries/key.ts';
import { expectAccessible } from '../../../testing/axe.ts';
import { difficulties } from '../../../testing/catalogue.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer, refusal, refuse } from '../../../testing/wire.ts';
import { claims, written, pressAtDesk } from '../testing/desk-queue.ts';
import { aPendingPass, pendingPasses, submitter } from '../testing/samples.ts';

const viewer = { ...submitter, username: 'halcyon7', nickname: 'Halcyon_7', isSuperAdmin: true };
const colleague = { ...viewer, id: 99, username: 'ember', nickname: 'Ember' };
let waiting: ReturnType<typeof aPendingPass>[];

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const claimed = (id: number, claimedBy: object | null) => {
  const claimedUntil = claimedBy && inMinutes(10);
  waiting = waiting.map((pass) => (pass.id === id ? { ...pass, claimedBy, claimedUntil } : pass));
  return { submission: waiting.find((pass) => pass.id === id) ?? aPendingPass({ id }) };
};

afterEach(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  waiting = pendingPasses('Glass Meridian', 'Saltworks');
  answer('difficulties', difficulties);
  answer('pendingPasses', () => waiting);
  answer('claimPass', ({ id }) => claimed(id, viewer));
  answer('releasePass', ({ id }) => claimed(id, null));
});

const open = (query = '') =>
  renderApp({ path: `/admin/submissions?tab=passes${query}`, viewer: { isSuperAdmin: true } });

test('a card that somebody goes to is claimed, and released when they go on; one passed by is not', async () => {
  const { user } = await open();
  await screen.findByRole('article', { name: 'Glass Meridian' });
  expect(within(screen.getByRole('article')).getByText(/1 of 2 in the queue/)).toBeVisible();
  await pressAtDesk(user, 'j');
  await pressAtDesk(user, 'k');
  await pressAtDesk(user, 'j');
  await screen.findByRole('article', { name: 'Saltworks' });
  await waitFor(() => expect(claims()).toEqual([['claimPass', { id: 42 }]]));
  expect(await screen.findAllByText(/Claimed by you/)).toHaveLength(2);
  await pressAtDesk(user, 'k');
  await waitFor(() =>
    expect(claims().slice(0, 2)).toEqual([
      ['claimPass', { id: 42 }],
      ['releasePass', { id: 42 }],
    ]),
  );
});

test('the first card is claimed by work on it, once, and no more when it was decided', async () => {
  answer('approvePass', ({ id: decided }) => {
    waiting = waiting.filter(({ id }) => id !== decided);
    return { submission: {} };
  });
  const { user } = await open();
  await screen.findByRole('article', { name: 'Glass Meridian' });
  expect(claims()).toEqual([]);
  await pressAtDesk(user, 'v');
  await waitFor(() => expect(claims()).toEqual([['claimPass', { id: 41 }]]));
  await pressAtDesk(user, 'v');
  await pressAtDesk(user, 'a{Enter}');
  await screen.findByRole('article', { name: 'Saltworks' });
  await waitFor(() =>
    expect(claims()).toEqual([
      ['claimPass', { id: 41 }],
      ['claimPass', { id: 42 }],
    ]),
  );
});

test('another’s claim is shown, is left alone, keeps nobody from deciding and ends by itself', async () => {
  waiting[0] = aPendingPass({ claimedBy: colleague, claimedUntil: inMinutes(9) });
  for (const name of ['approvePass', 'declinePass', 'assignPlayer'] as const) refuse(name, 'LEVEL_DELETED');
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const { user } = await open();
  const card = await screen.findByRole('article', { name: 'Glass Meridian' });
  expect(within(card).getByRole('status')).toHaveTextContent('Claimed by Ember');
  expect(
    within(screen.getByRole('list', { name: 'Pending passes' })).getByText('Claimed by Ember'),
  ).toBeVisible();
  await user.click(within(card).getByRole('button', { name: /^Allow/ }));
  await waitFor(() => expect(written()).toEqual([['approvePass', { id: 41 }]]));
  expect(claims()).toEqual([]);
  waiting[0] = aPendingPass();
  act(() => void vi.advanceTimersByTime(9 * 60_000 + 1_000));
  await waitFor(() => expect(screen.queryByText('Claimed by Ember')).toBeNull());
});

test('a claim that came too late shows who was first', async () => {
  answer(
    'claimPass',
    () => {
      claimed(41, colleague);
      return refusal('CLAIMED');
    },
    { id: 41 },
  );
  await open('&id=41');
  const card = await screen.findByRole('article', { name: 'Glass Meridian' });
  await waitFor(() => expect(within(card).getByText('Claimed by Ember')).toBeVisible());
  await expectAccessible();
});

test('auto-allow asks, then says what became of each pass', async () => {
  answer('autoApprovePasses', () => {
    waiting = waiting.slice(1);
    return {
      message: 'ok',
      results: [
        { id: 41, success: true, passId: 900 },
        { id: 42, success: false, code: 'PLAYER_NOT_ASSIGNED', error: 'Assign a player first.' },
      ],
    };
  });
  const { user } = await open();
  await screen.findByRole('article', { name: 'Glass Meridian' });
  await user.click(screen.getByRole('button', { name: 'Auto-allow' }));
  const question = await screen.findByRole('alertdialog', { name: 'Allow all complete passes?' });
  expect(question).toHaveTextContent('2 passes are pending.');
  expect(written()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Auto-allow' }));
  const results = await screen.findByRole('dialog', { name: '1 pass allowed' });
  const lines = within(within(results).getByRole('list', { name: 'Results' })).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^StaysSaltworks.*Assign a player first\./),
    expect.stringMatching(/^AllowedGlass Meridian.*#900/),
  ]);
  await expectAccessible();
  await user.click(within(results).getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('article', { name: 'Saltworks' })).toBeVisible();
  expect(screen.queryByText('Glass Meridian')).toBeNull();
});

test('the player picker makes a new player of the typed name; a refusal is shown for a moment', async () => {
  waiting = [
    aPendingPass({ assignedPlayer: null, assignedPlayerId: null, passerRequest: true, passer: 'Fern' }),
  ];
  answer('searchPlayers', []);
  // The refusal is shown for a moment only: it comes when the test looks out for it.
  let goOn = () => {};
  const held = new Promise<void>((done) => {
    goOn = done;
  });
  answer('createProfile', async () => {
    await held;
    return refusal('PLAYER_EXISTS');
  });
  const { user } = await open();
  const card = await screen.findByRole('article', { name: 'Glass Meridian' });
  await user.click(within(card).getByRole('button', { name: 'Assign a player' }));
  const box = within(card).getByRole('combobox', { name: 'Find a player' });
  await user.type(box, 'Fernie');
  await user.click(await screen.findByRole('option', { name: 'New player: Fernie' }));
  goOn();
  await waitFor(() => expect(box).toHaveAccessibleDescription(/There is already a player with this name/));
  await waitFor(() =>
    expect(box).not.toHaveAccessibleDescription(/There is already a player with this name/),
  );
  expect(box).toHaveValue('Fernie');

  answer('createProfile', { kind: 'player', id: 12, name: 'Fernie' });
  answer(
    'assignPlayer',
    () => {
      waiting = [aPendingPass()];
      return { submission: aPendingPass() };
    },
    { id: 41 },
  );
  await user.click(box);
  await user.keyboard('!');
  await user.click(await screen.findByRole('option', { name: 'New player: Fernie!' }));
  await waitFor(() =>
    expect(written()).toEqual([
      ['createProfile', { body: { kind: 'player', name: 'Fernie' } }],
      ['createProfile', { body: { kind: 'player', name: 'Fernie!' } }],
      ['assignPlayer', { id: 41, body: { playerId: 12 } }],
    ]),
  );
  expect(await within(card).findByRole('button', { name: 'Change' })).toBeVisible();
});

test('? names the keys of the desk, as long as it is open', async () => {
  const { user, router } = await open();
  await screen.findByRole('article', { name: 'Glass Meridian' });
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: /shortcuts/i });
  expect(within(help).getByRole('region', { name: 'Submissions' })).toHaveTextContent(/Open the video\s*V/);
  await user.keyboard('{Escape}');
  await act(() => router.navigate({ to: '/about' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: /shortcuts/i });
  expect(screen.queryByRole('region', { name: 'Submissions' })).toBeNull();
});

test('a queue that is renewed while a card leaves goes on with the next one', async () => {
  waiting = pendingPasses('Song 41', 'Song 42', 'Song 43');
  answer(
    'approvePass',
    () => {
      waiting = waiting.filter(({ id }) => id !== 42);
      return { submission: {} };
    },
    { id: 42 },
  );
  // The card stays for half a second, which a busy machine must not use up.
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1, toFake: ['setTimeout', 'clearTimeout'] });
  const { user, router } = await open('&id=42');
  const card = await screen.findByRole('article', { name: 'Song 42' });
  const refresh = screen.getByRole('button', { name: 'Refresh' });
  await pressAtDesk(user, 'a{Enter}');
  await screen.findByText('Allowed: Song 42');
  await user.click(refresh);
  expect(card).toBeVisible();
  expect(screen.queryByText(/is not pending/)).toBeNull();
  await screen.findByRole('article', { name: 'Song 43' });
  expect(router.state.location.searchStr).toBe('?tab=passes&id=43');
});

test('an event that comes before the reply removes no card under its dialog', async () => {
  waiting = pendingPasses('Song 41', 'Song 42', 'Song 43');
  let answerDecline = () => {};
  answer(
    'declinePass',
    async () => {
      waiting = waiting.filter(({ id }) => id !== 42);
      await new Promise<void>((done) => {
        answerDecline = done;
      });
      return { submission: {} };
    },
    { id: 42 },
  );
  const { user, router, queryClient } = await open('&id=42');
  await screen.findByRole('article', { name: 'Song 42' });
  await pressAtDesk(user, 'd');
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Private');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(waiting).toHaveLength(2));
  await act(() => queryClient.invalidateQueries({ queryKey: keyOfAll('submissions') }));
  expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('Private');
  answerDecline();
  await screen.findByRole('article', { name: 'Song 43' });
  expect(router.state.location.searchStr).toBe('?tab=passes&id=43');
});
