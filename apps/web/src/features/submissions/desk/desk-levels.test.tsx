import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { difficulties } from '../../../testing/catalogue.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer, asked, problem, refuse } from '../../../testing/wire.ts';
import { answerLevels, written, pressAtDesk } from '../testing/desk-queue.ts';
import { aCreator, aCredit, aPendingLevel } from '../testing/samples.ts';

const newcomer = aCredit({
  id: 72,
  creatorId: null,
  creatorName: 'Newcomer',
  isNewRequest: true,
  creator: null,
});
let waiting: ReturnType<typeof aPendingLevel>[];
const writes = [
  'addCreatorRequest',
  'removeCreatorRequest',
  'assignProfiles',
  'assignCreator',
  'approveLevel',
] as const;

/** Answers every write with a fresh submission. */
function answerWrites(fresh: ReturnType<typeof aPendingLevel>) {
  for (const name of writes)
    answer(name, () => {
      waiting = name === 'approveLevel' ? [] : [fresh];
      return { ...fresh, submission: fresh, message: 'ok', levelId: 9, ratingId: 9 };
    });
}
/** Answers new profiles, which have ids from 101 on. */
const answerProfiles = () =>
  answer('createProfile', () => ({ kind: 'x', id: 100 + asked('createProfile').length, name: 'x' }));

const open = () => renderApp({ path: '/admin/submissions', viewer: { isSuperAdmin: true } });
const card = () => screen.findByRole('article', { name: 'Night Ferry' });

beforeEach(() => {
  waiting = [aPendingLevel()];
  answer('difficulties', difficulties);
  answerLevels(() => waiting);
});

test('shows the facts; the last charter stays, another can be removed', async () => {
  waiting = [aPendingLevel({ duplicates: [{ id: 5, song: 'Night Ferry', artist: 'Pell' }] })];
  const { user } = await open();
  const shown = await card();
  expect(within(shown).getByRole('link', { name: /files\.example/ })).toBeVisible();
  expect(within(shown).getByText('This level may already be listed')).toBeVisible();
  expect(within(shown).getByText('A level needs at least one charter.')).toBeVisible();
  expect(within(shown).getByRole('button', { name: 'A level needs at least one charter.' })).toBeDisabled();
  await expectAccessible();

  answerWrites(aPendingLevel({ creatorRequests: [aCredit(), newcomer] }));
  await user.click(within(shown).getByRole('button', { name: 'Add charter' }));
  expect(await within(shown).findByText('New request')).toBeVisible();
  answerWrites(aPendingLevel());
  await user.click(within(shown).getByRole('button', { name: 'Remove Newcomer (Charter)' }));
  await waitFor(() => expect(within(shown).queryByText('Newcomer')).toBeNull());
  expect(written()).toEqual([
    ['addCreatorRequest', { id: 31, body: { role: 'charter' } }],
    ['removeCreatorRequest', { id: 31, requestId: 72 }],
  ]);
});

test('missing profiles are made one after another, given to their requests, then the level is allowed', async () => {
  const team = { id: 80, role: 'team', teamId: null, teamName: 'Crew', isNewRequest: true, team: null };
  waiting = [aPendingLevel({ creatorRequests: [newcomer], teamRequestData: team })];
  const { user } = await open();
  await card();
  await pressAtDesk(user, 'a{Enter}');
  const dialog = await screen.findByRole('dialog', { name: /Charter.*1 of 2/ });
  const next = () => user.click(within(dialog).getByRole('button', { name: /^Next/ }));
  await next();
  expect(within(dialog).getByText('A Discord ID has 17 to 20 digits.')).toBeVisible();
  expect(within(dialog).getByText('Choose a country.')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: 'Discord ID' }), '123456789012345678');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Country' }), 'PL');
  await next();
  expect(within(dialog).getByText('2 of 2')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: 'Description' }), 'Friends');
  await next();
  expect(within(dialog).getByRole('heading', { name: /Summary/ })).toBeVisible();

  answerProfiles();
  answerWrites(aPendingLevel());
  await user.click(within(dialog).getByRole('button', { name: 'Create and allow' }));
  expect(await screen.findByRole('heading', { name: 'No pending levels' })).toBeVisible();
  const charter = { kind: 'charter', name: 'Newcomer', discordId: '123456789012345678', country: 'PL' };
  const assigned = { creatorRequests: [{ id: 72, creatorId: 101 }], teamRequestData: { teamId: 102 } };
  expect(written()).toEqual([
    ['createProfile', { body: charter }],
    ['createProfile', { body: { kind: 'team', name: 'Crew', description: 'Friends' } }],
    ['assignProfiles', { id: 31, body: assigned }],
    ['approveLevel', { id: 31 }],
  ]);
});

