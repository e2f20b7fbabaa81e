import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer, asked, problem, refusal, refuse, sent } from '../../../testing/wire.ts';
import {
  aRow,
  answerPassword,
  difficultiesAtHand,
  effect,
  openPage,
  passwords,
  right,
  table,
  unranked,
  written,
} from './testing/difficulties-page.ts';

beforeEach(difficultiesAtHand);

const row = (name: string) => screen.getByRole('link', { name }).closest('li') as HTMLElement;
const names = () =>
  screen
    .queryAllByRole('listitem')
    .flatMap((item) => within(item).queryAllByRole('link', { name: /^(G\d|Q2|Unranked)$/ }))
    .map(({ textContent }) => textContent);

test('others than super admins read why not', async () => {
  await renderApp({ path: '/admin/difficulties', viewer: { isRater: true } });
  expect(await screen.findByRole('heading', { name: /not for you|denied|access/i })).toBeVisible();
});

test('the page opens with the password; a wrong one keeps the dialog, and the pill locks again', async () => {
  const { user } = await renderApp({ path: '/admin/difficulties', viewer: { isSuperAdmin: true } });
  const field = await screen.findByLabelText('Super admin password', { selector: 'input' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByText('Enter the super admin password.')).toHaveLength(2));
  await user.type(field, 'wrong{Enter}');
  await waitFor(() => expect(screen.getAllByText('Invalid super admin password')).toHaveLength(2));
  expect(screen.queryByRole('link', { name: 'G6' })).toBeNull();
  await user.clear(field);
  await user.type(field, `${right}{Enter}`);
  expect(await screen.findByRole('link', { name: 'G6' })).toBeVisible();
  expect(passwords).toEqual(['wrong', right]);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Difficulties' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: /^Unlocked [45]:\d\d, Lock now$/ }));
  expect(screen.getByRole('button', { name: 'Locked, Unlock' })).toBeVisible();
  expect(localStorage.getItem('token')).not.toBeNull();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(right);
});

test('a password that cannot be checked keeps the dialog, and says why there and in the corner', async () => {
  refuse('verifyDifficultyPassword', 'INTERNAL');
  const { user } = await renderApp({ path: '/admin/difficulties', viewer: { isSuperAdmin: true } });
  const field = await screen.findByLabelText('Super admin password', { selector: 'input' });
  await user.type(field, `${right}{Enter}`);
  await waitFor(() => expect(screen.getAllByText(/^Something went wrong/)).toHaveLength(2));
  expect(field).toHaveValue(right);
  answerPassword();
  await user.type(field, '{Enter}');
  expect(await screen.findByRole('link', { name: 'G6' })).toBeVisible();
});

test('who gives no password can ask for the dialog again', async () => {
  const { user } = await renderApp({ path: '/admin/difficulties', viewer: { isSuperAdmin: true } });
  await screen.findByLabelText('Super admin password', { selector: 'input' });
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Enter the password' }));
  expect(await screen.findByLabelText('Super admin password', { selector: 'input' })).toBeVisible();
});

test('rows are found by name, ID and old name, in groups that fold', async () => {
  const { user, router } = await openPage();
  expect(names()).toEqual(['G6', 'G7', 'Q2', 'Unranked']);
  expect(within(row('G6')).getByText('2 rules')).toBeVisible();
  await expectAccessible();
  await user.type(screen.getByRole('searchbox'), '20.3{Enter}');
  await waitFor(() => expect(names()).toEqual(['G7']));
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), '10002{Enter}');
  await waitFor(() => expect(names()).toEqual(['Q2']));
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('radio', { name: 'PGU' }));
  await waitFor(() => expect(names()).toEqual(['G6', 'G7']));
  await user.click(screen.getByRole('button', { name: /^G 2/ }));
  await waitFor(() => expect(names()).toEqual([]));
  expect(router.state.location.search).toMatchObject({ type: 'pgu', closed: 'G' });
});

test('the order changes by keys and buttons, and deals out the places that are there', async () => {
  const { user } = await openPage();
  screen.getByRole('link', { name: 'G7' }).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(names()).toEqual(['G7', 'G6', 'Q2', 'Unranked']);
  expect(screen.getByRole('link', { name: /^Announcement rules of G7: ?2 rules$/ })).toBeVisible();
  expect(screen.getByText('2 difficulties change place')).toBeVisible();
  expect(await screen.findByText('G7 is now 1 of 2', { selector: '[role="status"]' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Put back' }));
  expect(names()).toEqual(['G6', 'G7', 'Q2', 'Unranked']);
  expect(await screen.findByText('The order is as it was')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Difficulties' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Move G6 down' }));
  answer('orderDifficulties', { message: 'done', moved: 2, logId: 3 });
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Order saved')).toBeVisible();
  expect(sent).toEqual([
    [
      'orderDifficulties',
      {
        body: {
          sortOrders: [
            { id: 27, sortOrder: 26 },
            { id: 26, sortOrder: 27 },
          ],
        },
      },
    ],
  ]);
});

test('an order that is refused stays, with the reason', async () => {
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: 'Move G6 down' }));
  refuse('orderDifficulties', 'SORT_ORDER_TAKEN');
  await user.click(screen.getByRole('button', { name: /^Save order/ }));
  const words = 'Not saved: Another difficulty has this place in the order.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(names()).toEqual(['G7', 'G6', 'Q2', 'Unranked']);
});

