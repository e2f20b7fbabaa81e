import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeLanguage } from '../../../lib/i18n/texts.ts';
import { expectAccessible } from '../../../testing/axe.ts';
import { person, renderApp } from '../../../testing/render-app.tsx';
import { answer, asked, problem, refuse } from '../../../testing/wire.ts';

test('a forgotten password is asked for; the answer does not reveal whether the address is known', async () => {
  const { user } = await renderApp({ path: '/login' });
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  const field = await screen.findByRole('textbox', { name: /^Email/ });
  await user.type(field, 'nobody{Enter}');
  expect(field).toHaveAccessibleDescription('Enter a valid email address.');
  expect(field).toHaveFocus();

  refuse('forgotPassword', problem('RATE_LIMITED', { retryAfter: 1 }));
  await user.type(field, '@example.org{Enter}');
  expect(await screen.findByRole('timer')).toBeVisible();
  const send = screen.getByRole('button', { name: 'Send link' });
  await waitFor(() => expect(send).toBeEnabled());

  answer('forgotPassword', { message: '' });
  await user.click(send);
  expect(await screen.findByText(/If an account uses nobody@example.org/)).toBeVisible();
  await expectAccessible();
});

test('a mail is asked for in the language of the page', async () => {
  let language: string | null = null;
  answer('forgotPassword', (_given, request) => {
    language = request.headers.get('Accept-Language');
    return { message: '' };
  });
  await changeLanguage('zh-CN');
  const { user } = await renderApp({ path: '/password/forgot' });
  await user.type(await screen.findByRole('textbox'), 'a@example.org{Enter}');
  await waitFor(() => expect(language).toBe('zh-CN'));
});

test('a mailed link sets a new password and ends the session of this browser', async () => {
  const { user } = await renderApp({ path: '/password/reset?token=t0k', viewer: {} });
  const next = await screen.findByLabelText(/^New password \*|^New password$/);
  await user.type(next, 'short{Enter}');
  expect(screen.getByRole('group', { name: '2 answers need fixing' })).toHaveFocus();
  expect(next).toHaveAccessibleDescription(/8 to 128 characters/);
  await user.type(next, ' but longer');
  const again = screen.getByLabelText(/^Repeat new password/);
  refuse('resetPassword', 'PASSWORD_TOO_COMMON');
  await user.type(again, 'short but longer{Enter}');
  await waitFor(() => expect(next).toHaveAccessibleDescription(/This password is easy to guess/));
  expect(next).toHaveFocus();

  answer('resetPassword', { message: '' });
  await user.type(next, '!');
  await user.type(again, '!{Enter}');
  expect(await screen.findByRole('heading', { name: 'Password set' })).toBeVisible();
  expect(asked('resetPassword')).toEqual([
    { body: { token: 't0k', newPassword: 'short but longer' } },
    { body: { token: 't0k', newPassword: 'short but longer!' } },
  ]);
  expect(localStorage.getItem('token')).toBeNull();
  await expectAccessible();
});

test('a dead link leads to a new one', async () => {
  const { user } = await renderApp({ path: '/password/reset?token=old' });
  refuse('resetPassword', 'TOKEN_INVALID');
  await user.type(await screen.findByLabelText(/^New password \*|^New password$/), 'a long secret');
  await user.type(screen.getByLabelText(/^Repeat new password/), 'a long secret{Enter}');
  expect(await screen.findByRole('link', { name: 'Request a new link' })).toHaveAttribute(
    'href',
    '/password/forgot',
  );
});

test.each(['/password/reset', '/profile/verify-email'])('%s without a token says so', async (path) => {
  await renderApp({ path });
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
});

const verifyPath = '/profile/verify-email?token=t0k';

test('following the link verifies the address', async () => {
  answer('verifyEmail', { message: '' });
  await renderApp({ path: verifyPath, viewer: { isEmailVerified: false } });
  expect(await screen.findByRole('heading', { name: 'Email address verified' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your profile' })).toHaveAttribute('href', '/profile');
  await expectAccessible();
});

test('an address that was verified before is reported as such', async () => {
  answer('verifyEmail', { message: '' });
  await renderApp({ path: verifyPath, viewer: {} });
  expect(await screen.findByRole('heading', { name: 'Already verified' })).toBeVisible();
});

test('an expired link offers a new one, or to sign in first', async () => {
  refuse('verifyEmail', 'TOKEN_INVALID');
  const { user } = await renderApp({ path: verifyPath, viewer: { isEmailVerified: false } });
  answer('resendVerification', { message: '' });
  await user.click(await screen.findByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByText('New link sent')).toBeVisible();
});

test('visitors with an expired link are sent to sign in', async () => {
  refuse('verifyEmail', 'TOKEN_INVALID');
  await renderApp({ path: verifyPath });
  expect(await screen.findByText(/Sign in to get a new one/)).toBeVisible();
});

test('after a registration the address is to be verified first', async () => {
  const config = { features: { emailVerification: true } };
  const { user, router } = await renderApp({ path: '/register', config });
  const newcomer = { ...person, email: 'h@example.org', isEmailVerified: false };
  const welcome = { message: '', token: 'abc', user: newcomer, usernameModified: false };
  answer('register', welcome);
  answer('profile', newcomer);
  await user.type(await screen.findByLabelText(/^Username/), 'halcyon7');
  await user.type(screen.getByLabelText(/^Email/), 'h@example.org');
  await user.type(screen.getByLabelText(/^Password \*|^Password$/), 'a long secret');
  await user.type(screen.getByLabelText(/^Repeat password/), 'a long secret{Enter}');
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(screen.getByText(/h@example.org/)).toBeVisible();
  expect(localStorage.getItem('token')).toBe('abc');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/profile/));
});
