import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { aLevelDetail, aPass, aPlayerRef } from '../../../testing/catalogue.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer, asked, refuse } from '../../../testing/wire.ts';

const channel = {
  channelId: 1,
  label: 'new-levels',
  pingType: 'NONE',
  roleId: null,
  roleLabel: null,
  isConfigured: true,
  isGone: false,
};
const loud = { ...channel, channelId: 2, label: 'hard-levels', pingType: 'EVERYONE' };
const rule = {
  directiveId: 1,
  name: 'Hard levels',
  mode: 'CONDITIONAL',
  condition: { type: 'BASE_SCORE', operator: 'GREATER_THAN', value: 1000 },
  verdict: 'matches',
  channels: [{ ...loud, isTaken: false }],
};
const plan = {
  targets: [loud, channel],
  rules: [
    rule,
    { ...rule, directiveId: 2, name: 'Quiet copy', channels: [{ ...loud, isTaken: true }] },
    {
      ...rule,
      directiveId: 3,
      name: 'Short charts',
      verdict: 'notMet',
      condition: { type: 'BASE_SCORE', operator: 'LESS_THAN', value: 200 },
    },
  ],
  facts: { baseScore: 1300 },
};
const level = (id: number, song: string, more: object = {}) => ({
  ...aLevelDetail({ id, song, artist: 'Artist' }),
  lastError: null,
  plan,
  ...more,
});
const nothing = { targets: [], rules: [], facts: { baseScore: 5 } };

const target = (state: string, more: object = {}) => ({
  ...channel,
  state,
  directive: null,
  at: null,
  nextAt: null,
  tries: 1,
  error: null,
  messageId: null,
  deliveryId: 7,
  ...more,
});
/** How far an item is: its announcement by id, none for 0. */
const stateOf = (id: number, announcement: number, state: string, targets: object[] = []) => ({
  id,
  isAnnounced: state === 'sent',
  announcement:
    announcement === 0
      ? null
      : { id: announcement, kind: 'level', state, by: null, at: '2026-11-20T10:00:00.000Z', targets },
});

let levels: object[];
/** What each call for the state of items gets; the last one again and again. */
let states: object[][];

beforeEach(() => {
  levels = [level(11, 'Ferry'), level(12, 'Harbour', { plan: nothing, lastError: 'the chat answered 503' })];
  answer('unannouncedLevels', () => levels);
  answer('previewAnnouncements', { messages: [{}, {}], noTarget: [] });
  states = [[]];
  answer('announcementState', () => ({ items: states.length > 1 ? states.shift() : states[0] }));
});

const open = (query = '') =>
  renderApp({ path: `/admin/announcements${query}`, viewer: { isSuperAdmin: true } });
const rowOf = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });

test('says where each item goes, what failed, and why', async () => {
  const { user } = await open();
  await rowOf('Ferry - Artist');
  expect(screen.getByText('No rule: marked without a message')).toBeVisible();
  expect(screen.getByText('the chat answered 503')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Why: Ferry - Artist' }));
  const why = screen.getByRole('region', { name: 'Where Ferry - Artist goes, and why' });
  expect(why).toHaveTextContent('Base score 1,300.00 is more than 1,000.00');
  expect(why).toHaveTextContent('Matches, but an earlier rule speaks in #hard-levels');
  expect(why).toHaveTextContent('Base score 1,300.00 is not below 200.00');
  await expectAccessible(document.body);
});

test('announces what is selected; what failed stays selected with its reason', async () => {
  answer('announceNewLevels', {
    success: false,
    message: 'One failed.',
    results: [
      { id: 11, status: 'sent', channels: 2 },
      { id: 12, status: 'failed', channels: 1, error: 'the chat answered 404' },
    ],
  });
  states = [
    [stateOf(11, 0, ''), stateOf(12, 0, '')],
    [
      stateOf(11, 5, 'sent', [target('sent'), target('sent', { channelId: 2 })]),
      stateOf(12, 6, 'failed', [target('failed', { error: 'the chat answered 404' })]),
    ],
  ];
  const { user } = await open();
  await rowOf('Ferry - Artist');
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(screen.getByText('2 of 2 selected')).toBeVisible();
  expect(await screen.findByText(/Pings everyone in #hard-levels/)).toBeVisible();
  levels = [level(12, 'Harbour', { lastError: 'the chat answered 404' })];
  await user.click(screen.getByRole('button', { name: /^Announce 2/ }));
  expect(asked('announceNewLevels')).toEqual([{ body: { levelIds: [11, 12] } }]);
  const run = await screen.findByRole('region', { name: 'Announcing 2' });
  expect(await within(run).findByRole('heading', { name: '1 message sent 1 failed' })).toBeVisible();
  expect(run).toHaveTextContent('the chat answered 404');
  expect(screen.getByRole('button', { name: 'Edit level: Harbour - Artist' })).toBeVisible();
  expect(await rowOf('Harbour - Artist')).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: 'Select Ferry - Artist' })).toBeNull();
  await user.click(within(run).getByRole('button', { name: 'Close' }));
});

