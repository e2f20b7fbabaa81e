import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { aPlayer, aPlayerRef, aStanding } from '../../../testing/catalogue.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer, problem, refusal, sent } from '../../../testing/wire.ts';

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

/** What the site knows. */
let player: ReturnType<typeof aPlayer>;
/** What writes are answered until it is null. */
let refused: Response | null;
/** Until when answers wait. */
let held: Promise<void> | undefined;

const writes = [
  'renamePlayer',
  'setPlayerCountry',
  'banPlayer',
  'pauseSubmissions',
  'banFromRating',
  'linkPlayerDiscord',
  'mergePlayer',
  'undoPlayerMerge',
] as const;

beforeEach(() => {
  player = aPlayer(staffFacts);
  refused = null;
  held = undefined;
  answer('player', () => player, { id: 3 });
  answer('playerStanding', aStanding());
  answer('difficulties', []);
  const write = async (given: object) => {
    await held;
    if (refused) return refused;
    if ('body' in given) player = { ...player, ...(given.body as object) };
    return { message: 'done', mergeId: 5, movedPasses: 1, target: aPlayer({ id: 8, name: 'Kept' }) };
  };
  for (const name of writes) answer(name, write);
  answer('playerMerges', []);
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
  refused = refusal(problem('PLAYER_EXISTS', { details: 'no' }));
  let goOn = () => {};
  held = new Promise((resolve) => {
    goOn = resolve;
  });
  await user.type(name, '{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  // A box that is disabled meanwhile loses the focus.
  expect(name).toBeEnabled();
  await user.type(name, '{Enter}');
  goOn();
  expect(await within(dialog).findByText('There is already a player with this name.')).toBeVisible();
  expect(name).toHaveValue('Taken');
  expect(name).toHaveFocus();
  refused = null;
  await user.type(name, '2{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Taken2' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Japan');
  await user.click(screen.getByRole('button', { name: 'Save country' }));
  await waitFor(() =>
    expect(sent).toEqual([
      ['renamePlayer', { id: 3, body: { name: 'Taken' } }],
      ['renamePlayer', { id: 3, body: { name: 'Taken2' } }],
      ['setPlayerCountry', { id: 3, body: { country: 'JP' } }],
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
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('switch', { name: 'Submissions paused' }));
  await user.click(within(dialog).getByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(within(dialog).queryByRole('button', { name: 'Pause' })).toBeNull());
  expect(within(dialog).getByRole('switch', { name: 'Submissions paused' })).toBeChecked();
  refused = refusal('NO_LINKED_USER');
  await user.click(within(dialog).getByRole('switch', { name: 'Banned from rating' }));
  await user.click(within(dialog).getByRole('button', { name: 'Ban from rating' }));
  expect(await within(dialog).findByText('This player has no account.')).toBeVisible();
  expect(sent).toEqual([
    ['pauseSubmissions', { id: 3, body: { isSubmissionsPaused: true } }],
    ['banFromRating', { playerId: 3, body: { isRatingBanned: true } }],
  ]);
});

test('a player without an account cannot be banned from rating', async () => {
  player = { ...player, user: null };
  const { dialog } = await open();
  expect(within(dialog).getByRole('switch', { name: 'Banned from rating' })).toBeDisabled();
});

test('links a Discord account in two steps', async () => {
  const found = { id: '123456789012345678', username: 'lantern', avatar: 'abc', avatarUrl: null };
  answer('findDiscordForPlayer', { discordUser: found }, { id: 3, discordId: found.id });
  const { user, dialog } = await open();
  const id = within(dialog).getByRole('textbox', { name: 'Discord ID' });
  await user.type(id, '12345');
  expect(within(dialog).getByRole('button', { name: 'Validate' })).toBeDisabled();
  await user.tab();
  expect(id).toHaveAccessibleDescription(/A Discord ID has 17 to 20 digits\.$/);
  await user.type(id, '6789012345678{Enter}');
  expect(await within(dialog).findByText('@lantern')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Link' }));
  await waitFor(() =>
    expect(sent).toEqual([
      ['linkPlayerDiscord', { id: 3, discordId: found.id, body: { username: 'lantern', avatar: 'abc' } }],
    ]),
  );
  await waitFor(() => expect(id).toHaveValue(''));
});

test('asks for the super admin password when the account is that of a super admin, until it is right', async () => {
  const found = { id: '123456789012345678', username: 'lantern', avatar: 'abc', avatarUrl: null };
  answer('findDiscordForPlayer', { discordUser: found }, { id: 3, discordId: found.id });
  const passwords: (string | null)[] = [];
  answer(
    'linkPlayerDiscord',
    (_given, request) => {
      const password = request.headers.get('x-super-admin-password');
      passwords.push(password);
      return password === 'right' ? { message: 'done' } : refusal('INVALID_SUPER_ADMIN_PASSWORD');
    },
    { id: 3 },
  );
  const { user, dialog } = await open();
  await user.type(within(dialog).getByRole('textbox', { name: 'Discord ID' }), `${found.id}{Enter}`);
  await user.click(await within(dialog).findByRole('button', { name: 'Link' }));
  const field = await screen.findByLabelText('Super admin password', { selector: 'input' });
  await user.type(field, 'wrong{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Invalid super admin password/));
  await expectAccessible();
  await user.clear(field);
  await user.type(field, 'right{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Super admin password' })).toBeNull());
  expect(passwords).toEqual([null, 'wrong', 'right']);
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
  answer('previewPlayerMerge', mergePreview, { id: 3 });
  const { user, dialog } = await open();
  await user.click(within(dialog).getByRole('button', { name: 'Merge into another player' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'I understand' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'ID of the other player' }), '8');
  await within(dialog).findByText('12 passes move');
  refused = refusal(problem('CONFLICT', { message: 'The players changed meanwhile.' }), 409);
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close' })).toBeEnabled());
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(within(dialog).getByRole('textbox', { name: 'ID of the other player' })).toHaveValue('8');
});

test('merges after the warning was understood and the target was seen, then shows the leaderboard', async () => {
  answer('previewPlayerMerge', mergePreview, { id: 3 });
  answer('leaderboard', { results: [], count: 0, hasMore: false });
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
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/leaderboard'));
  expect(sent).toEqual([['mergePlayer', { id: 3, body: { targetPlayerId: 8 } }]]);
  expect(await screen.findByText('Halcyon_7 merged into Kept')).toBeVisible();
});

test('shows the merges into the player, and why one cannot be undone', async () => {
  answer('playerMerges', [
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
  refused = refusal(problem('UNDO_BLOCKED', { details: 'no', reason: 'NAME_IN_USE' }));
  const { user, dialog } = await open();
  const merges = within(dialog).getByRole('region', { name: 'Merged into this player' });
  expect(merges).toHaveTextContent('Old me #124 passes · 1 day ago');
  await user.click(within(merges).getByRole('button', { name: 'Undo' }));
  expect(await within(merges).findByText(/Another player now has the name/)).toBeVisible();
  refused = null;
  await user.click(within(merges).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Old me is back')).toBeVisible();
});
