import { USUAL_CHANCES } from '@rondo/domain/modifiers';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { aPlayer, aStanding } from '../../testing/catalogue.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { letTimePass } from '../../testing/time.ts';
import { answer, asked, problem, refuse } from '../../testing/wire.ts';
import { aModifier, aReceipt, seal } from '../../testing/modifiers.ts';

const jokes = { config: { features: { jokes: true } } };
const probabilities = Object.fromEntries(USUAL_CHANCES.map(({ type, percent }) => [type, percent]));
const atRest = { modifiers: [], probabilities, cooldown: null, commitment: seal };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answer('player', aPlayer(), { id: 3 });
  answer('playerStanding', aStanding());
  answer('difficulties', []);
});
afterEach(() => vi.useRealTimers());

async function openDialog(state: object = {}, viewer: object | null = {}) {
  answer('playerModifiers', { ...atRest, ...state }, { id: 3 });
  const { user } = await renderApp({ path: '/profile/3', ...jokes, ...(viewer && { viewer }) });
  await user.click(await screen.findByRole('button', { name: 'Open a case' }));
  const dialog = await screen.findByRole('dialog', { name: 'A case for Halcyon_7' });
  await within(dialog).findByText('What may be inside');
  return { user, dialog };
}

const reply = (modifier: object | null, more: object = {}) => ({
  modifier,
  cooldown: { remainingSeconds: 600, isSelfRoll: false },
  receipt: aReceipt(modifier === null ? null : 'king_of_castle'),
  commitment: 'ab'.repeat(32),
  ...more,
});

/** With the nonce that was sent, as the server answers. */
const opened = ({ receipt, ...more }: ReturnType<typeof reply>, nonce: string | undefined) => ({
  ...more,
  receipt: { ...receipt, ...(nonce !== undefined && { nonce }) },
});
const answerOpening = (...given: Parameters<typeof reply>) =>
  answer('openCase', ({ body }) => opened(reply(...given), body.nonce));

const spin = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Open' }));

test('there is no case while the feature is off', async () => {
  await renderApp({ path: '/profile/3' });
  await screen.findByRole('heading', { name: /Halcyon_7/ });
  expect(screen.queryByRole('button', { name: 'Open a case' })).toBeNull();
});

test('a case runs for twelve seconds, cannot be closed meanwhile, then says what it held', async () => {
  const { user, dialog } = await openDialog();
  answerOpening(aModifier({ type: 'king_of_castle' }));
  expect(within(dialog).getByText('51d0 c3a8 … 0f97')).toBeVisible();
  await spin(user);
  expect(await screen.findByRole('button', { name: 'Opening' })).toBeDisabled();
  await waitFor(() => expect(document.querySelectorAll('.case-card')).toHaveLength(50));
  const body = { targetPlayerId: 3, nonce: expect.stringMatching(/^[0-9a-f]{32}$/), commitment: seal };
  expect(asked('openCase')).toEqual([{ body }]);
  expect(document.querySelectorAll('.case-card')[35]).toHaveTextContent('King of the castle');
  expect(within(dialog).getByRole('button', { name: 'Close' })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(dialog).toBeVisible();
  letTimePass(11_000);
  expect(screen.queryByText(/You got/)).toBeNull();
  answer(
    'playerModifiers',
    {
      ...atRest,
      modifiers: [aModifier({ type: 'king_of_castle' })],
      cooldown: { remainingSeconds: 598, isSelfRoll: false },
    },
    { id: 3 },
  );
  letTimePass(1_200);
  expect(within(dialog).getByRole('status')).toHaveTextContent(
    "You got King of the castle!For an hour, only Halcyon_7's passes stand on the levels where Halcyon_7 was first.",
  );
  expect(await screen.findByText('You got King of the castle!', { selector: '.toast p' })).toBeVisible();
  expect(
    await within(dialog).findByText('Only their passes count where they hold the worlds first'),
  ).toBeVisible();
  expect(within(dialog).getByRole('button', { name: /^Wait 9:5\d$/ })).toBeDisabled();
  expect(within(dialog).getByRole('button', { name: 'Close' })).toBeEnabled();
  await expectAccessible();
});

test('the draw can be checked against the seal that was shown', async () => {
  const { user, dialog } = await openDialog();
  answerOpening(null);
  await spin(user);
  await screen.findByRole('button', { name: 'Opening' });
  letTimePass(12_100);
  expect(within(dialog).getByRole('status')).toHaveTextContent('Better luck next time!');
  await user.click(within(dialog).getByRole('button', { name: 'Check this draw' }));
  expect(await within(dialog).findByRole('region', { name: 'Receipt' })).toHaveTextContent(seal);
});

test('a cooldown of another page starts the countdown', async () => {
  const { user } = await openDialog();
  refuse('openCase', problem('SPIN_COOLDOWN', { remainingSeconds: 412, isSelfRoll: false }));
  await spin(user);
  expect(await screen.findByText('Spin cooldown active (412 s remaining)')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Wait 6:5\d$/ })).toBeDisabled();
});

