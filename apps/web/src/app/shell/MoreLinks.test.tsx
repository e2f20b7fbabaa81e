import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer } from '../../testing/wire.ts';

const bar = () => within(screen.getByRole('banner'));
const links = () =>
  within(bar().getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .filter((link) => !link.hasAttribute('data-out'))
    .map((link) => link.textContent?.replace(/\d.*/, ''));

/** The links of the bar from this one on stand on its second line, as where a browser has no room for them. */
let room = 6;

beforeEach(() => {
  const top = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    const nav = this.closest('.nav-links');
    return nav && [...nav.children].indexOf(this) >= room ? 64 : 0;
  });
  return () => top.mockRestore();
});

const renderBar = () => {
  answer('log', { results: [], count: 0 });
  return renderApp({
    path: '/admin/nowhere',
    viewer: { isSuperAdmin: true },
    pending: { unratedRatings: 4, totalPendingSubmissions: 120 },
  });
};

test('where every link has room there is no menu', async () => {
  room = 7;
  await renderBar();
  await waitFor(() => expect(links()).toHaveLength(7));
  expect(bar().queryByRole('button', { name: 'More' })).toBeNull();
});

test('links without room stand in a menu, with the numbers beside its button', async () => {
  room = 1;
  const { user, router } = await renderBar();
  const more = await bar().findByRole('button', { name: 'More' });
  expect(links()).toEqual(['Rating']);
  await waitFor(() => expect(more.parentElement).toHaveTextContent('99+'));
  expect(more.parentElement).not.toHaveAttribute('data-current');
  more.focus();
  await user.keyboard('{ArrowDown}');
  const menu = within(await screen.findByRole('menu', { name: 'More' }));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Submissions',
    'Announcements',
    'Difficulties',
    'Creators',
    'Backups',
    'Log',
  ]);
  await expectAccessible();
  await user.keyboard('{End}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/log'));
  await waitFor(() => expect(more.parentElement).toHaveAttribute('data-current'));
  await user.keyboard('{Escape}');
  await user.click(more);
  expect(await screen.findByRole('menuitemradio', { name: 'Log' })).toBeChecked();
});
