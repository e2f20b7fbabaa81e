import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { difficulties } from '../../../testing/catalogue.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer, problem, refuse } from '../../../testing/wire.ts';
import { answerLevels, answerPasses, pressAtDesk, written } from '../testing/desk-queue.ts';
import { aPendingLevel, type aPendingPass, pendingPasses } from '../testing/samples.ts';

const decidedAt = '2026-01-03T00:00:00.000Z';
const all = () => pendingPasses('Song 41', 'Song 42', 'Song 43');
let waiting: ReturnType<typeof aPendingPass>[];

beforeEach(() => {
  waiting = all();
  answer('difficulties', difficulties);
  answerPasses(() => waiting);
  // Also when it is answered after the decision.
  answer('claimPass', ({ id }) => ({ submission: all().find((pass) => pass.id === id)! }));
  for (const name of ['approvePass', 'declinePass'] as const)
    answer(name, ({ id }) => {
      waiting = waiting.filter((pass) => pass.id !== id);
      return { submission: { id, decidedAt } };
    });
  answer('undoPassDecision', ({ id }) => {
    waiting = all().filter((pass) => pass.id === id || waiting.some((one) => one.id === pass.id));
    return { submission: all().find((pass) => pass.id === id)! };
  });
});
afterEach(() => vi.useRealTimers());

const open = (query = '&id=42') =>
  renderApp({ path: `/admin/submissions?tab=passes${query}`, viewer: { isSuperAdmin: true } });
const card = (name: string) => screen.findByRole('article', { name });
const undo = () => screen.findByRole('button', { name: 'Undo' });
const songs = () =>
  screen
    .getAllByRole('listitem')
    .filter((row) => row.querySelector('[data-submission]'))
    .map((row) => /Song \d+/.exec(row.textContent)?.[0]);
const undone = ['undoPassDecision', { id: 42, body: { decidedAt } }];

test('Undo beside the word of an allowed pass opens its card again, in its old place', async () => {
  const { user, router } = await open();
  await card('Song 42');
  await pressAtDesk(user, 'a{Enter}');
  await card('Song 43');
  expect(await screen.findByText('Allowed: Song 42')).toBeVisible();
  await expectAccessible();
  await user.click(await undo());
  const again = await card('Song 42');
  expect(await screen.findByText('Pending again: Song 42')).toBeVisible();
  expect(within(again).getByText(/2 of 3 in the queue/)).toBeVisible();
  expect(router.state.location.searchStr).toBe('?tab=passes&id=42');
  expect(songs()).toEqual(['Song 41', 'Song 42', 'Song 43']);
  expect(written()).toEqual([['approvePass', { id: 42 }], undone]);
  expect(within(again).getByRole('button', { name: /^Allow/ })).toBeEnabled();
});

test('a card that is still leaving stays, and may be decided at once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1, toFake: ['setTimeout', 'clearTimeout'] });
  const { user } = await open();
  await card('Song 42');
  await pressAtDesk(user, 'a{Enter}');
  await user.click(await undo());
  await screen.findByText('Pending again: Song 42');
  act(() => void vi.advanceTimersByTime(2_000));
  const stayed = await card('Song 42');
  expect(within(stayed).getByRole('button', { name: /^Allow/ })).toBeEnabled();
  expect(songs()).toEqual(['Song 41', 'Song 42', 'Song 43']);
});

test('U takes the last decision back, once', async () => {
  const { user } = await open();
  await card('Song 42');
  await pressAtDesk(user, 'u');
  expect(written()).toEqual([]);
  await pressAtDesk(user, 'd');
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Wrong song');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await card('Song 43');
  await pressAtDesk(user, 'u');
  await card('Song 42');
  await pressAtDesk(user, 'u');
  expect(written().slice(1)).toEqual([undone]);
  // The reason went with the decision.
  await pressAtDesk(user, 'd');
  expect(await screen.findByRole('textbox', { name: 'Reason' })).toHaveValue('');
});

test('the last one of the queue comes back too, from another page', async () => {
  waiting = waiting.filter(({ id }) => id === 42);
  const { user, router } = await open();
  await card('Song 42');
  await pressAtDesk(user, 'a{Enter}');
  await screen.findByRole('heading', { name: 'No pending passes' });
  await act(() => router.navigate({ to: '/about' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
  await user.click(await undo());
  await card('Song 42');
  expect(router.state.location.searchStr).toBe('?tab=passes&id=42');
});

test('a dialog over another card keeps what is typed in it', async () => {
  const { user, router } = await open();
  await card('Song 42');
  await pressAtDesk(user, 'a{Enter}');
  await card('Song 43');
  await pressAtDesk(user, 'd');
  const reason = await screen.findByRole('textbox', { name: 'Reason' });
  await user.type(reason, 'Half a sent');
  await user.click(screen.getByText('Undo'));
  await screen.findByText('Pending again: Song 42');
  expect(reason).toHaveValue('Half a sent');
  expect(router.state.location.searchStr).toBe('?tab=passes&id=43');
});

test('a decision that a colleague made of what one took back is theirs', async () => {
  const { user, queryClient } = await open();
  await card('Song 42');
  await pressAtDesk(user, 'a{Enter}');
  await user.click(await undo());
  await card('Song 42');
  await screen.findByText('Pending again: Song 42');
  waiting = waiting.filter(({ id }) => id !== 42);
  await act(() => queryClient.invalidateQueries());
  expect(within(await card('Song 43')).getByRole('status')).toHaveTextContent(
    '“Song 42” is no longer pending',
  );
});

test.each([
  [
    problem('DECISION_STANDS', { reason: 'EXPIRED' }),
    'A decision can be undone for 24 hours. This one is older.',
  ],
  [problem('DECISION_STANDS', { reason: 'VOTES' }), 'The level already has votes.'],
  [problem('DECISION_STANDS', { reason: 'NEWER_THAN_THIS_PAGE' }), 'This decision can no longer be undone.'],
  [problem('NOT_DECIDED'), 'This submission is not decided, or the decision was already undone.'],
])('a decision that stands says why: %o', async (refused, words) => {
  refuse('undoLevelDecision', refused as never);
  let levels = [aPendingLevel()];
  answerLevels(() => levels);
  answer('claimLevel', { submission: aPendingLevel() });
  answer('approveLevel', () => {
    levels = [];
    return { submission: { id: 31, decidedAt } };
  });
  const { user } = await renderApp({ path: '/admin/submissions', viewer: { isSuperAdmin: true } });
  await card('Night Ferry');
  await pressAtDesk(user, 'a{Enter}');
  await screen.findByRole('heading', { name: 'No pending levels' });
  await user.click(await undo());
  expect(await screen.findByText(`Could not undo the decision: ${words}`)).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});

test('what did not arrive can be tried again by key', async () => {
  refuse('undoPassDecision', 'BUSY');
  const { user } = await open();
  await card('Song 42');
  await pressAtDesk(user, 'a{Enter}');
  await card('Song 43');
  await pressAtDesk(user, 'u');
  await screen.findByText(/^Could not undo the decision/);
  answer('undoPassDecision', ({ id }) => {
    waiting = all();
    return { submission: all().find((pass) => pass.id === id)! };
  });
  await pressAtDesk(user, 'u');
  await card('Song 42');
});
