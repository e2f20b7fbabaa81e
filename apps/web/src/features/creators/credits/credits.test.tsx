import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer, asked, refuse, sent } from '../../../testing/wire.ts';
import { aCreator, aLevelWithCredits, aTeam } from '../testing/samples.ts';

const open = (query = '') => renderApp({ path: `/admin/creators${query}`, viewer: { isSuperAdmin: true } });
const page = <T,>(results: T[]) => ({ results, count: results.length, hasMore: false });
const rowOf = async (song: string) => {
  const rows = await screen.findByRole('list', { name: 'Credits' });
  return within(rows).getByRole('link', { name: song }).closest('li')!;
};
const ash = { id: 12, name: 'Ash', role: 'charter', aliases: [], levelCount: 1, isVerified: false };
const ferry = aLevelWithCredits();
const marble = aLevelWithCredits({
  id: 6,
  song: 'Marble',
  team: aTeam(),
  teamId: 3,
  currentCreators: [
    { ...ash, isCreditVerified: true },
    { ...ash, id: 14, name: '물감', isCreditVerified: false },
    { ...ash, id: 13, name: 'Bramble', role: 'vfxer', isCreditVerified: false },
  ],
});

beforeEach(() => {
  answer('levelsAudit', page([ferry, marble]));
  answer('creatorTotals', { levels: 2, verifiedLevels: 0, creators: 2, teams: 1, merges: 0 });
});

test('a row names the credits by role, with a mark at those that are verified, and the team', async () => {
  await open();
  expect((await rowOf('Marble')).textContent).toMatch(
    /Charters: Ash\sVerified, 물감 VFXer: Bramble Team: Kettle.*Not verified/,
  );
  expect((await rowOf('Night Ferry')).textContent).toMatch(/Charter: Ash.*Not verified/);
  await expectAccessible();
});

test('all credits of several levels are verified at once, and that is undone', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Marble' }));
  const all = screen.getByRole('checkbox', { name: 'Choose all levels of this page' });
  expect(all).toBePartiallyChecked();
  await user.click(all);
  const tray = within(screen.getByRole('region', { name: 'With the chosen levels' }));
  expect(tray.getByRole('status')).toHaveTextContent('2 levels chosen3 credits are not verified yet');
  await expectAccessible();
  const changed = [{ id: 6, credits: [{ id: 14, role: 'charter' as const }] }];
  answer('markCredits', { levels: changed });
  await user.click(tray.getByRole('button', { name: 'Verify all' }));
  expect(sent).toEqual([
    [
      'markCredits',
      {
        body: {
          isVerified: true,
          levels: [
            { id: 5, credits: [{ id: 12, role: 'charter' }] },
            {
              id: 6,
              credits: [
                { id: 12, role: 'charter' },
                { id: 14, role: 'charter' },
                { id: 13, role: 'vfxer' },
              ],
            },
          ],
        },
      },
    ],
  ]);
  expect(await screen.findByText('1 credit on 1 level verified')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(['markCredits', { body: { isVerified: false, levels: changed } }]);
  await user.click(tray.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: 'With the chosen levels' })).toBeNull();
  expect(all).not.toBeChecked();
  expect(all).toHaveFocus();
});

test('what is verified already can be unverified; a refusal says why', async () => {
  const done = { ...ferry, isVerified: true, currentCreators: [{ ...ash, isCreditVerified: true }] };
  answer('levelsAudit', page([done]));
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Night Ferry' }));
  expect(screen.getByText('All their credits are verified')).toBeVisible();
  refuse('markCredits', 'NOT_FOUND');
  await user.click(screen.getByRole('button', { name: 'Unverify all' }));
  expect(await screen.findByText(/^Failed to save changes:/)).toBeVisible();
  await waitFor(() => expect(asked('levelsAudit').length).toBeGreaterThan(1));
  expect(sent[0]).toMatchObject(['markCredits', { body: { isVerified: false } }]);
});

test('several levels get one team', async () => {
  answer('searchTeams', [], { query: 'Kiln' });
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all levels of this page' }));
  const opener = screen.getByRole('button', { name: 'Add to a team' });
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to a team' }));
  expect(dialog.getByText('1 of them has another team, which this one replaces.')).toBeVisible();
  await user.type(dialog.getByRole('combobox', { name: 'Team' }), 'Kiln');
  await user.click(await screen.findByRole('option', { name: 'Create team: Kiln' }));
  await expectAccessible();
  refuse('setTeamOfLevels', 'TEAM_EXISTS');
  await user.click(dialog.getByRole('button', { name: 'Save team' }));
  expect(await dialog.findByText('Failed to save changes')).toBeVisible();
  answer('setTeamOfLevels', { team: aTeam({ name: 'Kiln' }), levels: 2 });
  await user.click(dialog.getByRole('button', { name: 'Save team' }));
  expect(await screen.findByText('2 levels given to Kiln')).toBeVisible();
  expect(sent[1]).toEqual(['setTeamOfLevels', { body: { name: 'Kiln', levelIds: [5, 6] } }]);
  await waitFor(() => expect(opener).toHaveFocus());
});

