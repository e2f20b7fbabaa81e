import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { aPlayerRef, difficulties } from '../../../testing/catalogue.ts';
import { narrow, setMedia } from '../../../testing/media.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { inTimeZone } from '../../../testing/time-zone.ts';
import { answer, problem, refuse } from '../../../testing/wire.ts';
import { answerPasses, written, pressAtDesk } from '../testing/desk-queue.ts';
import { aPendingPass, pendingPasses } from '../testing/samples.ts';

const turn = (isNarrow: boolean) => act(() => setMedia(narrow, isNarrow));

const viewer = { isSuperAdmin: true };
const decisions = ['approvePass', 'declinePass', 'assignPlayer'] as const;
let waiting: { id: number }[];

/** Answers decisions, and takes a decided submission out of the queue. */
function answerDecisions(body: object) {
  for (const name of decisions)
    answer(name, ({ id: decided }) => {
      if (name !== 'assignPlayer') waiting = waiting.filter(({ id }) => id !== decided);
      return body;
    });
}

function open(query = '') {
  return renderApp({ path: `/admin/submissions?tab=passes${query}`, viewer });
}

const rows = () =>
  screen.findAllByRole('listitem').then((items) => items.filter((row) => row.querySelector('a')));

beforeEach(() => {
  waiting = pendingPasses('Glass Meridian', 'Saltworks');
  answer('difficulties', difficulties);
  answerPasses(() => waiting);
});