test('what an earlier announcing left is no part of a run; what no rule fits is not called sent', async () => {
  let reply = (_: Response) => undefined as void;
  const answered = new Promise<Response>((resolve) => {
    reply = resolve;
  });
  answer('announceNewLevels', () => answered);
  const failed = stateOf(11, 3, 'failed', [target('failed', { label: 'old-channel', error: '503' })]);
  states = [
    [failed, stateOf(12, 0, '')],
    [failed, { ...stateOf(12, 0, ''), isAnnounced: true }],
  ];
  const { user } = await open();
  await rowOf('Ferry - Artist');
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: /^Announce 2/ }));
  const run = within(await screen.findByRole('region', { name: 'Announcing 2' }));
  expect(await run.findAllByText('Pending')).toHaveLength(2);
  expect(run.queryByText(/old-channel|Failed|^Sent$/)).toBeNull();
  states = [
    [
      stateOf(11, 4, 'sent', [target('sent', { label: 'new-levels' })]),
      { ...stateOf(12, 0, ''), isAnnounced: true },
    ],
  ];
  levels = [];
  const results = [
    { id: 11, status: 'sent', channels: 1 },
    { id: 12, status: 'noTarget', channels: 0 },
  ];
  reply(HttpResponse.json({ success: true, message: 'x', results }));
  expect(await run.findByRole('heading', { name: '1 message sent 1 item without a rule' })).toBeVisible();
  expect(run.getByText(/#new-levels/)).toBeVisible();
  expect(run.getByText('No rule matches, marked as announced')).toBeVisible();
  expect(run.getAllByText('Sent')).toHaveLength(1);
});

test('the second press of a double click, under which the rows have moved, does nothing', async () => {
  answer('announceNewLevels', { success: true, message: 'x', results: [] });
  states = [[stateOf(12, 6, 'failed', [target('failed')])]];
  const { user } = await open();
  await rowOf('Harbour - Artist');
  const why = screen.getByRole('button', { name: 'Why: Ferry - Artist' });
  await user.click(why);
  expect(screen.getByRole('region', { name: /^Where Ferry/ })).toBeVisible();
  // However long the machine takes, both presses are of one moment.
  vi.useFakeTimers({ toFake: ['Date'] });
  await user.click(screen.getByRole('button', { name: /^Try again/ }));
  fireEvent.click(why, { detail: 2 });
  expect(await screen.findByRole('region', { name: 'Announcing 1' })).toBeVisible();
  expect(screen.getByRole('region', { name: /^Where Ferry/ })).toBeVisible();
});

test('a refusal is shown, and the list is asked for again', async () => {
  refuse('announceNewLevels', 'CHANNEL_NOT_CONFIGURED');
  const { user } = await open();
  await user.click(await rowOf('Ferry - Artist'));
  levels = [];
  await user.click(screen.getByRole('button', { name: /^Announce 1/ }));
  expect(await screen.findByText('Could not announce: A channel has no address yet.')).toBeVisible();
  expect(await screen.findByText('Every new level is announced')).toBeVisible();
});

test('an item is marked after a question; a failure leaves the page as it is', async () => {
  refuse('markLevelAnnounced', 'INTERNAL', { id: 11 });
  const { user } = await open();
  await rowOf('Ferry - Artist');
  const name = 'Mark as announced without a message: Ferry - Artist';
  await user.click(screen.getByRole('button', { name }));
  const question = await screen.findByRole('alertdialog', { name: 'Mark as announced?' });
  await user.click(within(question).getByRole('button', { name: 'Mark as announced' }));
  expect(await screen.findByText(/Could not mark it as announced/)).toBeVisible();
  expect(await rowOf('Ferry - Artist')).toBeVisible();
});

test('keys carry the focus, select and say why', async () => {
  const { user } = await open();
  const box = await rowOf('Ferry - Artist');
  await user.keyboard('xw');
  expect(box).not.toBeChecked();
  expect(screen.queryByRole('region', { name: /^Where Ferry/ })).toBeNull();
  await user.keyboard('jx');
  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription('1 of 2');
  expect(box).toBeChecked();
  await user.keyboard('w');
  expect(screen.getByRole('region', { name: /^Where Ferry/ })).toBeVisible();
  await user.keyboard('jx');
  expect(await rowOf('Harbour - Artist')).toBeChecked();
  expect(await rowOf('Harbour - Artist')).toHaveFocus();
  expect(box).toBeChecked();
});

test('the tab is in the address, and passes name player and song', async () => {
  answer('unannouncedPasses', [
    { ...aPass({ id: 91, passId: 91, player: aPlayerRef({ name: 'Mika' }) }), lastError: null, plan },
  ]);
  const { router } = await open('?tab=passes');
  expect(await rowOf('Mika on Night Ferry')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toMatchObject({ tab: 'passes' }));
});
