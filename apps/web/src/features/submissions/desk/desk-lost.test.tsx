import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keyOfAll } from '../../../lib/queries/key.ts';
import { expectAccessible } from '../../../testing/axe.ts';
import { difficulties } from '../../../testing/catalogue.ts';
import { narrow, setMedia } from '../../../testing/media.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer, refusal } from '../../../testing/wire.ts';
import { answerPasses, written, pressAtDesk } from '../testing/desk-queue.ts';
import { aPendingLevel, type aPendingPass, pendingPasses, submitter } from '../testing/samples.ts';

let waiting: ReturnType<typeof aPendingPass>[];

const songs = () => pendingPasses('Song 41', 'Song 42', 'Song 43', 'Song 44');
const without = (id: number) => waiting.filter((pass) => pass.id !== id);
const claimed = (id: number) => {
  const claim = {
    claimedBy: { ...submitter, id: 99, nickname: 'Ember' },
    claimedUntil: '2999-01-01T00:00:00Z',
  };
  waiting = waiting.map((pass) => (pass.id === id ? { ...pass, ...claim } : pass));
};

beforeEach(() => {
  waiting = songs();
  answer('difficulties', difficulties);
  answerPasses(() => waiting);
  for (const name of ['approvePass', 'declinePass', 'assignPlayer'] as const)
    answer(name, ({ id }) => {
      if (!waiting.some((pass) => pass.id === id)) return refusal('NOT_PENDING');
      waiting = without(id);
      return { submission: {} };
    });
});
afterEach(() => vi.useRealTimers());

/** The desk, and a colleague who decides something while its page hears of it. */
async function open(query = '') {
  const app = await renderApp({
    path: `/admin/submissions?tab=passes${query}`,
    viewer: { isSuperAdmin: true },
  });
  await screen.findByRole('article');
  const decideElsewhere = async (id: number) => {
    waiting = without(id);
    await act(() => app.queryClient.invalidateQueries({ queryKey: keyOfAll('submissions') }));
  };
  return { ...app, decideElsewhere };
}
type Desk = Awaited<ReturnType<typeof open>>;
const card = (name: string) => screen.findByRole('article', { name });

test('a card that a colleague decides closes its dialog, keeps the reason and gives way to the next', async () => {
  const { user, router, decideElsewhere } = await open('&id=42');
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1, toFake: ['setTimeout', 'clearTimeout'] });
  await pressAtDesk(user, 'd');
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Private vid');
  await decideElsewhere(42);
  const next = await card('Song 43');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(router.state.location.searchStr).toBe('?tab=passes&id=43'));
  const note = within(next).getByRole('status');
  expect(note).toHaveTextContent('“Song 42” is no longer pending');
  expect(note).toHaveTextContent('Your reason is kept.');
  expect(within(next).getByText(/2 of 3 in the queue/)).toBeVisible();
  expect(within(next).getByRole('heading', { name: 'Song 43' })).toHaveFocus();
  await expectAccessible();

  // The rest of the word is no decision on another card.
  await user.keyboard('eada');
  expect(within(next).getByRole('button', { name: /^Allow/ })).toBeDisabled();
  act(() => void vi.advanceTimersByTime(1_100));
  expect(written()).toEqual([]);
  await pressAtDesk(user, 'd');
  expect(await screen.findByRole('textbox', { name: 'Reason' })).toHaveValue('Private vid');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(written()).toEqual([['declinePass', { id: 43, body: { reason: 'Private vid' } }]]),
  );
  act(() => void vi.advanceTimersByTime(600));
  await card('Song 44');
  await pressAtDesk(user, 'd');
  expect(await screen.findByRole('textbox', { name: 'Reason' })).toHaveValue('');
});

/** Leaves a typed reason behind on a card that a colleague decides: the one after it is open and obeys. */
async function loseReason({ user, decideElsewhere }: Desk) {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1, toFake: ['setTimeout', 'clearTimeout'] });
  await pressAtDesk(user, 'd');
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Private vid');
  await decideElsewhere(42);
  await card('Song 43');
  act(() => void vi.advanceTimersByTime(1_100));
}

