import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { aLevel, aPlayerRef } from '../../../testing/catalogue.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer, refuse, sent } from '../../../testing/wire.ts';
import { aPendingLevel, aPendingPass } from '../testing/samples.ts';

const levels = [
  aPendingLevel({
    id: 1,
    status: 'declined',
    queuePosition: null,
    song: 'Glass Meridian',
    artist: 'Orrin Vale',
    diff: 'G14',
    videoLink: '',
    declineReason: 'No video',
    createdAt: '2026-01-01T00:00:00Z',
    teamRequestData: {
      id: 2,
      role: 'team',
      teamId: null,
      teamName: 'Tideline',
      isNewRequest: true,
      team: null,
    },
  }),
  aPendingLevel({ id: 2, status: 'approved', levelId: 5, createdAt: '2026-01-03T00:00:00Z' }),
];
const passes = [
  aPendingPass({
    id: 1,
    queuePosition: 3,
    level: aLevel({ song: 'Tide' }),
    createdAt: '2026-01-02T00:00:00Z',
  }),
];

const open = (path = '/submission/mine') => renderApp({ path, viewer: {} });

test('lists what was submitted, newest first, with status, place and reason', async () => {
  answer('mySubmissions', { levels, passes });
  const { user, router } = await open();
  const rows = within(await screen.findByRole('list', { name: 'My submissions' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Night FerryAllowed/),
    expect.stringMatching(/554\.07.*TidePendingPosition 3/),
    expect.stringMatching(/Glass MeridianDeclined.*Reason: No video/),
  ]);
  expect(screen.getByRole('link', { name: 'Night Ferry' })).toHaveAttribute('href', '/levels/5');
  await expectAccessible();

  const kinds = within(screen.getByRole('radiogroup', { name: 'Show' }));
  await user.click(kinds.getByRole('radio', { name: 'All 3' }));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(screen.getAllByText(/Tide|Glass|Ferry/)).toHaveLength(1));
  expect(router.state.location.search).toEqual({ kind: 'passes' });
  const statuses = within(screen.getByRole('radiogroup', { name: 'Status' }));
  await user.click(statuses.getByRole('radio', { name: 'Declined 0' }));
  expect(await screen.findByText('No submission has this status')).toBeVisible();
  expect(router.state.location.search).toEqual({ kind: 'passes', status: 'declined' });
});

test.each([
  [false, '/passes/91'],
  [true, '/levels/5'],
])('an allowed pass of a player who is banned (%s) leads to what opens', async (isBanned, href) => {
  const row = aPendingPass({
    status: 'approved',
    levelId: 5,
    passId: 91,
    assignedPlayer: aPlayerRef({ isBanned }),
  });
  answer('mySubmissions', { levels: [], passes: [row] });
  await open();
  expect(await screen.findByRole('link', { name: row.level.song })).toHaveAttribute('href', href);
});

test('nothing yet leads to the forms', async () => {
  answer('mySubmissions', { levels: [], passes: [] });
  await open();
  const empty = (await screen.findByRole('heading', { name: 'No submissions yet' })).parentElement!;
  expect(within(empty).getByRole('link', { name: 'Submit' })).toHaveAttribute('href', '/submission');
});

test('a kind of which there is nothing says so', async () => {
  answer('mySubmissions', { levels, passes: [] });
  await open('/submission/mine?kind=passes');
  expect(await screen.findByText('No submissions of this kind')).toBeVisible();
});

test('a list that does not load can be asked for again', async () => {
  refuse('mySubmissions', 'BUSY');
  const { user } = await open('/submission/mine?kind=levels');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer('mySubmissions', { levels, passes });
  await user.click(retry);
  expect(await screen.findByText('Glass Meridian')).toBeVisible();
  expect(screen.queryByText('Tide')).toBeNull();
});

test('what is pending is withdrawn after a question', async () => {
  answer('mySubmissions', { levels: [], passes });
  answer('withdrawSubmission', () => {
    answer('mySubmissions', {
      levels: [],
      passes: passes.map((row) => ({ ...row, status: 'withdrawn', queuePosition: null })),
    });
    return { message: 'ok' };
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw this pass?' });
  await expectAccessible();
  await user.click(within(question).getByRole('button', { name: 'Keep' }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByRole('button', { name: 'Edit and submit again' })).toBeVisible();
  expect(sent).toEqual([['withdrawSubmission', { type: 'pass', id: 1 }]]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('what somebody decided meanwhile says so', async () => {
  answer('mySubmissions', { levels: [], passes });
  refuse('withdrawSubmission', 'NOT_PENDING', { type: 'pass', id: 1 });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('This submission is no longer pending.')).toBeVisible();
});

test('a declined level fills its form again, and asks before it replaces a draft', async () => {
  answer('mySubmissions', { levels: levels.slice(0, 1), passes: [] });
  answer('difficulties', []);
  answer('formDuplicates', { duplicates: [] });
  localStorage.setItem('draft:level:7', JSON.stringify({ song: 'Unsent' }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit and submit again' }));
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Replace your draft?' })).getByRole('button', {
      name: 'Replace draft',
    }),
  );
  expect(await screen.findByRole('textbox', { name: /^Song/ })).toHaveValue('Glass Meridian');
  const values = [/^Artist/, /^Difficulty/, 'Download link'].map(
    (name) => screen.getByRole<HTMLInputElement>('textbox', { name }).value,
  );
  expect(values).toEqual(['Orrin Vale', 'G14', 'https://files.example/31.zip']);
  expect(screen.getByRole('combobox', { name: /^Charter/ })).toHaveValue('Sorrel');
  expect(screen.getByRole('combobox', { name: /^Team/ })).toHaveValue('Tideline');
  expect(screen.getByText('New profiles')).toBeVisible();
});
