import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, refuse } from '../../testing/wire.ts';

const rater = {
  id: 1,
  username: 'mira',
  nickname: 'Mira',
  discordUsername: null,
  avatarUrl: null,
  isRater: true,
  isSuperAdmin: false,
  player: { pfp: null },
};
const raters = [{ ...rater, id: 2, nickname: 'Keeper', isSuperAdmin: true }, rater];

test('says who, what for and how, and names the raters', async () => {
  answer('raters', raters);
  await renderApp({ path: '/about' });
  expect(await screen.findByRole('heading', { level: 1, name: 'About Rondo' })).toBeVisible();
  const sections = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(sections).toEqual(['Who we are', 'What we want', 'What we care about', 'Take part', 'Credits']);
  const [first, second] = await within(await screen.findByRole('list', { name: 'Raters' })).findAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent(/Keeper.*Super admin.*Rater/);
  expect(second).not.toHaveTextContent('Super admin');
  expect(second).toHaveTextContent(/Mira.*Rater/);
  await expectAccessible();
});

test('super admins see raters called managers', async () => {
  answer('raters', [rater]);
  await renderApp({ path: '/about', viewer: { isSuperAdmin: true } });
  expect(await screen.findByText('Manager')).toBeVisible();
});

test('nobody rates yet', async () => {
  answer('raters', []);
  await renderApp({ path: '/about' });
  expect(await screen.findByRole('heading', { name: 'No raters yet' })).toBeVisible();
});

test('raters that do not load can be asked for again; the footer leads here', async () => {
  refuse('raters', 'BUSY');
  const { user } = await renderApp({ path: '/about' });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer('raters', raters);
  await user.click(retry);
  expect(await screen.findByText('Mira')).toBeVisible();
  expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'About' })).toHaveAttribute(
    'href',
    '/about',
  );
});
