import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signOut } from '../../lib/session/token.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, refuse, sent } from '../../testing/wire.ts';
import { aCreator, aLevelWithCredits, aMerge, aPreview, aTeam } from './testing/samples.ts';

const open = (query = '') => renderApp({ path: `/admin/creators${query}`, viewer: { isSuperAdmin: true } });
const page = <T,>(results: T[]) => ({ results, count: results.length, hasMore: false });
const popup = (name: string | RegExp) => screen.findByRole('dialog', { name });

beforeEach(() => {
  answer('levelsAudit', page([aLevelWithCredits()]));
  answer('creators', page([aCreator(), aCreator({ id: 13, name: 'Bramble' })]));
  answer('creator', aCreator(), { id: 12 });
  answer('teams', [aTeam()]);
  answer('creatorMerges', [aMerge()]);
  answer('creatorTotals', { levels: 12, verifiedLevels: 5, creators: 1200, teams: 3, merges: 0 });
});

test('the page says how much there is, and how much of it is checked', async () => {
  await open();
  expect(await screen.findByText('12 levels, 5 verified')).toBeVisible();
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Credits 12', 'Creators 1,200', 'Teams 3', 'Merges 0']);
});

test('others than super admins read why not', async () => {
  await renderApp({ path: '/admin/creators', viewer: { isRater: true } });
  expect(await screen.findByRole('heading', { name: /not for you|denied|access/i })).toBeVisible();
});

test('creators: a new one; a name in use leads to its owner', async () => {
  const { user } = await open('?tab=creators');
  await user.click(await screen.findByRole('button', { name: 'Add creator' }));
  const dialog = await popup('Add a creator');
  const add = within(dialog).getByRole('button', { name: 'Add creator' });
  expect(add).toBeDisabled();
  await user.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Ash');
  const aliases = within(dialog).getByRole('textbox', { name: 'Aliases' });
  await user.click(aliases);
  await user.paste(`soot，${'x'.repeat(201)}`);
  expect(aliases).toBeInvalid();
  expect(aliases).toHaveAccessibleDescription(/Too long, at most 200 characters: “x+…”/);
  expect(add).toBeDisabled();
  await expectAccessible(dialog);
  await user.clear(aliases);
  await user.type(aliases, '灰烬，ashen fox；cinder');
  refuse('newCreator', { error: 'x', code: 'CREATOR_EXISTS', ids: [12] });
  await user.click(add);
  expect(sent).toEqual([['newCreator', { body: { name: 'Ash', aliases: ['灰烬', 'ashen fox', 'cinder'] } }]]);
  await user.click(await within(dialog).findByRole('button', { name: 'Open creator #12' }));
  expect(await popup('Ash')).toBeVisible();
});

