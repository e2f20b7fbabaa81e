import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer, asked, refuse } from '../../../testing/wire.ts';

const at = new Date(Date.now() - 60_000).toISOString();
const delivery = (id: number, fields: object = {}) => ({
  id,
  kind: 'level',
  state: 'failed',
  canRetry: true,
  titles: ['Ferry', 'Harbour'],
  count: 3,
  mail: null,
  to: { label: 'hard-levels', channelId: 2, pingType: 'EVERYONE', roleLabel: null },
  tries: 4,
  mostTries: 4,
  nextAt: null,
  waitsForChat: false,
  createdAt: at,
  finishedAt: at,
  error: '503 Service Unavailable',
  attempts: [
    { at, error: '503 Service Unavailable', retryIn: 1000 },
    { at, error: 'No answer within 10 s', retryIn: null },
  ],
  ...fields,
});

let listed: object[];

beforeEach(() => {
  listed = [
    delivery(5),
    delivery(6, {
      kind: 'mail',
      state: 'waiting',
      canRetry: false,
      titles: [],
      count: 1,
      to: { label: 'saltflower', channelId: null, pingType: null, roleLabel: null },
      attempts: [],
      error: null,
      finishedAt: null,
    }),
  ];
  answer('deliveries', () => ({
    results: listed,
    count: 2,
    hasMore: false,
    counts: { waiting: 1, failed: 1, sent: 0, cancelled: 0 },
    oldestWaiting: at,
    sentIn7Days: 1204,
  }));
});

const open = (query = '') =>
  renderApp({ path: `/admin/announcements?tab=delivery${query}`, viewer: { isSuperAdmin: true } });

test('lists what leaves the site, with the tries of what failed', async () => {
  const { user } = await open();
  const list = await screen.findByRole('list', { name: 'Delivery' });
  const [first, mail] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('New levels, 3 in one message');
  expect(first).toHaveTextContent('Ferry, Harbour and 1 more');
  expect(mail).toHaveTextContent('saltflower');
  await user.click(within(first as HTMLElement).getByRole('button', { name: 'Tries' }));
  expect(first).toHaveTextContent('503 Service Unavailablewaited 1 s');
  expect(first).toHaveTextContent('No answer within 10 sgave up');
  await expectAccessible(document.body);
});

test('retries and cancels, and says why it could not', async () => {
  answer('retryDelivery', { message: 'x', delivery: {} }, { id: 5 });
  refuse('cancelDelivery', 'DELIVERY_STATE', { id: 6 });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('hard-levels: it is tried again')).toBeVisible();
  expect(asked('retryDelivery')).toHaveLength(1);
  await user.click(screen.getAllByRole('button', { name: 'Cancel' })[1] as HTMLElement);
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this delivery?' }));
  expect(question.getByText('saltflower does not get this email.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel the delivery' }));
  expect(await screen.findByText('This delivery has changed its state since.')).toBeVisible();
});

test('a cancelled one says so, and what was told anew is not offered again', async () => {
  answer('cancelDelivery', { message: 'x', delivery: {} }, { id: 5 });
  const { user } = await open();
  await user.click((await screen.findAllByRole('button', { name: 'Cancel' }))[0] as HTMLElement);
  listed = [delivery(5, { state: 'toldAnew', canRetry: false })];
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Cancel the delivery' }));
  expect(await screen.findByText('hard-levels: delivery cancelled')).toBeVisible();
  expect(asked('cancelDelivery')).toHaveLength(1);
  const [row] = within(await screen.findByRole('list', { name: 'Delivery' })).getAllByRole('listitem');
  await waitFor(() => expect(row).toHaveTextContent('Told anew'));
  expect(screen.queryByRole('button', { name: /Try again|^Cancel$/ })).toBeNull();
});

test('the state is in the address', async () => {
  const { user, router } = await open('&state=failed');
  await screen.findByRole('list', { name: 'Delivery' });
  expect(asked('deliveries').at(-1)?.state).toBe('failed');
  await user.click(screen.getByRole('radio', { name: 'All' }));
  expect(router.state.location.search).not.toHaveProperty('state');
});
