import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { person, renderApp } from '../../testing/render-app.tsx';
import { answer, asked, problem, refuse } from '../../testing/wire.ts';

const newcomer = { ...person, playerId: null };
const main = () => screen.getByRole('main');
const button = (name: string) =>
  main().querySelector<HTMLButtonElement>('form button[type="submit"]') ??
  screen.getByRole('button', { name });

async function openLogin(path = '/login') {
  const { user, router } = await renderApp({ path });
  const name = await screen.findByRole('textbox', { name: /Username or email/ });
  const send = async (password: string) => {
    await user.clear(name);
    await user.type(name, 'halcyon7');
    await user.type(screen.getByLabelText(/^Password/), password);
    await user.click(button('Sign in'));
  };
  return { user, router, name, send };
}

test('blank fields are marked after the first attempt only, and the first one gets the focus', async () => {
  const { user, name } = await openLogin();
  expect(name).not.toBeInvalid();
  await user.click(button('Sign in'));
  expect(name).toBeInvalid();
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription('This field is required.');
  await expectAccessible();
});

test('the password can be shown', async () => {
  const { user } = await openLogin();
  const field = screen.getByLabelText(/^Password/);
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
});

test('signing in leads back to the page that was wanted', async () => {
  const { router, send } = await openLogin('/submission/level');
  expect(router.state.location.pathname).toBe('/login');
  answer('login', { token: 'abc', user: newcomer });
  answer('profile', newcomer);
  answer('difficulties', []);
  await send('a long secret');
  await waitFor(() => expect(router.state.location.pathname).toBe('/submission/level'));
  expect(localStorage.getItem('token')).toBe('abc');
});

test('wrong credentials show a message', async () => {
  const { send } = await openLogin();
  refuse('login', 'INVALID_CREDENTIALS');
  await send('wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong username, email or password.');
});

test('after too many tries a countdown runs and nothing can be sent', async () => {
  const { send } = await openLogin();
  refuse('login', problem('RATE_LIMITED', { retryAfter: 2 }));
  await send('again');
  expect(await screen.findByRole('timer')).toHaveTextContent(/^[12] s$/);
  expect(button('Sign in')).toBeDisabled();
  await waitFor(() => expect(button('Sign in')).toBeEnabled());
  expect(screen.queryByRole('timer')).toBeNull();
});

async function openRegister(config = {}) {
  const opened = await renderApp({ path: '/register', ...config });
  const fill = async (values: [RegExp, string][]) => {
    for (const [label, value] of values) {
      const field = screen.getByLabelText(label);
      await opened.user.clear(field);
      await opened.user.type(field, value);
    }
  };
  return { ...opened, fill };
}
const details: [RegExp, string][] = [
  [/^Username/, 'halcyon7'],
  [/^Email/, 'halcyon@example.org'],
  [/^Password \*|^Password$/, 'a long secret'],
  [/^Repeat password/, 'a long secret'],
];

test('rules are shown live, and a registration signs in', async () => {
  const { router, user, fill } = await openRegister();
  const username = await screen.findByLabelText(/^Username/);
  expect(username).toHaveAccessibleDescription('3 to 20 letters, digits, _ or -');
  await user.type(username, 'ha');
  expect(username).not.toHaveAccessibleDescription(/\(met\)/);
  await user.type(username, 'lcyon7');
  expect(username).toHaveAccessibleDescription(/\(met\)/);
  await expectAccessible();

  const welcome = { message: '', token: 'abc', user: newcomer, usernameModified: false };
  answer('register', welcome);
  answer('profile', newcomer);
  await fill(details);
  await user.click(button('Create account'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  expect(asked('register')).toEqual([
    { body: { username: 'halcyon7', email: 'halcyon@example.org', password: 'a long secret' } },
  ]);
  expect(localStorage.getItem('token')).toBe('abc');
});

test('different passwords and a taken name are reported at their fields', async () => {
  const { user, fill } = await openRegister();
  await screen.findByLabelText(/^Username/);
  const again = screen.getByLabelText(/^Repeat password/);
  await user.click(button('Create account'));
  expect(again).toHaveAccessibleDescription('This field is required.');
  await fill([...details.slice(0, 3), [/^Repeat password/, 'another secret']]);
  await user.click(button('Create account'));
  expect(again).toHaveFocus();
  expect(again).toHaveAccessibleDescription('The passwords do not match.');

  refuse('register', 'USERNAME_TAKEN');
  await fill([[/^Repeat password/, 'a long secret']]);
  await user.click(button('Create account'));
  const username = screen.getByLabelText(/^Username/);
  await waitFor(() => expect(username).toHaveAccessibleDescription('This username is taken.'));
  expect(username).toHaveFocus();
  await user.type(username, '8');
  expect(username).not.toBeInvalid();
});

test('a site without registration says so', async () => {
  await openRegister({ config: { features: { registration: false } } });
  expect(await screen.findByRole('heading', { name: 'Registration is closed' })).toBeVisible();
});
