import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { keyOf } from '../../../lib/queries/key.ts';
import { expectAccessible } from '../../../testing/axe.ts';
import { aLevel, aLevelDetail, difficulties } from '../../../testing/catalogue.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer, asked, refusal, refuse, sent } from '../../../testing/wire.ts';

const level = (fields: object = {}) => aLevelDetail({ version: 4, ...fields });
const saves = () => answer('editLevel', { ...level(), level: level(), message: 'ok' }, { id: 5 });

beforeEach(() => {
  answer('difficulties', difficulties);
  answer('levelDetail', level(), { id: 5 });
  answer('passesOfLevel', [], { id: 5 });
});

async function openEdit() {
  const app = await renderApp({ path: '/levels/5', viewer: { isSuperAdmin: true } });
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit level' });
  return { ...app, dialog, in: within(dialog) };
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit level' })).toBeNull());

describe('the popup of a level', () => {
  test('sends only what changed, without a preview when no score moves', async () => {
    const { user, dialog, in: form } = await openEdit();
    await expectAccessible(dialog);
    await user.clear(form.getByLabelText(/^Song/));
    await user.type(form.getByLabelText(/^Song/), 'Morning Ferry');
    expect(form.queryByLabelText('Reason')).toBeNull();
    await user.click(form.getByRole('checkbox', { name: 'Being rated' }));
    await user.type(form.getByLabelText('Rerate number'), 'vote 3');
    expect(dialog).toHaveTextContent('Vote');
    await user.type(form.getByLabelText('Reason'), 'too low');
    saves();
    await user.click(form.getByRole('button', { name: 'Save' }));
    await closed();
    expect(sent).toEqual([
      [
        'editLevel',
        {
          id: 5,
          body: {
            song: 'Morning Ferry',
            toRate: true,
            rerateNum: 'vote 3',
            rerateReason: 'too low',
            version: 4,
          },
        },
      ],
    ]);
  });

  test('shows what a new base score does before it is saved', async () => {
    const { user, dialog, in: form } = await openEdit();
    await user.selectOptions(form.getByLabelText('Use base score of'), 'G6 · 150');
    expect(form.getByLabelText('Base score')).toHaveValue('150');
    expect(dialog).toHaveTextContent('Equal to G6');
    const players = [
      {
        id: 3,
        name: 'Halcyon_7',
        rankedScoreBefore: 1000,
        rankedScoreAfter: 1234.5,
        rankBefore: 4,
        rankAfter: 2,
      },
    ];
    answer('previewLevelEdit', { rescoredPasses: 12, players }, { id: 5 });
    await user.click(form.getByRole('button', { name: 'Save' }));
    const effect = await screen.findByRole('alertdialog', { name: 'What this changes' });
    expect(effect).toHaveTextContent('12 passes will be rescored.');
    expect(within(effect).getByRole('row', { name: /Halcyon_7/ })).toHaveTextContent(
      'Halcyon_71,000.00 → 1,234.50#4 → #2',
    );
    await expectAccessible(effect);
    await user.click(within(effect).getByRole('button', { name: 'Cancel' }));
    expect(sent).toEqual([['previewLevelEdit', { id: 5, body: { baseScore: 150 } }]]);
    await user.click(form.getByRole('button', { name: 'Save' }));
    saves();
    await user.click(await screen.findByRole('button', { name: 'Save and rescore' }));
    await closed();
    expect(sent.at(-1)).toEqual(['editLevel', { id: 5, body: { baseScore: 150, version: 4 } }]);
  });

  test('saves at once when nothing is rescored, and says when the effect is not known', async () => {
    const { user, in: form } = await openEdit();
    await user.type(form.getByLabelText('Base score'), '12,5');
    refuse('previewLevelEdit', 'PREVIEW_BUSY', { id: 5 });
    await user.click(form.getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('The preview took too long');
    expect(within(question).getByRole('button', { name: 'Save anyway' })).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    answer('previewLevelEdit', { rescoredPasses: 0, players: [] }, { id: 5 });
    saves();
    await user.click(form.getByRole('button', { name: 'Save' }));
    await closed();
    expect(sent.at(-1)).toEqual(['editLevel', { id: 5, body: { baseScore: 12.5, version: 4 } }]);
  });

  test('does not send what cannot be saved, and shows what the server refuses at its field', async () => {
    const { user, dialog, in: form } = await openEdit();
    await user.type(form.getByLabelText('Base score'), 'much');
    expect(dialog).toHaveTextContent('Enter a number from 0 to 9,999,999.');
    await user.clear(form.getByLabelText('Base score'));
    await user.type(form.getByLabelText('Base score'), '10000000');
    expect(dialog).toHaveTextContent('Enter a number from 0 to 9,999,999.');
    await user.clear(form.getByLabelText('Base score'));
    await user.type(form.getByLabelText('Base score'), '9999999');
    expect(dialog).not.toHaveTextContent('Enter a number from 0 to 9,999,999.');
    await user.clear(form.getByLabelText(/^Artist/));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByLabelText(/^Artist/)).toHaveAccessibleDescription('This field is required.');
    expect(form.getByLabelText(/^Artist/)).toHaveFocus();
    await user.type(form.getByLabelText(/^Artist/), 'Pell');
    await user.clear(form.getByLabelText('Base score'));
    const fields = [{ field: 'artist', code: 'custom', message: 'Not like this.' }];
    refuse('editLevel', { error: 'x', code: 'VALIDATION_FAILED', message: 'x', fields }, { id: 5 });
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form.getByLabelText(/^Artist/)).toHaveAccessibleDescription('Not like this.'));
    expect(form.getByLabelText(/^Artist/)).toHaveValue('Pell');
  });

  test('says what is wrong with a link of another kind, but not of one that is left as it is', async () => {
    answer('levelDetail', level({ dlLink: '', workshopLink: 'steam://run/1' }), { id: 5 });
    const { user, in: form } = await openEdit();
    const text = 'Only links that begin with https:// or http:// are accepted.';
    await user.type(form.getByLabelText(/^Download/), 'javascript:alert(1)');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findAllByText(text)).toHaveLength(1);
    expect(form.getByLabelText(/^Download/)).toHaveAccessibleDescription(text);
    expect(sent).toEqual([]);
    await user.clear(form.getByLabelText(/^Download/));
    await user.type(form.getByLabelText(/^Download/), 'https://files.example/a.zip');
    saves();
    await user.click(form.getByRole('button', { name: 'Save' }));
    await closed();
    expect(sent).toEqual([
      ['editLevel', { id: 5, body: { dlLink: 'https://files.example/a.zip', version: 4 } }],
    ]);
  });

  test('says at once that somebody else has saved; the typed change goes on top, or is given up', async () => {
    const { user, in: form, queryClient } = await openEdit();
    await user.type(form.getByLabelText('Public comment'), 'Mine');
    answer('levelDetail', level({ song: 'Theirs', version: 7 }), { id: 5 });
    await queryClient.invalidateQueries({ queryKey: keyOf('levelDetail', { id: 5 }) });
    expect(await form.findByRole('alert')).toHaveTextContent(/Changed in the meantime.*Changed: song\./);
    expect(form.getByLabelText(/^Song/)).toHaveValue('Night Ferry');
    saves();
    await user.click(form.getByRole('button', { name: 'Overwrite' }));
    await closed();
    expect(sent).toEqual([['editLevel', { id: 5, body: { publicComments: 'Mine', version: 7 } }]]);
  });

  test('reloads what the server refused as stale', async () => {
    const { user, in: form } = await openEdit();
    await user.type(form.getByLabelText('Public comment'), 'Mine');
    refuse('editLevel', 'STALE', { id: 5 });
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Changed in the meantime');
    answer('levelDetail', level({ publicComments: 'Theirs', version: 7 }), { id: 5 });
    await user.click(form.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(form.getByLabelText('Public comment')).toHaveValue('Theirs'));
    expect(form.queryByRole('alert')).toBeNull();
  });

  test('deletes, hides and restores, each after a question, and keeps what is typed', async () => {
    const { user, in: form } = await openEdit();
    await user.type(form.getByLabelText('Public comment'), 'Typed');
    await user.click(form.getByRole('button', { name: /^Delete or hide/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Hide' }));
    const hidden = level({ isHidden: true, version: 5 });
    answer('toggleLevelHidden', { message: 'ok', isHidden: true, level: hidden }, { id: 5 });
    answer('levelDetail', hidden, { id: 5 });
    await user.click(form.getByRole('button', { name: 'Hide' }));
    let question = await screen.findByRole('alertdialog', { name: 'Hide Night Ferry?' });
    await user.click(within(question).getByRole('button', { name: 'Hide' }));
    expect(await form.findByRole('button', { name: 'Unhide' })).toBeVisible();
    expect(form.getByLabelText('Public comment')).toHaveValue('Typed');
    expect(form.queryByRole('alert')).toBeNull();

    const back = level({ version: 6 });
    answer('restoreLevel', { message: 'ok', level: back }, { id: 5 });
    answer('levelDetail', back, { id: 5 });
    await user.click(form.getByRole('button', { name: 'Restore' }));
    question = await screen.findByRole('alertdialog', { name: 'Restore Night Ferry?' });
    await user.click(within(question).getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(form.queryByRole('button', { name: 'Restore' })).toBeNull());
    expect(sent).toEqual([
      ['toggleLevelHidden', { id: 5, body: { isHidden: true } }],
      ['restoreLevel', { id: 5 }],
    ]);
  });
});

describe('aliases', () => {
  test('are added, to other levels as well, and removed', async () => {
    const alias = { id: 9, field: 'song', originalValue: 'Night Ferry', alias: 'Nocny prom' };
    answer('levelAliases', [alias], { id: 5 });
    const { user, in: form } = await openEdit();
    await user.click(form.getByRole('button', { name: 'Aliases' }));
    const dialog = await screen.findByRole('dialog', { name: 'Aliases' });
    expect(await within(dialog).findByRole('row', { name: /Nocny prom/ })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Add alias' }));
    expect(dialog).toHaveTextContent('An alias is required.');
    await user.type(within(dialog).getByLabelText(/^Alias/), 'Night Boat');
    answer('countAliasLevels', { count: 3, fieldValue: 'Night Ferry', matchType: 'exact' }, { id: 5 });
    await user.click(within(dialog).getByRole('checkbox', { name: /Also add to other levels/ }));
    expect(await within(dialog).findByText('3 other levels get it too.')).toBeVisible();
    await expectAccessible(dialog);
    answer(
      'addLevelAlias',
      { message: 'ok', aliases: [alias], propagatedCount: 3, propagatedLevels: [1, 2, 3] },
      { id: 5 },
    );
    await user.click(within(dialog).getByRole('button', { name: 'Add alias' }));
    expect(await screen.findByText('Alias added here and to 3 other levels')).toBeVisible();
    answer('deleteLevelAlias', { message: 'ok' }, { id: 5, aliasId: 9 });
    answer('levelAliases', [], { id: 5 });
    await user.click(within(dialog).getByRole('button', { name: 'Delete Nocny prom' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText('No aliases yet')).toBeVisible();
    expect(sent).toEqual([
      [
        'addLevelAlias',
        { id: 5, body: { field: 'song', alias: 'Night Boat', propagate: true, matchType: 'exact' } },
      ],
      ['deleteLevelAlias', { id: 5, aliasId: 9 }],
    ]);
  });

  test('keep the text that the server refuses', async () => {
    answer('levelAliases', [], { id: 5 });
    const { user, in: form } = await openEdit();
    await user.click(form.getByRole('button', { name: 'Aliases' }));
    const dialog = await screen.findByRole('dialog', { name: 'Aliases' });
    const box = within(dialog).getByLabelText(/^Alias/);
    await user.type(box, 'Twice');
    refuse('addLevelAlias', 'ALIAS_EXISTS', { id: 5 });
    await user.click(within(dialog).getByRole('button', { name: 'Add alias' }));
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription('Failed to add alias: This level already has that alias.'),
    );
    expect(box).toHaveValue('Twice');
  });
});

describe('the rating switch in the list', () => {
  test('shows at once and is reverted when the server refuses', async () => {
    answer('filterLevels', { results: [aLevel()], count: 1, hasMore: false });
    const { user } = await renderApp({ path: '/levels', viewer: { isSuperAdmin: true } });
    const button = await screen.findByRole('button', { name: 'Being rated' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    let reply: ((response: Response) => void) | undefined;
    answer('setToRate', () => new Promise<Response>((resolve) => (reply = resolve)), { id: 5 });
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    const row = within(screen.getByRole('listitem'));
    expect(row.getByText('Being rated')).toBeVisible();
    await waitFor(() => expect(reply).toBeDefined());
    reply?.(refusal('INTERNAL'));
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    expect(row.queryByText('Being rated')).toBeNull();
    answer('setToRate', { message: 'ok', toRate: true, ratingId: 1 }, { id: 5 });
    await user.click(button);
    const toRate = { id: 5, body: { toRate: true } };
    await waitFor(() => expect(asked('setToRate')).toEqual([toRate, toRate]));
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  });
});