test('below a minute the wait is in seconds, and ends', async () => {
  await openDialog({ cooldown: { remainingSeconds: 48, isSelfRoll: true } });
  expect(screen.getByRole('button', { name: /^Wait 4[78] s$/ })).toBeDisabled();
  letTimePass(49_000);
  expect(screen.getByRole('button', { name: 'Open' })).toBeEnabled();
});

test('a visitor reads Login Required and sees no seal', async () => {
  const { dialog } = await openDialog({ commitment: null }, null);
  expect(within(dialog).getByRole('button', { name: 'Login Required' })).toBeDisabled();
  expect(within(dialog).queryByText(/Sealed/)).toBeNull();
  await expectAccessible();
});

test('without an answer the same stake is sent again', async () => {
  const { user } = await openDialog();
  answer('openCase', () => HttpResponse.error());
  await spin(user);
  expect(await screen.findByText('Failed to generate modifier')).toBeVisible();
  answerOpening(null);
  await spin(user);
  await screen.findByRole('button', { name: 'Opening' });
  const [first, second] = asked('openCase');
  expect(second).toEqual(first);
});

test('a case that another tab has opened is not told as one for this player', async () => {
  const { user, dialog } = await openDialog();
  answer('openCase', reply(aModifier({ type: 'ranked_add', value: 500, playerId: 8 })));
  await spin(user);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('This draw was opened elsewhere');
  expect(document.querySelectorAll('.case-card')).toHaveLength(26);
  expect(screen.queryByText(/You got/)).toBeNull();
});

test('a refusal says why and asks for the seal again', async () => {
  const { user, dialog } = await openDialog();
  refuse('openCase', 'PLAYER_BANNED');
  answer('playerModifiers', { ...atRest, commitment: 'cd'.repeat(32) }, { id: 3 });
  await spin(user);
  expect(await screen.findByText('Failed to generate modifier')).toBeVisible();
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  expect(await within(dialog).findByText('cdcd cdcd … cdcd')).toBeVisible();
});

test('what did not load can be asked for again', async () => {
  refuse('playerModifiers', 'INTERNAL', { id: 3 });
  const { user } = await renderApp({ path: '/profile/3', ...jokes });
  await user.click(await screen.findByRole('button', { name: 'Open a case' }));
  expect((await screen.findAllByText('Failed to fetch modifiers'))[0]).toBeVisible();
  answer('playerModifiers', atRest, { id: 3 });
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
  expect(await screen.findByText('What may be inside')).toBeVisible();
});

test('modifiers stand in plain words with their clocks and go when they are over', async () => {
  const soon = new Date(Date.now() + 3_000).toISOString();
  const { dialog } = await openDialog({
    modifiers: [
      aModifier({ id: 1, type: 'ranked_multiply', value: 1.32 }),
      aModifier({ id: 2, type: 'ranked_add', value: 640, by: '유채' }),
      aModifier({ id: 3, type: 'super_admin', expiresAt: soon }),
      aModifier({ id: 4, type: 'player_swap', value: 9, partner: { id: 9, name: 'mirokuro' } }),
    ],
  });
  const list = within(dialog).getByRole('region', { name: 'At work on Halcyon_7' });
  expect(within(list).getByText('Ranked score × 1.32')).toBeVisible();
  expect(within(list).getByText('Ranked score + 640.00')).toBeVisible();
  expect(within(list).getByText('by 유채')).toBeVisible();
  expect(within(list).getByText('Swapped with mirokuro')).toBeVisible();
  expect(within(list).getByText('A crown beside the name, no rights')).toBeVisible();
  expect(within(list).getAllByRole('timer')[0]).toHaveTextContent(/^0[12]:\d\d:\d\d$/);
  expect(within(list).queryByRole('button')).toBeNull();
  letTimePass(4_000);
  expect(within(list).queryByText('A crown beside the name, no rights')).toBeNull();
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
});

test('an empty list says so, and chances below 100 percent leave a rest', async () => {
  const { dialog } = await openDialog({ probabilities: { ranked_add: 90, super_admin: 2.5 } });
  expect(within(dialog).getByText('Nothing is at work on Halcyon_7')).toBeVisible();
  const chances = within(dialog).getByRole('region', { name: 'What may be inside' });
  expect(
    within(chances)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['Added score90 %', 'Super admin2.5 %', 'Nothing7.5 %']);
});

test('a super admin ends a modifier after a question', async () => {
  const { user, dialog } = await openDialog(
    { modifiers: [aModifier({ id: 77, type: 'score_flip' })] },
    { isSuperAdmin: true },
  );
  answer('endModifier', null);
  await user.click(within(dialog).getByRole('button', { name: 'End: Flipped score' }));
  answer('playerModifiers', atRest, { id: 3 });
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End' }));
  expect(await within(dialog).findByText('Nothing is at work on Halcyon_7')).toBeVisible();
  expect(asked('endModifier')).toEqual([{ modifierId: 77 }]);
});
