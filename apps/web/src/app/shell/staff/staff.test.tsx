import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { FakeEventSource, openStream } from '../../../testing/event-source.ts';
import { type AppOptions, renderApp } from '../../../testing/render-app.tsx';
import { answer } from '../../../testing/wire.ts';

const nowhere = '/no/such/page';
const pending = { unratedRatings: 4, totalPendingSubmissions: 3 };
const bar = () => within(screen.getByRole('banner'));
const strip = () => bar().findByRole('link', { name: /Halcyon_7/ });

afterEach(() => vi.useRealTimers());

async function renderStaff(options: Partial<AppOptions> = {}) {
  const app = await renderApp({ path: nowhere, viewer: { isSuperAdmin: true }, pending, ...options });
  await waitFor(() => expect(FakeEventSource.open).toHaveLength(1));
  act(() => openStream().accept());
  return app;
}

test('visitors and players have no connection and no number', async () => {
  await renderApp({ path: nowhere, viewer: {}, pending });
  await strip();
  expect(bar().queryByText('pending')).toBeNull();
  expect(FakeEventSource.open).toHaveLength(0);
});

test('raters have both', async () => {
  await renderStaff({
    viewer: { isRater: true },
    pending: { unratedRatings: 4, totalPendingSubmissions: 0 },
  });
  await waitFor(async () => expect(await strip()).toHaveTextContent('4 pending'));
});

test('a lost connection keeps the number, with a dot that says so, and a way to try again', async () => {
  const { user } = await renderStaff();
  await waitFor(async () => expect(await strip()).toHaveTextContent('7 pending'));
  expect(screen.queryByTitle('not live')).toBeNull();

  act(() => openStream().fail());
  expect(await strip()).toHaveTextContent('7 pending, not live');
  expect(within(await strip()).getByTitle('not live')).toBeVisible();
  await expectAccessible();
  await user.click(bar().getByRole('button', { name: 'Not live. Reconnecting, attempt 1 of 5' }));
  act(() => openStream().accept());
  expect(bar().queryByRole('button', { name: /^Not live/ })).toBeNull();
  expect(await strip()).not.toHaveTextContent('not live');
});

test('the drawer offers the same, and its links carry the numbers up to 99+', async () => {
  const { user } = await renderStaff({
    path: '/admin/submissions',
    pending: { unratedRatings: 0, totalPendingSubmissions: 120 },
  });
  act(() => openStream().fail());
  await user.click(bar().getByRole('button', { name: 'Menu' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(await drawer.findByRole('link', { name: /^Submissions ?99\+ ?pending ?, not live$/ })).toBeVisible();
  await user.click(drawer.getByRole('button', { name: /^Not live. Reconnecting/ }));
  act(() => openStream().accept());
  await waitFor(() => expect(drawer.queryByRole('button', { name: /^Not live/ })).toBeNull());
});

test('signing out closes the connection and drops the numbers', async () => {
  const { user } = await renderStaff();
  await strip();
  await user.click(bar().getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(FakeEventSource.open).toHaveLength(0));
  expect(bar().queryByText('pending')).toBeNull();
});

test('permissionChanged loads the profile again: somebody who is no longer staff gets no more events', async () => {
  await renderStaff();
  answer('profile', { id: 7, username: 'halcyon7', nickname: 'Halcyon_7' });
  act(() => openStream().send({ type: 'permissionChanged' }));
  await waitFor(() => expect(FakeEventSource.open).toHaveLength(0));
  expect(bar().queryByRole('link', { name: 'Admin area' })).toBeNull();
});
