import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { inTimeZone } from '../../testing/time-zone.ts';
import { answer, asked, refuse } from '../../testing/wire.ts';

const admin = {
  id: 7,
  username: 'halcyon7',
  nickname: 'Halcyon',
  avatarUrl: null,
  isRater: true,
  isSuperAdmin: true,
};
const rating = { discordUsername: null, player: { pfp: null } };
const viewer = { isSuperAdmin: true };
let rows: object[];

const entry = (fields: object = {}) => ({
  id: 1,
  at: new Date(Date.now() - 3_600_000).toISOString(),
  actor: admin,
  action: 'level.edit',
  subject: { type: 'level', id: 12, title: 'Glass Meridian' },
  before: { diffId: 26, toRate: true },
  after: { diffId: 4711, toRate: false },
  reason: 'voted',
  ...fields,
});

beforeEach(() => {
  rows = [entry()];
  answer('raters', [
    { ...admin, ...rating },
    { ...admin, ...rating, id: 8, username: 'rater', isSuperAdmin: false },
  ]);
  answer('log', () => ({ results: rows, count: 95, hasMore: true, names }));
});

const names = {
  level: {},
  player: { 9: 'New me' },
  creator: { 21: 'Koralik' },
  team: { 4: 'Samovar' },
  user: { 7: 'halcyon7' },
  difficulty: { 26: 'G6' },
};

const open = (query = '') => renderApp({ path: `/admin/log${query}`, viewer });

test('says who did what, with both sides of every fact and a link to the subject', async () => {
  rows = [
    entry(),
    entry({
      id: 2,
      actor: null,
      action: 'player.merge',
      subject: { type: 'player', id: 3, title: 'Old me' },
      before: { playerId: 3 },
      after: { playerId: 9, someNewFact: ['a', 'b'], note: null },
      reason: '',
    }),
    entry({ id: 3, action: 'reference.replaceAll', subject: { type: 'reference', id: null, title: 'G1' } }),
    entry({
      id: 4,
      action: 'levelSubmission.addRequest',
      subject: { type: 'levelSubmission', id: 6, title: 'Echo' },
      before: null,
      after: { role: 'charter', requestId: 31 },
      reason: '',
    }),
  ];
  await open();
  const list = await screen.findByRole('list', { name: 'Change log' });
  const [edit, merge, other, review] = within(list).getAllByRole('listitem');
  expect(edit).toHaveTextContent('EditedlevelGlass Meridian#12');
  expect(within(edit!).getByRole('link', { name: 'Glass Meridian' })).toHaveAttribute('href', '/levels/12');
  await waitFor(() => expect(edit).toHaveTextContent('difficultybefore: G6after: #4711'));
  expect(edit).toHaveTextContent('being ratedbefore: yesafter: no');
  expect(edit).toHaveTextContent('Reason: voted');
  expect(merge).toHaveTextContent("the server's command line");
  expect(within(merge!).getByRole('link', { name: 'New me' })).toHaveAttribute('href', '/profile/9');
  expect(merge).toHaveTextContent('some new factafter: a, b');
  expect(within(merge!).getByRole('link', { name: /to undo/ })).toHaveAttribute(
    'href',
    '/profile/9?manage=1',
  );
  expect(other).toHaveTextContent('replace all');
  expect(review).toHaveTextContent('Credit request addedlevel submissionEcho');
  expect(review).toHaveTextContent('roleafter: charterrequestafter: #31');
  await expectAccessible();
});

test('has names for ids and words for codes', async () => {
  rows = [
    entry({
      action: 'level.credits',
      before: { isVerified: false, credits: [] },
      after: {
        isVerified: true,
        credits: [
          { creatorId: 21, name: 'Koralik', role: 'charter', isVerified: true },
          { creatorId: 22, name: 'Sorrel', role: 'vfxer', isVerified: false },
        ],
      },
    }),
    entry({ id: 2, action: 'level.team', before: { teamId: null }, after: { teamId: 4, members: [21, 99] } }),
    entry({
      id: 3,
      action: 'passSubmission.decline',
      subject: { type: 'passSubmission', id: 8, title: 'Echo' },
      before: { status: 'pending' },
      after: { status: 'declined' },
    }),
    entry({ id: 4, action: 'creator.unlink', before: { userId: 7 }, after: { userId: null } }),
  ];
  await open();
  const [credits, team, declined, unlinked] = within(
    await screen.findByRole('list', { name: 'Change log' }),
  ).getAllByRole('listitem');
  expect(credits).toHaveTextContent('creditsbefore: -after: Koralik (charter, verified), Sorrel (vfxer)');
  expect(team).toHaveTextContent('teambefore: -after: Samovar');
  expect(team).toHaveTextContent('membersafter: Koralik, #99');
  expect(declined).toHaveTextContent('statusbefore: pendingafter: declined');
  expect(unlinked).toHaveTextContent('userbefore: @halcyon7after: -');
});