test('a refresh says that all is up to date, or why it is not', async () => {
  const { user } = await openPage();
  const refresh = screen.getByRole('button', { name: 'Refresh' });
  await user.click(refresh);
  expect(await screen.findByText('Difficulties are up to date')).toBeVisible();
  refuse('difficultyUsage', 'INTERNAL');
  await user.click(refresh);
  expect(await screen.findByText(/^Not refreshed: \S/)).toBeVisible();
  expect(names()).toEqual(['G6', 'G7', 'Q2', 'Unranked']);
});

test('single keys go from row to row and act on one', async () => {
  const { user, router } = await openPage();
  await user.keyboard('jj');
  expect(screen.getByRole('link', { name: 'G7' })).toHaveFocus();
  await user.keyboard('ke');
  expect(await screen.findByRole('dialog', { name: 'G6' })).toBeVisible();
  expect(router.state.location.search).toMatchObject({ edit: '26' });
});

test('an edit shows what it does to scores before it is saved, and sends what changed', async () => {
  answer('previewDifficulty', effect, { id: 26 });
  const { user } = await openPage('?edit=26');
  const dialog = within(await screen.findByRole('dialog', { name: 'G6' }));
  expect(dialog.getByRole('textbox', { name: 'ID' })).toHaveAttribute('readonly');
  const score = dialog.getByRole('textbox', { name: /Base score/ });
  await user.clear(score);
  await user.type(score, '240');
  const save = await dialog.findByRole('button', { name: 'Save and rescore 40' });
  expect(dialog.getByText('Nimue')).toBeVisible();
  await expectAccessible();
  answer('editDifficulty', written({ baseScore: 240 }), { id: 26 });
  await user.click(save);
  expect(await screen.findByText('G6 saved. 40 passes rescored')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    ['previewDifficulty', { id: 26, body: { baseScore: 240 } }],
    ['editDifficulty', { id: 26, body: { baseScore: 240, version: 'a' } }],
  ]);
});

test('a colour alone asks for no effect, and the icon follows it', async () => {
  answer('editDifficulty', written({ rescoredPasses: 0 }), { id: 26 });
  const { user } = await openPage('?edit=26');
  const dialog = within(await screen.findByRole('dialog', { name: 'G6' }));
  const colour = dialog.getByRole('textbox', { name: /Colour/ });
  const icons = () =>
    [...dialog.getByRole('img', { name: /^G6 in three sizes/ }).querySelectorAll('img')].map(
      ({ src }) => src,
    );
  const [before] = icons();
  await user.clear(colour);
  await user.type(colour, '#1b1030');
  expect(dialog.getByText('No score changes, no rank. 7 levels show it at once.')).toBeVisible();
  expect(new Set(icons()).size).toBe(1);
  expect(icons()).not.toContain(before);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('G6 saved')).toBeVisible();
  expect(sent).toEqual([['editDifficulty', { id: 26, body: { color: '#1B1030', version: 'a' } }]]);
});

test('what is wrong stands at its field', async () => {
  const { user } = await openPage('?edit=26');
  const dialog = within(await screen.findByRole('dialog', { name: 'G6' }));
  const fill = async (name: RegExp, text: string) => {
    await user.clear(dialog.getByRole('textbox', { name }));
    if (text !== '') await user.type(dialog.getByRole('textbox', { name }), text);
  };
  await fill(/^Name/, 'g7');
  await fill(/Colour/, 'red');
  await fill(/Base score/, '1.234');
  await fill(/Emoji in chat/, '');
  await fill(/Old icon/, 'http://plain.example/x.png');
  await user.click(dialog.getByRole('button', { name: /^Save/ }));
  for (const text of [
    'Another difficulty has this name.',
    'Enter # and six digits, 0 to 9 or A to F.',
    'Enter 0 to 9,999,999 with at most two decimals.',
    'Enter the emoji of the chat.',
    'Enter an address that begins with https://',
  ])
    expect(dialog.getByText(text)).toBeVisible();
  expect(dialog.getByRole('group', { name: '5 answers need fixing' })).toHaveFocus();
  expect(sent.filter(([call]) => call.startsWith('put'))).toEqual([]);
});

