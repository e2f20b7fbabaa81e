import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { aPendingLevel } from '../features/submissions/testing/samples.ts';
import { expectAccessible } from '../testing/axe.ts';
import { aLevelDetail, aPlayer, difficulties, aStanding } from '../testing/catalogue.ts';
import { person, renderApp } from '../testing/render-app.tsx';
import { takeOrigin } from '../lib/session/origin.ts';
import { answer, asked, wire } from '../testing/wire.ts';

// What is typed stays when the session ends, whoever comes next, and no call leaves that only a session may make.

const other = { ...person, id: 8, username: 'koralik', nickname: 'Koralik', email: 'koralik@example.org' };

beforeEach(() => {
  answer('difficulties', difficulties);
  answer('levelDetail', aLevelDetail(), { id: 5 });
  answer('passesOfLevel', [], { id: 5 });
  answer('sessions', []);
  answer('mySubmissions', { levels: [], passes: [] });
  answer('pendingLevels', [aPendingLevel()]);
  answer('claimLevel', { submission: aPendingLevel() }, { id: 31 });
  answer('ratingCards', []);
});

/** Another tab of this browser signs out, or in with `token`. */
function setTokenElsewhere(token: string | null): void {
  const oldValue = localStorage.getItem('token');
  if (token === null) localStorage.removeItem('token');
  else localStorage.setItem('token', token);
  act(
    () => void window.dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue, newValue: token })),
  );
}

/** Signs out in another tab. @returns the calls that have left since without a session */
function endSession(): string[] {
  const calls: string[] = [];
  wire.use(
    http.all('*/v2/*', ({ request }) => {
      if (request.headers.has('Authorization')) return undefined;
      const { pathname } = new URL(request.url);
      if (/^\/v2\/(config|database)/.test(pathname)) return undefined;
      calls.push(`${request.method} ${pathname}`);
      return HttpResponse.json({ code: 'UNAUTHENTICATED' }, { status: 401 });
    }),
  );
  setTokenElsewhere(null);
  return calls;
}

function signInElsewhere(as: object): void {
  answer('profile', as);
  setTokenElsewhere('def');
}

const ended = () => screen.findByText('Your session has ended');
const path = (router: { state: { location: { pathname: string } } }) => router.state.location.pathname;

async function openAccount() {
  const app = await renderApp({ path: '/profile/edit', viewer: {} });
  const nickname = await screen.findByRole('textbox', { name: /^Nickname/ });
  return { ...app, nickname };
}

test('the account keeps a typed nickname and hides all that is private; the same person goes on', async () => {
  const { user, router, nickname } = await openAccount();
  await user.clear(nickname);
  await user.type(nickname, 'Halcyon Days');
  const calls = endSession();
  await ended();
  expect(screen.getByRole('link', { name: /^Sign in.*new tab/ })).toHaveAttribute('target', '_blank');
  expect(nickname).toHaveValue('Halcyon Days');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.getByDisplayValue(person.email).closest('.hidden')).not.toBeNull();
  expect(screen.getByText('Active sessions').closest('.hidden')).not.toBeNull();
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(path(router)).toBe('/profile/edit');
  await expectAccessible();

  signInElsewhere(person);
  expect(await screen.findByText('You are signed in again')).toBeVisible();
  answer('editProfile', { ...person, nickname: 'Halcyon Days' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked('editProfile')).toEqual([{ body: { nickname: 'Halcyon Days' } }]));
  await waitFor(() => expect(screen.queryByText('You are signed in again')).toBeNull());
  expect(calls).toEqual([]);
});

test('somebody else is asked before it is sent as theirs', async () => {
  const { user, nickname } = await openAccount();
  await user.type(nickname, ' II');
  await user.type(screen.getByLabelText(/^Current password/), 'of the first');
  endSession();
  await ended();
  expect(screen.getByLabelText(/^Current password/)).toHaveValue('');
  signInElsewhere(other);
  expect(await screen.findByText('You are now Koralik')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Sign in as Halcyon_7/ })).toBeVisible();
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  answer('editProfile', { ...other, nickname: 'Halcyon_7 II' });
  await user.click(screen.getByRole('button', { name: 'Send as Koralik' }));
  expect(save).toBeEnabled();
  await user.click(save);
  await waitFor(() => expect(asked('editProfile')).toHaveLength(1));
  expect(await screen.findByDisplayValue(other.email)).toBeVisible();
});

test('a page without typed text leaves, and calls nothing', async () => {
  const { user, router } = await openAccount();
  // A password is nothing to keep for whoever comes next.
  await user.type(screen.getByLabelText(/^Current password/), 'of the first');
  const calls = endSession();
  await waitFor(() => expect(path(router)).toBe('/login'));
  expect(calls).toEqual([]);
});

test('staff pages leave without a call that needs the session', async () => {
  const { router } = await renderApp({ path: '/admin/rating', viewer: { isSuperAdmin: true } });
  await screen.findByRole('heading', { level: 1 });
  const calls = endSession();
  await waitFor(() => expect(path(router)).toBe('/login'));
  expect(calls).toEqual([]);
});

