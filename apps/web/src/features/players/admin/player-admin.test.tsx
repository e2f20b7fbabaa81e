import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { aPlayer, aPlayerRef } from '../../../testing/catalogue.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answerWith, wire } from '../../../testing/wire.ts';

const players = '/v2/database/players';
const account = {
  id: 9,
  username: 'halcyon7',
  nickname: 'Halcyon',
  avatarUrl: null,
  isRater: false,
  isSuperAdmin: false,
};
const staffFacts = {
  isSubmissionsPaused: false,
  isRatingBanned: false,
  discordId: null,
  discordAvatar: null,
  discordAvatarId: null,
  user: account,
};

/** What the site knows, and what was written to it. */
let player: ReturnType<typeof aPlayer>;
let written: [string, unknown][];
let refusal: { status: number; body: object } | null;
/** Until when answers wait. */
let held: Promise<void> | undefined;

beforeEach(() => {
  player = aPlayer(staffFacts);
  written = [];
  refusal = null;
  held = undefined;
  const remember = async ({ request }: { request: Request }) => {
    const text = await request.text();
    const path = new URL(request.url).pathname.replace('/v2/', '');
    written.push([`${request.method} ${path}`, text === '' ? null : JSON.parse(text)]);
    await held;
    if (refusal) return HttpResponse.json(refusal.body, { status: refusal.status });
    if (text !== '') player = { ...player, ...JSON.parse(text) };
    return HttpResponse.json({
      message: 'done',
      mergeId: 5,
      movedPasses: 1,
      target: aPlayer({ id: 8, name: 'Kept' }),
    });
  };
  const writes = [http.put, http.patch, http.post, http.delete];
  wire.use(
    http.get(`${location.origin}${players}/3`, () => HttpResponse.json(player)),
    ...writes.map((on) => on(`${location.origin}${players}/*`, remember)),
    http.patch(`${location.origin}/v2/admin/users/3/rating-ban`, remember),
  );
  answerWith('get', `${players}/merges`, []);
});

async function open() {
  const app = await renderApp({ path: '/profile/3', viewer: { isSuperAdmin: true } });
  await app.user.click(await screen.findByRole('button', { name: 'Manage player' }));
  return { ...app, dialog: await screen.findByRole('dialog', { name: 'Halcyon_7' }) };
}

test('is there for super admins only', async () => {
  await renderApp({ path: '/profile/3', viewer: {} });
  await screen.findByRole('heading', { name: /Halcyon_7/, level: 1 });
  expect(screen.queryByRole('button', { name: 'Manage player' })).toBeNull();
});