test('a new special one gets the next ID; a name that exists leads to its owner', async () => {
  const { user, router } = await openPage('?new=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'New difficulty' }));
  expect(dialog.getByRole('textbox', { name: /^ID/ })).toHaveValue('10003');
  expect(dialog.getByRole('radio', { name: 'PGU' })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: 'Special' }));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Twin');
  expect(dialog.getByRole('textbox', { name: /Emoji in chat/ })).toHaveValue(':rondo_twin:');
  refuse('createDifficulty', 'DIFFICULTY_EXISTS');
  answer('difficultyUsage', [...table, aRow({ id: 70, name: 'Twin', type: 'SPECIAL', sortOrder: 70 })]);
  await user.click(dialog.getByRole('button', { name: 'Create difficulty' }));
  expect(await screen.findByText('Not saved: Twin exists already')).toBeVisible();
  expect(await dialog.findByText('Another difficulty has this name.')).toBeVisible();
  await user.clear(dialog.getByRole('textbox', { name: /^Name/ }));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Twins');
  answer('createDifficulty', written({ id: 10003, name: 'Twins' }));
  await user.click(dialog.getByRole('button', { name: 'Create difficulty' }));
  expect(await screen.findByText('Twins created')).toBeVisible();
  expect(sent.at(-1)).toEqual([
    'createDifficulty',
    {
      body: {
        id: 10003,
        sortOrder: 10003,
        name: 'Twins',
        type: 'SPECIAL',
        color: '#A78BFA',
        baseScore: 0,
        icon: 'auto',
        legacyIcon: 'auto',
        emoji: ':rondo_twins:',
        legacyEmoji: null,
        legacy: 'Twins',
      },
    },
  ]);
  expect(router.state.location.search).not.toHaveProperty('new');
});

test('a new one stands behind those that others make at the same time', async () => {
  const { user } = await openPage('?new=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'New difficulty' }));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Twin');
  const theirs = aRow({ id: 70, name: 'Other', type: 'SPECIAL', sortOrder: 10003 });
  answer('difficultyUsage', [...table, theirs]);
  answer('createDifficulty', ({ body }) =>
    body.sortOrder === 10003 ? refusal('SORT_ORDER_TAKEN') : written({ name: 'Twin' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Create difficulty' }));
  expect(await screen.findByText('Twin created')).toBeVisible();
  expect(asked('createDifficulty').map(({ body }) => body.sortOrder)).toEqual([10003, 10004]);
});

test('an ID that a deleted difficulty had is refused at its field', async () => {
  const { user } = await openPage('?new=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'New difficulty' }));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Twin');
  refuse('createDifficulty', problem('DIFFICULTY_EXISTS', { ids: [10003] }));
  await user.click(dialog.getByRole('button', { name: 'Create difficulty' }));
  expect(await dialog.findByText('A deleted difficulty had this ID. Choose another.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^ID/ })).toHaveFocus();
  expect(screen.getByText('Not saved: A deleted difficulty had this ID. Choose another.')).toBeVisible();
});

test('no effect is asked for while a box is wrong', async () => {
  const { user } = await openPage('?edit=26');
  const dialog = within(await screen.findByRole('dialog', { name: 'G6' }));
  await user.clear(dialog.getByRole('textbox', { name: /^Base score/ }));
  expect(await dialog.findByText(/^Once nothing is wrong in the boxes/)).toBeVisible();
  expect(dialog.queryByText(/No score changes/)).toBeNull();
});

test('a PGU name that is no step is accepted with a warning', async () => {
  answer('previewDifficulty', { ...effect, rescoredPasses: 0, players: [] }, { id: 26 });
  const { user } = await openPage('?edit=26');
  const dialog = within(await screen.findByRole('dialog', { name: 'G6' }));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), '6');
  expect(dialog.getByText(/^This name is not P, G or U/)).toBeVisible();
});

test('what others saved meanwhile is shown with both choices', async () => {
  const { user, queryClient } = await openPage('?edit=26');
  const dialog = within(await screen.findByRole('dialog', { name: 'G6' }));
  const name = dialog.getByRole('textbox', { name: 'Old name' });
  await user.clear(name);
  await user.type(name, '20.9');
  answer('difficultyUsage', [unranked, aRow({ baseScore: 235, version: 'b' })]);
  await queryClient.invalidateQueries();
  expect(await dialog.findByText('Somebody else has changed G6')).toBeVisible();
  expect(dialog.getByText('Base score: 150.00 → 235')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
  expect(name).toHaveValue('20.9');
  expect(dialog.getByRole('textbox', { name: /Base score/ })).toHaveValue('235.00');
  answer('editDifficulty', written({ rescoredPasses: 0 }), { id: 26 });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('G6 saved')).toBeVisible();
  expect(sent.at(-1)).toEqual(['editDifficulty', { id: 26, body: { legacy: '20.9', version: 'b' } }]);
});

test('Unranked cannot be deleted', async () => {
  await openPage();
  expect(screen.getByRole('button', { name: 'Unranked cannot be deleted' })).toBeDisabled();
});
