import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { site } from '../../../lib/leave-site.ts';
import { expectAccessible } from '../../../testing/axe.ts';
import { person, renderApp } from '../../../testing/render-app.tsx';
import { answer, asked, refuse } from '../../../testing/wire.ts';

const remember = (purpose: string, goal: string) =>
  sessionStorage.setItem('discordTrip', JSON.stringify({ purpose, goal }));

function answerCallback(linked: boolean, token = 'new') {
  answer('profile', person);
  answer('finishDiscord', { token, user: person, isNew: false, linked });
}

test('the button is there only where Discord is set up, and keeps the wanted page in mind', async () => {
  await renderApp({ path: '/login' });
  await screen.findByRole('textbox', { name: /Username or email/ });
  expect(screen.queryByRole('button', { name: 'Sign in with Discord' })).toBeNull();
});

test('signing in with Discord leaves for it and comes back to the wanted page', async () => {
  const leave = vi.spyOn(site, 'leave').mockReturnValue();
  const { user } = await renderApp({
    path: '/submission/mine?kind=passes',
    config: { features: { discordLogin: true } },
  });
  const button = await screen.findByRole('button', { name: 'Sign in with Discord' });
  refuse('beginDiscordLogin', 'OAUTH_NOT_CONFIGURED');
  await user.click(button);
  expect(await screen.findByText('Could not start signing in with Discord')).toBeVisible();
  await expectAccessible();
  answer('beginDiscordLogin', { url: 'https://discord.example/' });
  await user.click(button);
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://discord.example/'));
  expect(sessionStorage.getItem('discordTrip')).toContain('/submission/mine?kind=passes');
});

test('the code is exchanged once, and the person is known before the page is left', async () => {
  remember('login', '/about');
  answer('raters', []);
  answerCallback(false);
  const { router } = await renderApp({ path: '/callback?code=c0de&state=s7' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
  expect(asked('finishDiscord')).toEqual([{ body: { code: 'c0de', state: 's7' } }]);
  expect(localStorage.getItem('token')).toBe('new');
  expect(screen.getByRole('banner')).toHaveTextContent('Halcyon_7');
});

test('a link keeps the session and returns to the account', async () => {
  remember('link', '/profile/edit');
  answerCallback(true, 'other');
  answer('sessions', []);
  answer('mySubmissions', { levels: [], passes: [] });
  const { router } = await renderApp({ path: '/auth/callback?code=c&state=s', viewer: {} });
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/edit'));
  expect(localStorage.getItem('token')).toBe('abc');
});

test.each([
  ['?error=access_denied&code=c', 'Authentication failed'],
  ['', 'No authorization code received'],
])('/auth/callback%s says: %s', async (query, text) => {
  await renderApp({ path: `/auth/callback${query}` });
  expect(await screen.findByRole('heading', { name: 'Authentication Failed' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  await expectAccessible();
});

test('an answer without a token is reported', async () => {
  answerCallback(false, '');
  await renderApp({ path: '/auth/callback?code=c' });
  expect(await screen.findByText('No token received from server')).toBeVisible();
});

test('a server out of reach is reported', async () => {
  answer('finishDiscord', () => HttpResponse.error());
  await renderApp({ path: '/auth/callback?code=c' });
  expect(await screen.findByText('Authentication failed. Please try again.')).toBeVisible();
});

test('a refusal shows its reason, and after three seconds the sign-in page comes by itself', async () => {
  refuse('finishDiscord', 'ACCOUNT_EXISTS');
  const { router } = await renderApp({ path: '/auth/callback?code=c' });
  expect(await screen.findByText(/There is already an account with this email address/)).toBeVisible();
  const began = performance.now();
  expect(screen.getByText(/Redirecting to login page\.\.\./)).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(performance.now() - began).toBeGreaterThan(2_500);
});

test('a link goes on without waiting; after a failed link it leads to the account', async () => {
  remember('link', '/profile/edit');
  refuse('finishDiscord', 'PROVIDER_TAKEN');
  const { user, router } = await renderApp({ path: '/auth/callback?code=c', viewer: {} });
  const now = await screen.findByRole('link', { name: 'Go there now' });
  expect(now).toHaveAttribute('href', '/profile/edit');
  answer('sessions', []);
  answer('mySubmissions', { levels: [], passes: [] });
  now.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/edit'));
});