test('leaves claims out until they are asked for', async () => {
  const { user, router } = await open();
  await screen.findByRole('list', { name: 'Change log' });
  expect(asked('log').at(-1)?.claims).toBe('hide');
  await user.click(screen.getByRole('checkbox', { name: 'Show claims' }));
  await waitFor(() => expect(asked('log').at(-1)?.claims).toBe('show'));
  expect(router.state.location.searchStr).toBe('?claims=1');
});

test('says what an edit did to passes and standings, naming who moved most', async () => {
  const player = (id: number) => ({
    id,
    name: `Player ${id}`,
    rankedScoreBefore: 1000,
    rankedScoreAfter: 900,
    rankBefore: 4,
    rankAfter: id === 1 ? 4 : 6,
  });
  const effect = { rescoredPasses: 12, players: [1, 2, 3, 4, 5, 6, 7].map(player) };
  rows = [entry({ after: { baseScore: 90, effect } })];
  await open();
  const row = await screen.findByText(/12 passes rescored/);
  expect(row).toHaveTextContent('Player 1: 1,000.00 → 900.00Player 2: 1,000.00 → 900.00 (#4 → #6)');
  expect(row).toHaveTextContent('and 2 others');
  expect(row).not.toHaveTextContent('Player 6');
});

test('narrows by actor and subject, in the address, from the first page on', async () => {
  const { user, router } = await open('?page=3');
  await screen.findByRole('list', { name: 'Change log' });
  expect(asked('log').at(-1)).toEqual({ limit: 30, offset: 60, claims: 'hide' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'By' }), '@halcyon7');
  expect(screen.queryByRole('option', { name: '@rater' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Of' }), 'level');
  const id = screen.getByRole('textbox', { name: 'ID' });
  await user.type(id, '1/2{Enter}');
  expect(id).toHaveAccessibleDescription('Enter an ID, such as 42.');
  await user.clear(id);
  await user.type(id, '１２{Enter}');
  await screen.findByRole('list', { name: 'Change log' });
  expect(asked('log').at(-1)).toEqual({
    limit: 30,
    offset: 0,
    claims: 'hide',
    actor: 7,
    subject: 'level:12',
  });
  expect(router.state.location.searchStr).toBe('?actor=7&type=level&id=12');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(router.state.location.searchStr).toBe('?actor=7&type=level&id=12&page=2');
});

test('says that nothing matches and shows everything again', async () => {
  rows = [];
  const { user, router } = await open('?actor=99');
  expect(await screen.findByText('No changes match')).toBeVisible();
  expect(screen.getByRole('option', { name: '#99' })).toBeInTheDocument();
  rows = [entry()];
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  await screen.findByRole('list', { name: 'Change log' });
  expect(router.state.location.searchStr).toBe('');
});

test('is refused to everyone else, and says what failed', async () => {
  refuse('log', 'BUSY');
  await open();
  expect(await screen.findByText('The server is busy. Try again in a moment.')).toBeVisible();
});

test('names every field of an edit in words', async () => {
  rows = [
    entry({
      before: { dlLink: 'a', is12K: true, lPerfect: 3 },
      after: { dlLink: 'b', is12K: false, lPerfect: 4 },
    }),
  ];
  await open();
  const names = within(await screen.findByRole('list', { name: 'Change log' })).getAllByRole('term');
  expect(names.map(({ textContent }) => textContent)).toEqual(['download link', '12K', 'late perfect']);
});

test('writes a day as that day in every time zone', async () => {
  inTimeZone('America/New_York');
  rows = [
    entry({
      before: { vidUploadTime: '2026-11-20' },
      after: { vidUploadTime: '2026-11-21T02:00:00.000Z' },
    }),
  ];
  await open();
  const list = await screen.findByRole('list', { name: 'Change log' });
  expect(list).toHaveTextContent(/Nov 20, 2026(?!,).*Nov 20, 2026, 9:00/);
});

test("names each day of the reader once, and has every entry's time of day", async () => {
  inTimeZone('America/New_York');
  rows = [
    entry({ id: 3, at: '2026-11-22T03:30:00.000Z' }),
    entry({ id: 2, at: '2026-11-21T18:05:00.000Z' }),
    entry({ id: 1, at: '2026-11-21T04:59:00.000Z' }),
  ];
  await open();
  const list = within(await screen.findByRole('list', { name: 'Change log' }));
  const days = list.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(days).toEqual(['Saturday, November 21, 2026', 'Friday, November 20, 2026']);
  const times = list.getAllByRole('listitem').map((row) => row.querySelector('time')?.textContent);
  expect(times).toEqual(['10:30 PM', '1:05 PM', '11:59 PM']);
});
