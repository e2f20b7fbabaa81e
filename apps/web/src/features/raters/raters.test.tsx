import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { aPlayerRef } from '../../testing/catalogue.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, refuse, sent } from '../../testing/wire.ts';

const account = { id: '123456789012345678', username: 'lantern', avatar: null, avatarUrl: null };
const aUser = (fields: object = {}) => ({
  id: 20,
  discordId: null,
  discordUsername: null,
  username: 'zed',
  nickname: 'Zed',
  isSuperAdmin: false,
  isRater: true,
  isRatingBanned: false,
  avatarUrl: null,
  player: aPlayerRef(),
  ...fields,
});
const self = aUser({ id: 7, username: 'halcyon7', nickname: 'Halcyon_7', isSuperAdmin: true });

beforeEach(() => {
  answer('raters', []);
  answer('managedUsers', ({ search }) => {
    const found = [aUser({ id: 31, username: 'mara', nickname: 'Mara', isRater: false, player: null })];
    return search === undefined ? [self, aUser()] : search === 'mar' ? found : [];
  });
});

async function open() {
  const app = await renderApp({ path: '/about', viewer: { isSuperAdmin: true } });
  await app.user.click(await screen.findByRole('button', { name: 'Manage raters' }));
  const dialog = await screen.findByRole('dialog', { name: 'Raters and super admins' });
  await within(dialog).findByText('Zed');
  const choose = async (name: string, action: string) => {
    await app.user.click(within(dialog).getByRole('button', { name: `Roles of ${name}` }));
    await app.user.click(await screen.findByRole('menuitem', { name: action }));
  };
  return { ...app, dialog, in: within(dialog), choose };
}
const question = (name: string) => screen.findByRole('alertdialog', { name });

describe('the management of raters', () => {
  test('is for super admins', async () => {
    await renderApp({ path: '/about', viewer: { isRater: true } });
    await screen.findByText('No raters yet');
    expect(screen.queryByRole('button', { name: 'Manage raters' })).toBeNull();
  });

  test('marks the roles, and takes that of a rater after a question', async () => {
    const { user, dialog, in: popup, choose } = await open();
    const [first, second] = popup.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Halcyon_7@halcyon7Super adminRater/);
    expect(second).toHaveTextContent(/Zed@zedRater$/);
    await expectAccessible(dialog);
    await choose('Zed', 'Remove rater');
    answer('revokeRole', { message: 'ok', user: aUser({ isRater: false }) });
    const asked = await question('Remove Zed from the raters?');
    await user.click(within(asked).getByRole('button', { name: 'Remove rater' }));
    expect(await screen.findByText('Zed is no longer a rater')).toBeVisible();
    expect(sent).toEqual([['revokeRole', { body: { userId: 20, role: 'rater' } }]]);
  });

  test('asks for the password where it is needed, and keeps open when it is wrong', async () => {
    const { user, in: popup, choose } = await open();
    const password = popup.getByLabelText('Super admin password');
    await choose('Zed', 'Make super admin');
    expect(password).toHaveAccessibleDescription(/Enter the super admin password/);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.type(password, 'wrong');
    await choose('Zed', 'Make super admin');
    const wrong = 'Invalid super admin password';
    refuse('grantRole', 'INVALID_SUPER_ADMIN_PASSWORD');
    let asked = await question('Make Zed a super admin?');
    await user.click(within(asked).getByRole('button', { name: 'Make super admin' }));
    await waitFor(() => expect(password).toHaveAccessibleDescription(new RegExp(wrong)));
    // Beside the person as well.
    expect(popup.getAllByText(wrong)).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.clear(password);
    await user.type(password, 'right');
    await choose('Zed', 'Make super admin');
    answer('grantRole', { message: 'ok', user: aUser({ isSuperAdmin: true }) });
    asked = await question('Make Zed a super admin?');
    await user.click(within(asked).getByRole('button', { name: 'Make super admin' }));
    expect(await screen.findByText('Zed is now a super admin')).toBeVisible();
    const body = { userId: 20, role: 'superadmin' };
    expect(sent).toEqual([
      ['grantRole', { body: { ...body, superAdminPassword: 'wrong' } }],
      ['grantRole', { body: { ...body, superAdminPassword: 'right' } }],
    ]);
  });

  test('says why the last super admin stays, and closes after giving up the own role', async () => {
    const { user, in: popup, choose } = await open();
    await user.type(popup.getByLabelText('Super admin password'), 'right');
    await choose('Halcyon_7', 'Demote super admin');
    refuse('revokeRole', 'LAST_SUPER_ADMIN');
    let asked = await question('Demote Halcyon_7?');
    expect(asked).toHaveTextContent('This is you');
    await user.click(within(asked).getByRole('button', { name: 'Demote super admin' }));
    expect(
      await screen.findByText('Failed to change the super admin: This is the last super admin.'),
    ).toBeVisible();
    await choose('Halcyon_7', 'Demote super admin');
    answer('revokeRole', { message: 'ok', user: { ...self, isSuperAdmin: false } });
    asked = await question('Demote Halcyon_7?');
    await user.click(within(asked).getByRole('button', { name: 'Demote super admin' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('finds anyone by name and makes a rater', async () => {
    const { user, in: popup } = await open();
    await user.type(popup.getByRole('searchbox', { name: 'Search' }), 'mar');
    answer('grantRole', { message: 'ok', user: aUser({ id: 31, nickname: 'Mara' }) });
    await user.click(await popup.findByRole('button', { name: 'Make rater, Mara' }));
    expect(await screen.findByText('Mara is now a rater')).toBeVisible();
    expect(sent).toEqual([['grantRole', { body: { userId: 31, role: 'rater' } }]]);
    await user.type(popup.getByRole('searchbox', { name: 'Search' }), 'x');
    expect(await popup.findByText('Nothing found')).toBeVisible();
  });

  test('adds by Discord id in two steps', async () => {
    const { user, in: popup } = await open();
    const id = popup.getByLabelText('Discord ID');
    await user.type(id, '12{Enter}');
    expect(id).toHaveAccessibleDescription('A Discord ID has 17 to 20 digits.');
    await user.clear(id);
    // As a Chinese keyboard may write them.
    await user.type(
      id,
      account.id.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
    );
    expect(id).toHaveValue(account.id);
    refuse('discordAccount', 'DISCORD_USER_NOT_FOUND', { discordId: account.id });
    await user.click(popup.getByRole('button', { name: 'Validate' }));
    await waitFor(() =>
      expect(id).toHaveAccessibleDescription(
        'Failed to fetch Discord user: This Discord account does not exist.',
      ),
    );
    answer('discordAccount', account, { discordId: account.id });
    await user.click(popup.getByRole('button', { name: 'Validate' }));
    expect(await popup.findByText('@lantern')).toBeVisible();
    refuse('grantRole', 'USER_NOT_FOUND');
    await user.click(popup.getByRole('button', { name: 'Add rater' }));
    await waitFor(() =>
      expect(id).toHaveAccessibleDescription('Nobody has signed in here with this Discord account.'),
    );
    answer('grantRole', { message: 'ok', user: aUser({ nickname: 'Lantern' }) });
    await user.click(popup.getByRole('button', { name: 'Add rater' }));
    expect(await screen.findByText('Lantern is now a rater')).toBeVisible();
    expect(id).toHaveValue('');
    expect(sent.at(-1)).toEqual(['grantRole', { body: { discordId: account.id, role: 'rater' } }]);
  });
});
