import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { site } from '../../../lib/leave-site.ts';
import { expectAccessible } from '../../../testing/axe.ts';
import { person, renderApp } from '../../../testing/render-app.tsx';
import { answer, asked, problem, refuse } from '../../../testing/wire.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const createdAt = '2026-01-01T00:00:00Z';
const sessions = [
  { id: 'b', createdAt, lastSeenAt: '2026-01-05T00:00:00Z', userAgent: firefox, current: false },
  { id: 'a', createdAt, lastSeenAt: '2026-01-03T00:00:00Z', userAgent: '', current: true },
];
const discord = { name: 'discord', profile: { id: '1', username: 'halcyon', avatarUrl: null } };

async function openAccount(viewer: object = {}) {
  answer('sessions', sessions);
  answer('mySubmissions', { levels: [], passes: [] });
  const app = await renderApp({
    path: '/profile/edit',
    viewer,
    config: { features: { emailVerification: true, discordLogin: true } },
  });
  await screen.findByRole('textbox', { name: /^Nickname/ });
  return app;
}

const region = (name: string) => within(screen.getByRole('region', { name }));

test('visitors are sent to sign in and come back', async () => {
  const { router } = await renderApp({ path: '/profile/edit' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('a nickname is required and saved; name and address stay as they are', async () => {
  const { user } = await openAccount();
  const nickname = screen.getByRole('textbox', { name: /^Nickname/ });
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveAttribute('readonly');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('halcyon@example.org');
  await screen.findByText('No submissions yet');
  await expectAccessible();

  await user.clear(nickname);
  await user.keyboard('{Enter}');
  expect(nickname).toBeInvalid();
  expect(nickname).toHaveFocus();

  answer('editProfile', { ...person, nickname: 'Hal' });
  await user.type(nickname, ' Hal {Enter}');
  expect(await screen.findByText('Profile saved')).toBeVisible();
  expect(asked('editProfile')).toEqual([{ body: { nickname: 'Hal' } }]);
  expect(within(screen.getByRole('banner')).getByText('Hal')).toBeVisible();
});

test('a password is changed with three fields; a wrong current one is reported there', async () => {
  const { user } = await openAccount();
  const section = region('Change password');
  const current = section.getByLabelText(/^Current password/);
  const next = section.getByLabelText(/^New password \*|^New password$/);
  const again = section.getByLabelText(/^Repeat new password/);
  await user.type(current, 'the old one');
  await user.type(next, 'lamp keeper of the north');
  expect(next).toHaveAccessibleDescription(/Strong/);
  await user.type(again, 'lamp keeper');
  await user.click(section.getByRole('button', { name: 'Change password' }));
  expect(again).toHaveAccessibleDescription('New passwords do not match');
  expect(again).toHaveFocus();

  refuse('changePassword', 'WRONG_PASSWORD');
  await user.type(again, ' of the north{Enter}');
  await waitFor(() => expect(current).toHaveAccessibleDescription('The current password is wrong.'));
  expect(current).toHaveFocus();

  refuse('changePassword', 'PASSWORD_TOO_COMMON');
  await user.type(current, '!{Enter}');
  await waitFor(() => expect(next).toHaveAccessibleDescription(/This password is easy to guess/));
  expect(next).toHaveFocus();

  answer('changePassword', { message: '' });
  await user.type(next, ' ');
  await user.type(again, ' {Enter}');
  expect(await screen.findByText(/^Password changed/)).toBeVisible();
  expect(asked('changePassword')).toEqual([
    { body: { currentPassword: 'the old one', newPassword: 'lamp keeper of the north' } },
    { body: { currentPassword: 'the old one!', newPassword: 'lamp keeper of the north' } },
    { body: { currentPassword: 'the old one!', newPassword: 'lamp keeper of the north ' } },
  ]);
  expect(current).toHaveValue('');
});

test('an account without a password adds one with two fields, and cannot unlink its only way in', async () => {
  await openAccount({ password: null, providers: [discord] });
  const section = region('Add a password');
  expect(section.queryByLabelText(/^Current password/)).toBeNull();
  const unlink = screen.getByRole('button', { name: 'Unlink' });
  expect(unlink).toBeDisabled();
  expect(unlink).toHaveAccessibleDescription(/your only way to sign in/);
  await expectAccessible();
});

test('unlinking asks first; the dialog is left with Escape', async () => {
  const { user } = await openAccount({ providers: [discord] });
  const unlink = screen.getByRole('button', { name: 'Unlink' });
  await user.click(unlink);
  const dialog = await screen.findByRole('alertdialog', { name: 'Unlink Discord?' });
  expect(dialog).toHaveTextContent('halcyon');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(unlink).toHaveFocus());

  await user.click(unlink);
  answer('unlinkProvider', { success: true }, { provider: 'discord' });
  answer('profile', person);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Unlink' }));
  expect(await screen.findByRole('button', { name: 'Link' })).toBeVisible();
  expect(asked('unlinkProvider')).toHaveLength(1);
});

test('linking goes to the other service and remembers the way back', async () => {
  const leave = vi.spyOn(site, 'leave').mockReturnValue();
  const { user } = await openAccount();
  answer('beginDiscordLink', { url: 'https://discord.example/authorize' });
  await user.click(screen.getByRole('button', { name: 'Link' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://discord.example/authorize'));
  expect(JSON.parse(sessionStorage.getItem('discordTrip') ?? '')).toEqual({
    purpose: 'link',
    goal: '/profile/edit',
  });
});

test('sign-ins are listed, this one first and marked; another one can be ended', async () => {
  const { user } = await openAccount();
  const section = region('Active sessions');
  const rows = await section.findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/Unknown device.*This device/);
  expect(within(rows[0]!).queryByRole('button')).toBeNull();
  answer('revokeSession', null, { id: 'b' });
  await user.click(section.getByRole('button', { name: 'End the session on Firefox · Windows' }));
  await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(1));
  expect(section.getByRole('heading')).toHaveFocus();
});

test('sign-ins that do not load can be asked for again', async () => {
  const { user } = await openAccount();
  const section = region('Active sessions');
  await section.findAllByRole('listitem');
  refuse('revokeSession', 'NOT_FOUND', { id: 'b' });
  await user.click(section.getByRole('button', { name: /^End the session/ }));
  expect(await screen.findByText('Not found.')).toBeVisible();
});

test('an unverified address is reported, with a button for a new mail', async () => {
  const { user } = await openAccount({ isEmailVerified: false });
  expect(screen.getByText('Your email address is not verified')).toBeVisible();
  refuse('resendVerification', problem('RATE_LIMITED', { retryAfter: 90 }));
  await user.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByRole('button', { name: /^Again in 1:/ })).toBeDisabled();
});

test('a session that ends in another tab leads to the sign-in page, and back here afterwards', async () => {
  const { router } = await openAccount();
  localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue: 'abc', newValue: null }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  answer('profile', person);
  localStorage.setItem('token', 'def');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue: null, newValue: 'def' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/edit'));
});

test('raters choose to vote before they see others', async () => {
  const { user } = await openAccount({ isRater: true });
  answer('editRatingProfile', { ...person, isBlindFirst: true });
  await user.click(screen.getByRole('switch', { name: 'Rate before seeing others' }));
  expect(await screen.findByText('You now rate before seeing others')).toBeVisible();
  expect(asked('editRatingProfile')).toEqual([{ body: { isBlindFirst: true } }]);
});

test('a choice that is not saved does not look saved', async () => {
  const { user } = await openAccount({ isSuperAdmin: true });
  refuse('editRatingProfile', 'BUSY');
  await user.click(screen.getByRole('switch', { name: 'Rate before seeing others' }));
  expect(await screen.findByText('Could not save the setting')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Rate before seeing others' })).not.toBeChecked();
});