test('each step begins on what is missing, then on its button, and Ctrl+Enter finishes from anywhere', async () => {
  const team = { id: 80, role: 'team', teamId: null, teamName: 'Crew', isNewRequest: true, team: null };
  const second = { ...newcomer, id: 73, creatorName: 'Other' };
  waiting = [aPendingLevel({ creatorRequests: [newcomer, second], teamRequestData: team })];
  const { user } = await open();
  await card();
  await pressAtDesk(user, 'a{Enter}');
  const dialog = await screen.findByRole('dialog', { name: /Charter.*1 of 3/ });
  const box = (name: string) => within(dialog).getByRole('textbox', { name });
  const country = () => within(dialog).getByRole('combobox', { name: 'Country' });
  expect(box('Discord ID')).toHaveFocus();
  await user.keyboard('123456789012345678');
  await user.selectOptions(country(), 'PL');
  await user.click(within(dialog).getByRole('button', { name: 'Next' }));
  expect(within(dialog).getByText('2 of 3')).toBeVisible();
  expect(box('Discord ID')).toHaveFocus();
  // What is missing here is said, and nothing is sent.
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(within(dialog).getByText('Choose a country.')).toBeVisible();
  await user.selectOptions(country(), 'XX');
  await user.type(box('Discord ID'), '123456789012345679{Control>}{Enter}{/Control}');
  expect(within(dialog).getByText('3 of 3')).toBeVisible();
  expect(box('Description')).toHaveFocus();
  await user.keyboard('Friends');
  await user.click(within(dialog).getByRole('button', { name: 'Back' }));
  // All is filled: the step's button.
  expect(within(dialog).getByRole('button', { name: 'Next' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(within(dialog).getByRole('button', { name: 'Next: summary' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(within(dialog).getByRole('button', { name: 'Create and allow' })).toHaveFocus();
  await user.click(within(dialog).getByRole('button', { name: 'Back' }));

  answerProfiles();
  answerWrites(aPendingLevel());
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('heading', { name: 'No pending levels' })).toBeVisible();
  expect(asked('createProfile')).toHaveLength(3);
  expect(written().at(-1)).toEqual(['approveLevel', { id: 31 }]);
});

test('the creator popup makes a creator for a new request, or takes the one that has the name', async () => {
  waiting = [aPendingLevel({ creatorRequests: [newcomer] })];
  const { user } = await open();
  await user.click(within(await card()).getByRole('button', { name: 'Manage Newcomer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Creator' });
  expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveValue('Newcomer');
  expect(within(dialog).getByRole('button', { name: 'Assign' })).toBeDisabled();
  await expectAccessible(dialog);
  const aliases = within(dialog).getByRole('textbox', { name: 'Aliases' });
  await user.type(aliases, '、；');
  expect(aliases).toBeInvalid();
  expect(aliases).toHaveAccessibleDescription(/No alias in “、；”/);
  expect(within(dialog).getByRole('button', { name: 'Create and assign' })).toBeDisabled();
  await user.clear(aliases);
  await user.type(aliases, 'nc、 ， new c');
  refuse('createCreator', problem('CREATOR_EXISTS', { ids: [12] }), { id: 31 });
  await user.click(within(dialog).getByRole('button', { name: 'Create and assign' }));
  expect(await within(dialog).findByText('There is already a creator with this name.')).toBeVisible();
  const body = { name: 'Newcomer', aliases: ['nc', 'new c'], role: 'charter', creditRequestId: 72 };
  expect(written()).toEqual([['createCreator', { id: 31, body }]]);

  answer('creator', aCreator(), { id: 12 });
  await user.click(within(dialog).getByRole('button', { name: 'Use profile #12' }));
  expect(await within(dialog).findByText('@sorrel_9')).toBeVisible();
  answerWrites(aPendingLevel({ creatorRequests: [aCredit({ id: 72 })] }));
  await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
  expect(await within(dialog).findByText('Assigned.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(written().slice(1)).toEqual([
    ['assignCreator', { id: 31, body: { role: 'charter', creditRequestId: 72, creatorId: 12 } }],
  ]);
});

test('the creator popup finds creators by name', async () => {
  const { user } = await open();
  await user.click(within(await card()).getByRole('button', { name: 'Manage Sorrel' }));
  const dialog = await screen.findByRole('dialog', { name: 'Creator' });
  expect(within(dialog).getByText('Also: srl')).toBeVisible();
  answer('searchCreators', [aCreator({ id: 14, name: 'Tansy', aliases: [] })]);
  await user.type(within(dialog).getByRole('combobox', { name: 'Find a creator' }), 'tan');
  await user.click(await screen.findByRole('option', { name: /Tansy/ }));
  answerWrites(aPendingLevel());
  await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
  await waitFor(() =>
    expect(written()).toEqual([
      ['assignCreator', { id: 31, body: { role: 'charter', creditRequestId: 71, creatorId: 14 } }],
    ]),
  );
});