test('a popup keeps its text over a page that nobody sees, and the page leaves when it is closed', async () => {
  const { user, router } = await renderApp({ path: '/admin/submissions', viewer: { isSuperAdmin: true } });
  await user.click(await screen.findByRole('button', { name: /^Decline/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const reason = dialog.getByRole('textbox', { name: /^Reason/ });
  await user.type(reason, 'The video is private');
  const calls = endSession();
  expect(await dialog.findByText('Your session has ended')).toBeVisible();
  expect(reason).toHaveValue('The video is private');
  expect(dialog.getByRole('button', { name: /^Decline/ })).toBeDisabled();
  expect(document.querySelector('main > .invisible')).not.toBeNull();
  await expectAccessible(screen.getByRole('dialog'));

  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(path(router)).toBe('/login'));
  expect(calls).toEqual([]);
});

test('an edit of a level stays on its public page, and others cannot send it unasked', async () => {
  const { user, router } = await renderApp({ path: '/levels/5', viewer: { isSuperAdmin: true } });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit level' }));
  const song = dialog.getByRole('textbox', { name: /^Song/ });
  await user.type(song, ' II');
  endSession();
  expect(await dialog.findByText('Your session has ended')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Delete' }).closest('.hidden')).not.toBeNull();
  signInElsewhere(other);
  expect(await dialog.findByText('You are now Koralik')).toBeVisible();
  expect(song).toHaveValue(`${aLevelDetail().song} II`);
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();

  signInElsewhere({ ...person, isSuperAdmin: true });
  expect(await dialog.findByText('Nothing was lost.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  expect(path(router)).toBe('/levels/5');
});

test("a player's popup keeps the typed name, and hides what only staff may see and do", async () => {
  const player = aPlayer({ discordId: '123456789012345678', discordUsername: 'lantern', user: null });
  answer('player', player, { id: 3 });
  answer('playerStanding', aStanding());
  answer('difficulties', []);
  answer('playerMerges', []);
  const { user } = await renderApp({ path: '/profile/3', viewer: { isSuperAdmin: true } });
  await user.click(await screen.findByRole('button', { name: 'Manage player' }));
  const dialog = within(await screen.findByRole('dialog', { name: player.name }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' II');
  const calls = endSession();
  expect(await dialog.findByText('Your session has ended')).toBeVisible();
  const isHidden = (element: HTMLElement) => element.closest('.hidden') !== null;
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(`${player.name} II`);
  expect(isHidden(dialog.getByText(/@lantern/))).toBe(true);
  for (const name of ['Remove', 'Merge into another player'])
    expect(isHidden(dialog.getByRole('button', { name }))).toBe(true);
  for (const control of dialog.getAllByRole('switch')) expect(isHidden(control)).toBe(true);
  expect(calls).toEqual([]);
});

test('the management of raters keeps a typed id, and no password', async () => {
  answer('raters', []);
  answer('managedUsers', []);
  const { user } = await renderApp({ path: '/about', viewer: { isSuperAdmin: true } });
  await user.click(await screen.findByRole('button', { name: 'Manage raters' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Raters and super admins' }));
  await user.type(dialog.getByLabelText('Super admin password'), 'of the first');
  await user.type(dialog.getByRole('textbox', { name: /Discord/ }), '12');
  endSession();
  expect(await dialog.findByText('Your session has ended')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Discord/ })).toHaveValue('12');
  expect(dialog.getByLabelText('Super admin password')).toHaveValue('');

  signInElsewhere({ ...person, isSuperAdmin: true });
  expect(await dialog.findByText('You are signed in again')).toBeVisible();
  await user.clear(dialog.getByRole('textbox', { name: /Discord/ }));
  await user.type(dialog.getByLabelText('Super admin password'), 'of the first');
  endSession();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('signing out oneself asks first where something is typed', async () => {
  const { user, router, nickname } = await openAccount();
  await user.type(nickname, ' II');
  const signOut = () =>
    within(screen.getByRole('banner')).getByRole('button', { name: 'Sign out', hidden: true });
  await user.click(signOut());
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(nickname).toHaveValue('Halcyon_7 II');
  await user.click(signOut());
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(path(router)).toBe('/login'));
  expect(screen.queryByDisplayValue('Halcyon_7 II')).toBeNull();
});

test('an edit without a change closes with the session', async () => {
  const { user } = await renderApp({ path: '/levels/5', viewer: { isSuperAdmin: true } });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByRole('dialog', { name: 'Edit level' });
  const calls = endSession();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(calls).toEqual([]);
});

test('a popup that visitors may not read leads to the sign-in and back', async () => {
  answer('levelWithRatings', { ...aLevelDetail(), ratings: null }, { id: 5 });
  const { user, router } = await renderApp({ path: '/levels/5?rating=99999' });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Sign in to see this')).toBeVisible();
  await user.click(dialog.getByRole('link', { name: 'Sign in' }));
  await waitFor(() => expect(path(router)).toBe('/login'));
  expect(takeOrigin()).toBe('/levels/5?rating=99999');
});