test.each<[string, (desk: Desk) => Promise<unknown>, string]>([
  ['the next card', ({ user }) => pressAtDesk(user, 'j'), 'Song 44'],
  ['a card of the queue', ({ user }) => user.click(screen.getByRole('link', { name: /Song 41/ })), 'Song 41'],
  ['the other tab', ({ user }) => user.click(screen.getByRole('tab', { name: /Levels/ })), 'Night Ferry'],
])('a kept reason is dropped on the way to %s', async (_, go, name) => {
  const desk = await open('&id=42');
  answer('pendingLevels', [aPendingLevel()]);
  answer('claimLevel', { submission: aPendingLevel() }, { id: 31 });
  await loseReason(desk);
  await go(desk);
  await card(name);
  await pressAtDesk(desk.user, 'd');
  const reason = await screen.findByRole('textbox', { name: 'Reason' });
  expect(reason).toHaveValue('');
  await desk.user.keyboard('{Escape}');
  await waitFor(() => expect(reason).not.toBeInTheDocument());

  await act(() => desk.router.navigate({ to: '/admin/submissions', search: { tab: 'passes', id: 43 } }));
  expect(within(await card('Song 43')).queryByText(/Your reason is kept/)).toBeNull();
  await pressAtDesk(desk.user, 'd');
  expect(await screen.findByRole('textbox', { name: 'Reason' })).toHaveValue('');
});

test('a kept reason goes on with every card that is lost', async () => {
  const desk = await open('&id=42');
  await loseReason(desk);
  await desk.decideElsewhere(43);
  expect(within(await card('Song 44')).getByRole('status')).toHaveTextContent('Your reason is kept.');
  act(() => void vi.advanceTimersByTime(1_100));
  await pressAtDesk(desk.user, 'd');
  expect(await screen.findByRole('textbox', { name: 'Reason' })).toHaveValue('Private vid');
});

test.each([
  ['at its address', '&id=42', 42, 'Song 43', '2 of 3'],
  ['as the first of the queue', '', 41, 'Song 42', '1 of 3'],
  ['as the last of the queue', '&id=44', 44, 'Song 43', '3 of 3'],
])('a card that is looked at %s and decided elsewhere says so', async (_, query, id, next, place) => {
  const { decideElsewhere } = await open(query);
  await card(`Song ${id}`);
  await decideElsewhere(id);
  const shown = await card(next);
  expect(within(shown).getByText(new RegExp(`${place} in the queue`))).toBeVisible();
  expect(within(shown).getByRole('status')).toHaveTextContent(`“Song ${id}” is no longer pending`);
  expect(within(shown).queryByText(/Your reason is kept/)).toBeNull();
});

test('a decision that came too late leads to the next card too, with the reason', async () => {
  const { user, router } = await open('&id=42');
  waiting = without(42);
  await pressAtDesk(user, 'd');
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Wrong level');
  await user.click(screen.getByRole('button', { name: 'Decline pass' }));
  const next = await card('Song 43');
  expect(within(next).getByRole('status')).toHaveTextContent('Your reason is kept.');
  await waitFor(() => expect(router.state.location.searchStr).toBe('?tab=passes&id=43'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the next card is one that nobody else works on', async () => {
  claimed(43);
  const { user, decideElsewhere } = await open('&id=42');
  await pressAtDesk(user, 'a{Enter}');
  await card('Song 44');
  await decideElsewhere(44);
  await card('Song 41');
});

test('the place in the queue is right while cards leave', async () => {
  const seen = new Set<string>();
  const { user } = await open('&id=42');
  const note = () =>
    seen.add(/\d of \d/.exec(screen.queryByRole('article')?.textContent ?? '')?.[0] ?? 'none');
  note();
  const observer = new MutationObserver(note);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await pressAtDesk(user, 'a{Enter}');
  await card('Song 43');
  await waitFor(() =>
    expect(screen.getAllByRole('listitem').filter((row) => row.querySelector('a'))).toHaveLength(3),
  );
  observer.disconnect();
  expect([...seen]).toEqual(['2 of 4', '2 of 3']);
});

test('what auto-allow took away is nobody else’s decision', async () => {
  answer('autoApprovePasses', () => {
    waiting = without(42);
    return { message: 'ok', results: [{ id: 42, success: true, passId: 900 }] };
  });
  const { user } = await open('&id=42');
  await user.click(screen.getByRole('button', { name: 'Auto-allow' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Auto-allow' }));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  expect(within(await card('Song 43')).queryByText(/is no longer pending/)).toBeNull();
});

test('on a narrow screen a card begins at its top, and the queue is where it was left', async () => {
  setMedia(narrow, true);
  const scroll = vi.spyOn(window, 'scrollTo');
  const { user } = await renderApp({ path: '/admin/submissions?tab=passes', viewer: { isSuperAdmin: true } });
  const row = await screen.findByRole('link', { name: /Song 43/ });
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(320);
  await user.click(row);
  await card('Song 43');
  expect(scroll).toHaveBeenLastCalledWith(0, 0);
  await user.click(screen.getByRole('button', { name: 'Back to the queue' }));
  await screen.findByRole('link', { name: /Song 43/ });
  expect(scroll).toHaveBeenLastCalledWith(0, 320);
});