test('one filter leaves what was checked, or what was not', async () => {
  const { user, router } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Verified' }));
  expect(router.state.location.search).toMatchObject({ state: 'verified' });
  await waitFor(() => expect(asked('levelsAudit').at(-1)).toMatchObject({ onlyVerified: true }));
  answer('levelsAudit', page([]));
  await user.click(screen.getByRole('radio', { name: 'Not verified' }));
  expect(await screen.findByText('All credits are verified')).toBeVisible();
  expect(asked('levelsAudit').at(-1)).toMatchObject({ hideVerified: true });
});

test('nothing found keeps the typed search', async () => {
  const { user, router } = await open();
  await rowOf('Marble');
  answer('levelsAudit', page([]));
  await user.type(screen.getByRole('searchbox', { name: 'Search levels' }), 'nobody{Enter}');
  expect(await screen.findByText('Nothing found')).toBeVisible();
  expect(router.state.location.search).toMatchObject({ query: 'nobody' });
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(await screen.findByText('No levels yet')).toBeVisible();
});

const editor = (song: string) => screen.findByRole('region', { name: `Edit credits of ${song}` });

test('credits are edited below their row: the last charter stays, the refusal keeps what was chosen', async () => {
  const { user, router } = await open();
  await user.click(within(await rowOf('Night Ferry')).getByRole('button', { name: /^Edit credits/ }));
  const edits = within(await editor('Night Ferry'));
  expect(edits.getByRole('button', { name: 'A level needs at least one charter.' })).toBeDisabled();
  await expectAccessible();
  answer('searchCreators', [aCreator({ id: 13, name: 'Bramble' })], { query: 'bram' });
  const roles = edits.getByRole('radiogroup', { name: 'Role of new creators' });
  await user.click(within(roles).getByRole('radio', { name: 'VFXer' }));
  await user.type(edits.getByRole('combobox', { name: 'Add a creator' }), 'bram');
  await user.click(await screen.findByRole('option', { name: /Bramble/ }));
  refuse('setCredits', 'LAST_CHARTER', { id: 5 });
  await user.click(edits.getByRole('button', { name: 'Save credits' }));
  expect(await edits.findByText('Cannot remove the last charter')).toBeVisible();
  expect(edits.getByText('Bramble')).toBeVisible();

  await user.click(edits.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(edits.getByText('Bramble')).toBeVisible();
  answer('setCredits', {}, { id: 5 });
  await user.click(edits.getByRole('button', { name: 'Save credits' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  const creators = [
    { id: 12, role: 'charter' },
    { id: 13, role: 'vfxer' },
  ];
  expect(sent[1]).toEqual(['setCredits', { id: 5, body: { creators } }]);
  await waitFor(() => expect(edits.getByRole('button', { name: 'Save credits' })).toBeDisabled());
  await user.click(edits.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Edit credits of Night Ferry' })).toBeNull();
  expect(router.state.location.search).not.toHaveProperty('level');
  expect(screen.getByRole('button', { name: 'Edit credits of Night Ferry' })).toHaveFocus();
});

test('one credit is verified, and all of a level', async () => {
  const { user } = await open('?level=5');
  const edits = within(await editor('Night Ferry'));
  answer('markCredits', { levels: [{ id: 5, credits: [{ id: 12, role: 'charter' }] }] });
  await user.click(edits.getByRole('button', { name: 'Verify Ash (Charter)' }));
  expect(await screen.findByText('1 credit on 1 level verified')).toBeVisible();
  answer(
    'verifyCredits',
    () => {
      answer('levelsAudit', page([{ ...ferry, isVerified: true }]));
      return {};
    },
    { id: 5 },
  );
  await user.click(edits.getByRole('button', { name: 'Verify all credits of Night Ferry' }));
  expect(await edits.findByRole('button', { name: 'Unverify the credits of Night Ferry' })).toHaveFocus();
});

test('a new team is attached by its name', async () => {
  const { user } = await open('?level=5');
  const edits = within(await editor('Night Ferry'));
  answer('searchTeams', [], { query: 'Kiln' });
  await user.type(edits.getByRole('combobox', { name: 'Team' }), 'Kiln');
  await user.click(await screen.findByRole('option', { name: 'Create team: Kiln' }));
  answer('setLevelTeam', { message: 'ok', team: aTeam() }, { id: 5 });
  await user.click(edits.getByRole('button', { name: 'Save team' }));
  await waitFor(() => expect(sent).toEqual([['setLevelTeam', { id: 5, body: { name: 'Kiln' } }]]));
});

test('a link to a level that is on another page looks for it', async () => {
  answer('levelsAudit', page([{ ...ferry, id: 900, song: 'Far' }]), { search: '#900' });
  const { router } = await open('?level=900');
  expect(await editor('Far')).toBeVisible();
  expect(router.state.location.search).toMatchObject({ query: '#900', level: '900' });
});