test('creator: only what changed is saved, then the popup closes', async () => {
  const { user } = await open('?tab=creators&creator=12');
  const dialog = await popup('Ash');
  const save = await within(dialog).findByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  await user.type(within(dialog).getByRole('textbox', { name: 'New alias' }), 'CINDER');
  expect(within(dialog).getByText('This alias already exists.')).toBeVisible();
  await user.clear(within(dialog).getByRole('textbox', { name: 'New alias' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'New alias' }), 'soot{Enter}');
  await expectAccessible();
  answer('editCreator', aCreator(), { id: 12 });
  await user.click(save);
  expect(await within(dialog).findByText('Creator updated successfully')).toBeVisible();
  expect(sent).toEqual([['editCreator', { id: 12, body: { aliases: ['cinder', 'soot'] } }]]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('creator: another mode asks before what was typed is lost', async () => {
  const { user } = await open('?tab=creators&creator=12');
  const dialog = await popup('Ash');
  const name = await within(dialog).findByRole('textbox', { name: 'Name' });
  await user.type(name, 'ley');
  await user.click(within(dialog).getByRole('radio', { name: 'Discord' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(name).toHaveValue('Ashley');
  await user.click(within(dialog).getByRole('radio', { name: 'Discord' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await within(dialog).findByRole('textbox', { name: 'Discord ID or user ID' })).toBeVisible();
});

test('creator: a user is looked at before it is linked; unlinking asks', async () => {
  const { user } = await open('?tab=creators&creator=12');
  const dialog = await popup('Ash');
  await user.click(within(dialog).getByRole('radio', { name: 'Discord' }));
  const box = await within(dialog).findByRole('textbox', { name: 'Discord ID or user ID' });
  refuse('userByDiscord', 'USER_NOT_FOUND', { discordId: '42' });
  await user.type(box, '42');
  await user.click(within(dialog).getByRole('button', { name: 'Validate' }));
  expect(await within(dialog).findByText('Invalid Discord ID or user not found')).toBeVisible();
  const found = { id: 42, username: 'sorrel', avatarUrl: null, discordId: null };
  answer('userByDiscord', found, { discordId: '42' });
  await user.click(within(dialog).getByRole('button', { name: 'Validate' }));
  expect(await within(dialog).findByText('@sorrel')).toBeVisible();
  answer('linkCreator', aCreator(), { id: 12, discordId: '42' });
  await user.click(within(dialog).getByRole('button', { name: 'Link' }));
  expect(await within(dialog).findByText('Discord info updated successfully')).toBeVisible();
});

test('creator: what a merge moves is shown before it is confirmed', async () => {
  const { user } = await open('?tab=creators&creator=12');
  const dialog = await popup('Ash');
  await user.click(within(dialog).getByRole('radio', { name: 'Merge' }));
  answer('previewCreatorMerge', aPreview());
  await user.type(await within(dialog).findByRole('combobox', { name: 'Merge into' }), 'b');
  await user.click(await screen.findByRole('option', { name: /Bramble/ }));
  const moves = await within(dialog).findByRole('region', { name: 'What will move' });
  expect(within(moves).getByText('3 credits (the target already has 1 of them)')).toBeVisible();
  expect(within(moves).getByText('2 credit requests (1 of them is pending)')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Merge…' }));
  const asking = await screen.findByRole('alertdialog', { name: 'Merge Ash into Bramble?' });
  expect(within(asking).getByText('New aliases: Ash, cinder')).toBeVisible();
  answer('mergeCreators', { message: 'ok', mergeId: 4, creator: aCreator({ id: 13 }) });
  await user.click(within(asking).getByRole('button', { name: 'Merge creators' }));
  expect(await within(dialog).findByText('Creators merged successfully')).toBeVisible();
  expect(sent).toEqual([['mergeCreators', { body: { sourceId: 12, targetId: 13 } }]]);
});

test('creator: a merge waits, and what it moves is out of sight, after the session ended', async () => {
  const { user } = await open('?tab=creators&creator=12');
  const dialog = await popup('Ash');
  await user.click(within(dialog).getByRole('radio', { name: 'Merge' }));
  answer('previewCreatorMerge', aPreview());
  await user.type(await within(dialog).findByRole('combobox', { name: 'Merge into' }), 'b');
  await user.click(await screen.findByRole('option', { name: /Bramble/ }));
  const moves = await within(dialog).findByRole('region', { name: 'What will move' });
  act(signOut);
  expect(await within(dialog).findByText('Your session has ended')).toBeVisible();
  expect(moves.closest('.hidden')).not.toBeNull();
  expect(within(dialog).getByRole('button', { name: 'Merge…' })).toBeDisabled();
});

test('creator: splits into names with roles, two rows at least', async () => {
  const { user } = await open('?tab=creators&creator=12');
  const dialog = await popup('Ash');
  await user.click(within(dialog).getByRole('radio', { name: 'Split' }));
  const ask = await within(dialog).findByRole('button', { name: 'Split…' });
  expect(ask).toBeDisabled();
  expect(within(dialog).queryByRole('button', { name: 'Remove name 1' })).toBeNull();
  await user.type(within(dialog).getByRole('textbox', { name: 'Name 1' }), 'One');
  await user.type(within(dialog).getByRole('textbox', { name: 'Name 2' }), 'one');
  expect(ask).toBeDisabled();
  await user.type(within(dialog).getByRole('textbox', { name: 'Name 2' }), ' more');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Role 2' }), 'vfxer');
  await user.click(ask);
  const asking = await screen.findByRole('alertdialog', { name: 'Split Ash?' });
  answer('splitCreator', { message: 'ok', newCreators: [] });
  await user.click(within(asking).getByRole('button', { name: 'Split creator' }));
  expect(await within(dialog).findByText('Creator split successfully')).toBeVisible();
  expect(sent).toEqual([
    ['splitCreator', { body: { creatorId: 12, newNames: ['One', 'one more'], roles: [null, 'vfxer'] } }],
  ]);
});

test('creator: levels open in a new tab', async () => {
  const { user } = await open('?tab=creators&creator=12');
  const dialog = await popup('Ash');
  await user.click(within(dialog).getByRole('radio', { name: 'Levels' }));
  const link = await within(dialog).findByRole('link', { name: /Night Ferry/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('href', '/levels/5');
});

test('a popup cuts a long name in its title and keeps the whole of it as its name', async () => {
  const name = 'The International Committee for the Preservation of Unreasonably Long Team Names';
  answer('team', aTeam({ name }), { id: 3 });
  await open('?tab=teams&team=3');
  expect(await popup(name)).toHaveTextContent('The International Committee for the Pre…');
});

test('teams: members and description are changed at once', async () => {
  answer('team', aTeam(), { id: 3 });
  const { user } = await open('?tab=teams');
  await user.click(await screen.findByRole('button', { name: 'Manage Kettle' }));
  const dialog = await popup('Kettle');
  await expectAccessible();
  await user.click(await within(dialog).findByRole('button', { name: 'Remove member Ash' }));
  answer('searchCreators', [aCreator({ id: 13, name: 'Bramble' })], { query: 'bram' });
  await user.type(within(dialog).getByRole('combobox', { name: 'Find a creator' }), 'bram');
  await user.click(await screen.findByRole('option', { name: /Bramble/ }));
  const description = within(dialog).getByRole('textbox', { name: 'Description' });
  await user.clear(description);
  await user.type(description, ' green tea ');
  answer('editTeam', aTeam(), { id: 3 });
  await user.click(within(dialog).getByRole('button', { name: 'Save team' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([['editTeam', { id: 3, body: { description: 'green tea', members: [13] } }]]);
});

test('teams: a new one needs a name', async () => {
  const { user } = await open('?tab=teams');
  await user.click(await screen.findByRole('button', { name: 'New team' }));
  const dialog = await screen.findByRole('dialog');
  const save = within(dialog).getByRole('button', { name: 'Save team' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Description' }), 'tea');
  expect(within(dialog).getByText('A name is required.')).toBeVisible();
  expect(save).toBeDisabled();
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), ' Kiln ');
  answer('newTeam', aTeam());
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([['newTeam', { body: { name: 'Kiln', description: 'tea' } }]]);
});

test('teams: more of them come on request', async () => {
  answer('teams', ({ offset }) => {
    const ids = offset === 0 ? Array.from({ length: 100 }, (_, index) => index + 1) : [101];
    return ids.map((id) => aTeam({ id, name: `Team ${id}` }));
  });
  const { user } = await open('?tab=teams');
  expect(await screen.findByText('Team 100')).toBeVisible();
  expect(screen.queryByText('Team 101')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Team 101')).toBeVisible();
  expect(await screen.findByText('101 teams')).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('merges: an undo says what blocks it, and brings the creator back', async () => {
  const { user } = await open('?tab=merges');
  await user.click(await screen.findByRole('button', { name: 'Undo the merge of Ash into Bramble' }));
  await expectAccessible();
  const asking = await screen.findByRole('alertdialog', { name: 'Undo this merge?' });
  const confirm = () => user.click(within(asking).getByRole('button', { name: 'Undo merge' }));
  refuse(
    'undoCreatorMerge',
    { error: 'x', code: 'UNDO_BLOCKED', reason: 'CREDITS_CHANGED', ids: [5, 6] },
    { mergeId: 4 },
  );
  await confirm();
  expect(await within(asking).findByText('The credits of 2 levels have changed since: #5, #6')).toBeVisible();
  answer(
    'undoCreatorMerge',
    () => {
      answer('creatorMerges', [aMerge({ undoneAt: '2026-02-03T00:00:00.000Z' })]);
      return { message: 'ok', creator: aCreator(), target: aCreator({ id: 13 }) };
    },
    { mergeId: 4 },
  );
  await confirm();
  expect(await screen.findByText('Undone')).toBeVisible();
});