test('closing asks while a name or an id is typed and not saved', async () => {
  const { user, dialog } = await open();
  await user.type(within(dialog).getByRole('textbox', { name: 'Discord ID' }), '12');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(within(dialog).getByRole('textbox', { name: 'Discord ID' })).toHaveValue('12');
  await user.clear(within(dialog).getByRole('textbox', { name: 'Discord ID' }));
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('saves a name that changed, and keeps it, with the reason, when it is refused', async () => {
  const { user, dialog } = await open();
  await expectAccessible();
  const name = within(dialog).getByRole('textbox', { name: 'Name' });
  expect(within(dialog).queryByRole('button', { name: 'Save name' })).toBeNull();
  await user.clear(name);
  expect(within(dialog).getByRole('button', { name: 'Save name' })).toBeDisabled();
  await user.type(name, 'Taken');
  refusal = { status: 409, body: { error: 'no', code: 'PLAYER_EXISTS', message: 'no', details: 'no' } };
  let answer = () => {};
  held = new Promise((resolve) => {
    answer = resolve;
  });
  await user.type(name, '{Enter}');
  await waitFor(() => expect(written).toHaveLength(1));
  // A box that is disabled meanwhile loses the focus.
  expect(name).toBeEnabled();
  await user.type(name, '{Enter}');
  answer();
  expect(await within(dialog).findByText('There is already a player with this name.')).toBeVisible();
  expect(name).toHaveValue('Taken');
  expect(name).toHaveFocus();
  refusal = null;
  await user.type(name, '2{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Taken2' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Japan');
  await user.click(screen.getByRole('button', { name: 'Save country' }));
  await waitFor(() =>
    expect(written).toEqual([
      ['PUT database/players/3/name', { name: 'Taken' }],
      ['PUT database/players/3/name', { name: 'Taken2' }],
      ['PUT database/players/3/country', { country: 'JP' }],
    ]),
  );
});

test('a switch asks first, goes back on cancel, and stays with a refusal', async () => {
  const { user, dialog } = await open();
  const ban = within(dialog).getByRole('switch', { name: 'Banned' });
  await user.click(ban);
  expect(ban).toBeChecked();
  const question = within(dialog).getByRole('group', { name: /^Ban this player/ });
  expect(within(question).getByRole('button', { name: 'Ban' })).toHaveFocus();
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(ban).not.toBeChecked();
  expect(written).toEqual([]);
  await user.click(within(dialog).getByRole('switch', { name: 'Submissions paused' }));
  await user.click(within(dialog).getByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(within(dialog).queryByRole('button', { name: 'Pause' })).toBeNull());
  expect(within(dialog).getByRole('switch', { name: 'Submissions paused' })).toBeChecked();
  refusal = { status: 404, body: { error: 'no', code: 'NO_LINKED_USER', message: 'no' } };
  await user.click(within(dialog).getByRole('switch', { name: 'Banned from rating' }));
  await user.click(within(dialog).getByRole('button', { name: 'Ban from rating' }));
  expect(await within(dialog).findByText('This player has no account.')).toBeVisible();
  expect(written).toEqual([
    ['PATCH database/players/3/pause-submissions', { isSubmissionsPaused: true }],
    ['PATCH admin/users/3/rating-ban', { isRatingBanned: true }],
  ]);
});

test('a player without an account cannot be banned from rating', async () => {
  player = { ...player, user: null };
  const { dialog } = await open();
  expect(within(dialog).getByRole('switch', { name: 'Banned from rating' })).toBeDisabled();
});

test('links a Discord account in two steps', async () => {
  const found = { id: '123456789012345678', username: 'lantern', avatar: 'abc', avatarUrl: null };
  answerWith('get', `${players}/3/discord/123456789012345678`, { discordUser: found });
  const { user, dialog } = await open();
  const id = within(dialog).getByRole('textbox', { name: 'Discord ID' });
  await user.type(id, '12345');
  expect(within(dialog).getByRole('button', { name: 'Validate' })).toBeDisabled();
  await user.tab();
  expect(id).toHaveAccessibleDescription(/A Discord ID has 17 to 20 digits\.$/);
  await user.type(id, '6789012345678{Enter}');
  expect(await within(dialog).findByText('@lantern')).toBeVisible();
  expect(written).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Link' }));
  await waitFor(() =>
    expect(written).toEqual([
      ['PUT database/players/3/discord/123456789012345678', { username: 'lantern', avatar: 'abc' }],
    ]),
  );
  await waitFor(() => expect(id).toHaveValue(''));
});

test('asks for the super admin password when the account is that of a super admin, until it is right', async () => {
  const found = { id: '123456789012345678', username: 'lantern', avatar: 'abc', avatarUrl: null };
  answerWith('get', `${players}/3/discord/123456789012345678`, { discordUser: found });
  const sent: (string | null)[] = [];
  wire.use(
    http.put(`${location.origin}${players}/3/discord/*`, ({ request }) => {
      const password = request.headers.get('x-super-admin-password');
      sent.push(password);
      return password === 'right'
        ? HttpResponse.json({ message: 'done' })
        : HttpResponse.json({ code: 'INVALID_SUPER_ADMIN_PASSWORD', error: 'no' }, { status: 403 });
    }),
  );
  const { user, dialog } = await open();
  await user.type(within(dialog).getByRole('textbox', { name: 'Discord ID' }), `${found.id}{Enter}`);
  await user.click(await within(dialog).findByRole('button', { name: 'Link' }));
  const field = await screen.findByLabelText('Super admin password', { selector: 'input' });
  await user.type(field, 'wrong{Enter}');
  expect(await screen.findByText('Invalid super admin password')).toBeVisible();
  await expectAccessible();
  await user.clear(field);
  await user.type(field, 'right{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Super admin password' })).toBeNull());
  expect(sent).toEqual([null, 'wrong', 'right']);
});

