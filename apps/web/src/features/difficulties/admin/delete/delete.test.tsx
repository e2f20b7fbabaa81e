import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { lock } from '../../../../lib/api/second-password.ts';
import { expectAccessible } from '../../../../testing/axe.ts';
import { answer, refuse, sent } from '../../../../testing/wire.ts';
import { difficultiesAtHand, effect, openPage, right } from '../testing/difficulties-page.ts';

beforeEach(difficultiesAtHand);

test('a deletion wants what happens to be read, and a replacement', async () => {
  answer('previewDifficulty', effect, { id: 27 });
  const { user } = await openPage('?delete=27');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete G7?' }));
  const choose = dialog.getByRole('button', { name: 'Choose a replacement' });
  expect(choose).toBeDisabled();
  expect(dialog.getByText('2 announcement rules of G7 are deleted as well.')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'I have read what happens' }));
  await expectAccessible();
  await user.click(choose);
  const submit = dialog.getByRole('button', { name: 'Delete G7, move 7' });
  await user.click(submit);
  expect(dialog.getByText('Choose a difficulty from the list.')).toBeVisible();
  const box = dialog.getByRole('combobox', { name: /Replacement/ });
  await user.type(box, 'g6');
  expect(dialog.queryByText(/passes rescored/)).toBeNull();
  // Enter takes the choice; no key in the box deletes, and neither does the button before the effect is there.
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(submit).toBeDisabled();
  expect(await dialog.findByText('40 passes rescored, players who move: 1')).toBeVisible();
  await user.keyboard('{Enter}{Control>}{Enter}{/Control}');
  expect(sent).toEqual([['previewDifficulty', { id: 27, body: { fallbackId: 26 } }]]);
  answer('deleteDifficulty', { message: 'done', updatedLevels: 7, rescoredPasses: 40, logId: 9 }, { id: 27 });
  submit.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('G7 deleted, 7 levels are G6 now')).toBeVisible();
  expect(sent[0]).toEqual(['previewDifficulty', { id: 27, body: { fallbackId: 26 } }]);
});

test('a deletion asks for the password again to work out what it moves, and says why it failed', async () => {
  answer('previewDifficulty', effect, { id: 27 });
  const { user } = await openPage('?delete=27');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete G7?' }));
  await user.click(dialog.getByRole('checkbox', { name: 'I have read what happens' }));
  await user.click(dialog.getByRole('button', { name: 'Choose a replacement' }));
  act(lock);
  await user.type(dialog.getByRole('combobox', { name: /Replacement/ }), 'g6{Enter}');
  await user.click(await dialog.findByRole('button', { name: 'Enter the password' }));
  await user.type(
    await screen.findByLabelText('Super admin password', { selector: 'input' }),
    `${right}{Enter}`,
  );
  await dialog.findByText('40 passes rescored, players who move: 1');
  refuse('deleteDifficulty', 'FALLBACK_INVALID', { id: 27 });
  await user.click(dialog.getByRole('button', { name: 'Delete G7, move 7' }));
  expect(await screen.findByText(/^G7 not deleted: /)).toBeVisible();
});