test('shows the queue and the first pass with figures, sender and warnings', async () => {
  waiting[0] = aPendingPass({
    level: { ...aPendingPass().level, tileCount: 1210 },
    duplicates: [{ id: 60312, levelId: 5, player: 'Fennick' }],
    videoTime: { found: '2026-01-01T00:00:00.000Z', differs: true },
  });
  await open();
  const card = await screen.findByRole('article', { name: 'Glass Meridian' });
  for (const text of ['98.93%', '554.07', '1.0×', '@saltflower', 'Differs'])
    expect(within(card).getByText(text)).toBeVisible();
  expect(within(card).getByText('This video already belongs to pass #60312')).toBeVisible();
  expect(within(card).getByRole('list', { name: 'Judgements' })).toHaveTextContent('960');
  expect(within(card).getByText(/^[\d,]+ of 1,210 tiles$/)).toBeVisible();
  expect(await rows()).toHaveLength(2);
  expect(screen.getByRole('tab', { name: /^Passes.*2/ })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible();
});

test.each([
  [null, false, /UploadedNov 20, 2026 Date entered by hand/],
  ['2026-11-20T12:00:00.000Z', false, /UploadedNov 20, 2026, 7:00/],
  [
    '2026-11-19T12:00:00.000Z',
    true,
    /UploadedNov 19, 2026, 7:00.*DiffersSubmitter’s date: Nov 20, 2026(?!,)/,
  ],
])('a day that was typed is that day beside what the video says, %s', async (found, differs, words) => {
  inTimeZone('America/New_York');
  const day = { rawTime: '2026-11-20T23:59:59.999Z', vidUploadDay: '2026-11-20' };
  const { level } = aPendingPass();
  waiting = [aPendingPass({ ...day, level: { ...level, song: 'Tide' }, videoTime: { found, differs } })];
  await open();
  expect(await screen.findByRole('article', { name: 'Tide' })).toHaveTextContent(words);
});

test('a pass leaves only after it was allowed, and the next one is chosen', async () => {
  for (const name of decisions) refuse(name, 'LEVEL_DELETED');
  const { user, router } = await open();
  const card = await screen.findByRole('article', { name: 'Glass Meridian' });
  await user.click(within(card).getByRole('button', { name: /^Allow/ }));
  expect(await within(card).findByRole('alert')).toHaveTextContent('This level was deleted.');
  expect(await rows()).toHaveLength(2);

  answerDecisions({ submission: {} });
  await pressAtDesk(user, 'a{Enter}');
  await waitFor(() => expect(router.state.location.searchStr).toBe('?tab=passes&id=42'));
  expect(await screen.findByRole('article', { name: 'Saltworks' })).toBeVisible();
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(written()).toEqual([
    ['approvePass', { id: 41 }],
    ['approvePass', { id: 41 }],
  ]);
});

test('J and K move, V loads the video, and letters typed into a field do nothing', async () => {
  const { user, router } = await open();
  await screen.findByRole('article', { name: 'Glass Meridian' });
  await pressAtDesk(user, 'j');
  expect(await screen.findByRole('article', { name: 'Saltworks' })).toBeVisible();
  expect(router.state.location.searchStr).toBe('?tab=passes&id=42');
  await pressAtDesk(user, 'k');
  const card = await screen.findByRole('article', { name: 'Glass Meridian' });
  await pressAtDesk(user, 'v');
  expect(within(card).getByTitle('No miss')).toHaveAttribute('src', expect.stringContaining('autoplay=1'));
  await user.click(within(card).getByRole('button', { name: 'Change' }));
  await user.type(within(card).getByRole('combobox', { name: 'Find a player' }), 'd');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a window that grows narrow keeps the open card and what is typed on it; Back leads to the queue', async () => {
  const { user } = await open();
  await screen.findByRole('article', { name: 'Glass Meridian' });
  turn(true);
  await user.click(await screen.findByRole('button', { name: 'Back to the queue' }));
  expect(await rows()).toHaveLength(2);
  expect(screen.queryByRole('article')).toBeNull();
  turn(false);
  await screen.findByRole('article', { name: 'Glass Meridian' });
  await pressAtDesk(user, 'd');
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Too short');
  turn(true);
  expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('Too short');
});

test('declining sends the reason', async () => {
  answerDecisions({ submission: {} });
  const { user } = await open();
  await screen.findByRole('article', { name: 'Glass Meridian' });
  await pressAtDesk(user, 'd');
  const dialog = await screen.findByRole('dialog', { name: 'Decline this pass?' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Too short.');
  await expectAccessible(dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Decline pass' }));
  expect(await screen.findByRole('article', { name: 'Saltworks' })).toBeVisible();
  expect(written()).toEqual([['declinePass', { id: 41, body: { reason: 'Too short.' } }]]);
});

test('without a player Allow asks for one, and a namesake can be taken', async () => {
  const nobody = { assignedPlayerId: null, assignedPlayer: null };
  waiting = [aPendingPass({ ...nobody, sameNamePlayers: [{ id: 3, name: 'Halcyon_7', country: 'FI' }] })];
  const { user } = await open();
  const card = await screen.findByRole('article', { name: 'Glass Meridian' });
  await user.click(within(card).getByRole('button', { name: /^Allow/ }));
  expect(within(card).getByText('Assign a player first.')).toBeVisible();
  const fresh = aPendingPass({ assignedPlayer: aPlayerRef() });
  waiting = [fresh];
  answerDecisions({ ...fresh, submission: fresh, message: 'ok' });
  await user.click(within(card).getByRole('button', { name: /Halcyon_7 #3/ }));
  expect(await within(card).findByRole('link', { name: /Halcyon_7/ })).toBeVisible();
  expect(written()).toEqual([['assignPlayer', { id: 41, body: { playerId: 3 } }]]);
});

test('a new player is made, assigned and the pass allowed; a name in use offers its owner', async () => {
  const asked = { assignedPlayerId: null, assignedPlayer: null, passer: '소금꽃', passerRequest: true };
  waiting = [aPendingPass(asked)];
  const { user } = await open();
  const card = await screen.findByRole('article', { name: 'Glass Meridian' });
  expect(within(card).getByText('1 new profile will be created first')).toBeVisible();
  await pressAtDesk(user, 'a{Enter}');
  const dialog = await screen.findByRole('dialog', { name: /New profile.*Player.*1 of 1/ });
  expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveValue('소금꽃');
  await expectAccessible(dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Next: summary' }));
  refuse('createProfile', problem('PLAYER_EXISTS', { ids: [88] }));
  await user.click(within(dialog).getByRole('button', { name: 'Create and allow' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'There is already a player with this name.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Use profile #88' }));
  const fresh = aPendingPass();
  answerDecisions({ ...fresh, submission: fresh, message: 'ok' });
  await user.click(within(dialog).getByRole('button', { name: 'Create and allow' }));
  await waitFor(() =>
    expect(written()).toEqual([
      ['createProfile', { body: { kind: 'player', name: '소금꽃' } }],
      ['assignPlayer', { id: 41, body: { playerId: 88 } }],
      ['approvePass', { id: 41 }],
    ]),
  );
  expect(await screen.findByRole('heading', { name: 'No pending passes' })).toBeVisible();
});

test('says what became of a submission that is not there, and what did not load', async () => {
  const { user } = await open('&id=999');
  expect(await screen.findByRole('heading', { name: 'Submission #999 is not pending' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the first in the queue' }));
  expect(await screen.findByRole('article', { name: 'Glass Meridian' })).toBeVisible();
});

test('a queue that did not load can be asked for again', async () => {
  refuse('pendingPasses', 'BUSY');
  const { user } = await open();
  expect(await screen.findByText(/The server is busy/)).toBeVisible();
  answer('pendingPasses', []);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No pending passes' })).toBeVisible();
});