const mergePreview = {
  source: aPlayerRef(),
  target: aPlayerRef({ id: 8, name: 'Kept' }),
  passes: 12,
  sharedLevels: 1,
  submissions: 2,
  pendingSubmissions: 1,
  account: 'closes',
  sourceUser: account,
  ratings: 3,
  discord: 'none',
  bans: ['isRatingBanned'],
};

test('closing asks while the id of a refused merge is typed', async () => {
  answerWith('get', `${players}/3/merge/preview`, mergePreview);
  const { user, dialog } = await open();
  await user.click(within(dialog).getByRole('button', { name: 'Merge into another player' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'I understand' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'ID of the other player' }), '8');
  await within(dialog).findByText('12 passes move');
  refusal = { status: 409, body: { code: 'CONFLICT', message: 'The players changed meanwhile.' } };
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(written).toHaveLength(1));
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close' })).toBeEnabled());
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(within(dialog).getByRole('textbox', { name: 'ID of the other player' })).toHaveValue('8');
});

test('merges after the warning was understood and the target was seen, then shows the leaderboard', async () => {
  answerWith('get', `${players}/3/merge/preview`, mergePreview);
  answerWith('get', '/v2/database/leaderboard', { results: [], count: 0, hasMore: false });
  const { user, dialog, router } = await open();
  await user.click(within(dialog).getByRole('button', { name: 'Merge into another player' }));
  expect(within(dialog).queryByRole('textbox', { name: 'ID of the other player' })).toBeNull();
  await user.click(within(dialog).getByRole('checkbox', { name: 'I understand' }));
  expect(within(dialog).getByRole('button', { name: 'Merge' })).toBeDisabled();
  await user.type(within(dialog).getByRole('textbox', { name: 'ID of the other player' }), '8');
  expect(await within(dialog).findByText('12 passes move')).toBeVisible();
  expect(within(dialog).getByText('2 submissions move (1 pending)')).toBeVisible();
  expect(within(dialog).getByText(/^The account @halcyon7 is closed/)).toBeVisible();
  expect(within(dialog).getByText('The other account cannot rate, as this one cannot')).toBeVisible();
  await expectAccessible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(within(dialog).getByRole('textbox', { name: 'Name' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Merge into another player' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'I understand' }));
  const target = within(dialog).getByRole('textbox', { name: 'ID of the other player' });
  await user.type(target, '8 9');
  expect(target).toBeInvalid();
  expect(target).toHaveAccessibleDescription(/Enter an ID, such as 42\./);
  expect(within(dialog).getByRole('button', { name: 'Merge' })).toBeDisabled();
  await user.clear(target);
  await user.type(target, '＃８');
  await within(dialog).findByText('12 passes move');
  await user.keyboard('{Enter}');
  expect(written).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/leaderboard'));
  expect(written).toEqual([['POST database/players/3/merge', { targetPlayerId: 8 }]]);
  expect(await screen.findByText('Halcyon_7 merged into Kept')).toBeVisible();
});

test('shows the merges into the player, and why one cannot be undone', async () => {
  answerWith('get', `${players}/merges`, [
    {
      mergeId: 5,
      source: { id: 12, name: 'Old me' },
      target: { id: 3, name: 'Halcyon_7' },
      actor: account,
      createdAt: new Date(Date.now() - 86_400_000).toISOString(),
      undoUntil: new Date(Date.now() + 86_400_000).toISOString(),
      undoneAt: null,
      moved: { passes: 4 },
    },
  ]);
  refusal = {
    status: 409,
    body: { error: 'no', code: 'UNDO_BLOCKED', message: 'no', details: 'no', reason: 'NAME_IN_USE' },
  };
  const { user, dialog } = await open();
  const merges = within(dialog).getByRole('region', { name: 'Merged into this player' });
  expect(merges).toHaveTextContent('Old me #124 passes, 1 day ago');
  await user.click(within(merges).getByRole('button', { name: 'Undo' }));
  expect(await within(merges).findByText(/Another player now has the name/)).toBeVisible();
  refusal = null;
  await user.click(within(merges).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Old me is back')).toBeVisible();
});
