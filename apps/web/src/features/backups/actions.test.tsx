import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { answer, asked, problem, refusal } from '../../testing/wire.ts';
import {
  ago,
  aList,
  aWork,
  daily,
  givePassword,
  guarded,
  hourly,
  openBackups,
  passwordField,
  right,
  rowOf,
  tries,
  unproved,
} from './testing/backups-page.ts';

const effect = (file = daily) =>
  answer(
    'backupEffect',
    { at: ago(18.65), passes: 41, levels: 1, logEntries: 212 },
    { type: 'mysql', filename: file.filename },
  );

test('a backup is made of what is chosen, with a password that is asked for each time', async () => {
  guarded('createBackup', { success: true, message: 'done', backups: [hourly] }, { type: 'mysql' });
  const { user } = await openBackups();
  await user.keyboard('b');
  const dialog = await screen.findByRole('dialog', { name: 'Back up now' });
  expect(within(dialog).getByRole('radio', { name: 'Both' })).toBeChecked();
  await user.click(within(dialog).getByRole('radio', { name: 'Database' }));
  await user.click(within(dialog).getByRole('button', { name: 'Back up' }));
  expect(within(dialog).getByText('Enter the super admin password.')).toBeVisible();
  await givePassword(user, 'wrong');
  expect(await within(dialog).findByText('Invalid password')).toBeVisible();
  expect(await passwordField()).toHaveValue('wrong');
  await givePassword(user);
  expect(await screen.findByText('Backup made: database, 164.81 MB')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(tries).toEqual([
    ['createBackup', 'wrong'],
    ['createBackup', right],
  ]);
  await user.keyboard('b');
  expect(await passwordField()).toHaveValue('');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(right);
});

test('another backup that is being made is told in the dialog, and the refusal there and in the corner', async () => {
  guarded('createBackup', refusal('BACKUP_BUSY'), { type: 'all' });
  const { user } = await openBackups({ work: aWork() });
  await user.keyboard('b');
  const dialog = await screen.findByRole('dialog', { name: 'Back up now' });
  expect(within(dialog).getByText('Database, 96.10 MB so far')).toBeVisible();
  await givePassword(user);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    /^Another backup is being made, proved or/,
  );
  expect(await screen.findByText(/^No backup made: Another backup is being made/)).toBeVisible();
});

test('the dialog makes room for the work as soon as the server is at it', async () => {
  let end = () => undefined as void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const proved = { ...unproved, state: 'proved' as const, at: ago(0), seconds: 72 };
  const prove = async () => {
    answer('backups', () =>
      aList({
        work: aWork({
          what: 'prove',
          filename: hourly.filename,
          by: 'halcyon7',
          bySchedule: false,
          step: 'comparing',
        }),
      }),
    );
    await ended;
    return { success: true as const, message: 'done', proof: proved };
  };
  guarded('proveBackup', prove, { type: 'mysql', filename: hourly.filename });
  const { user } = await openBackups();
  await user.click(within(rowOf(hourly)).getByRole('button', { name: /^More/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Prove' }));
  await givePassword(user);
  expect(
    await within(rowOf(hourly)).findByRole('progressbar', { name: 'comparing table 9 of 31' }),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  end();
  expect(await screen.findByText(`${hourly.filename}: restored in 1 min 12 s, all equal`)).toBeVisible();
});

test('a restore says what it undoes, and wants the name and the password in one dialog', async () => {
  effect();
  const refused = problem('BACKUP_CONTENT', { details: 'The checksum of passes differs.' });
  guarded('restoreBackup', refusal(refused), { type: 'mysql', filename: daily.filename });
  const { user } = await openBackups();
  await user.click(within(rowOf(daily)).getByRole('button', { name: 'Restore' }));
  const dialog = await screen.findByRole('dialog', { name: 'Put this copy back?' });
  expect(
    await within(dialog).findByText('18 h 39 min are undone: 41 passes, 1 level, 212 log entries'),
  ).toBeVisible();
  expect(within(dialog).getByText(/^Proved: .+, restored in 41 s, all equal$/)).toBeVisible();
  expect(within(dialog).getByText(/^A safety copy of now is made first\./)).toBeVisible();
  expect(within(dialog).getByText(/is signed out; you stay\.$/)).toBeVisible();
  await expectAccessible(dialog);
  const button = within(dialog).getByRole('button', { name: 'Restore' });
  const name = within(dialog).getByLabelText(/^Type the file name/);
  await user.click(await passwordField());
  await user.paste(right);
  expect(button).toBeDisabled();
  await user.click(name);
  await user.paste('mysql-backup-X');
  expect(within(dialog).getByText('13 of 47 signs fit. Pasting is fine.')).toBeVisible();
  expect(button).toBeDisabled();
  await user.clear(name);
  await user.paste(` ${daily.filename}\n`);
  expect(within(dialog).getByText('The name fits.')).toBeVisible();
  await user.click(button);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'This is not a whole backup that fits this site. The checksum of passes differs.',
  );
  expect(await screen.findByText(/^Not restored: This is not a whole backup/)).toBeVisible();
});

test.each([
  ['200', { success: true, message: 'done', safetyBackup: 'safe.sql' }],
  ['the pause', refusal(problem('MAINTENANCE', { retryAfter: 3 }))],
  ['a call that is cut', HttpResponse.error()],
])('a restore ends the dialog with %s', async (end, reply) => {
  effect();
  guarded('restoreBackup', reply, { type: 'mysql', filename: daily.filename });
  const { user } = await openBackups();
  await user.click(within(rowOf(daily)).getByRole('button', { name: 'Restore' }));
  await user.click(await screen.findByLabelText(/^Type the file name/));
  await user.paste(daily.filename);
  await user.click(await passwordField());
  await user.paste(right);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const told = screen.queryAllByText(/is put back|^Not restored/).map(({ textContent }) => textContent);
  expect(told).toEqual(
    end === '200' ? [`${daily.filename} is put back. What was there before is in safe.sql`] : [],
  );
});

test('a deletion is asked for once more, with the password', async () => {
  guarded('deleteBackup', { success: true }, { type: 'mysql', filename: hourly.filename });
  const { user } = await openBackups();
  await user.click(within(rowOf(hourly)).getByRole('button', { name: /^More/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this backup?' });
  expect(dialog).toHaveTextContent(hourly.filename);
  answer('backups', aList({ mysql: [daily] }));
  await givePassword(user);
  expect(await screen.findByText(`${hourly.filename} deleted`)).toBeVisible();
  await waitFor(() => expect(screen.queryByTitle(hourly.filename)).toBeNull());
});

test('a name is changed in its row: the ending stays, and what is wrong is told at the field', async () => {
  const place = { type: 'mysql', filename: hourly.filename } as const;
  guarded('renameBackup', refusal('NAME_TAKEN'), place);
  const { user } = await openBackups();
  await user.click(within(rowOf(hourly)).getByRole('button', { name: /^More/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const field = await screen.findByLabelText('New name');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue(hourly.filename.replace('.sql', ''));
  await user.clear(field);
  await user.type(field, 'before the rerate{Enter}');
  expect(screen.getByText(/^A name has 1 to 120 letters/)).toBeVisible();
  await user.clear(field);
  await user.type(field, 'taken{Enter}');
  await givePassword(user);
  expect(await screen.findByText('There is already a backup with this name.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  const again = screen.getByLabelText('New name');
  expect(again).toHaveValue('taken');
  await user.clear(again);
  guarded('renameBackup', { success: true, newName: 'before-rerate.sql' }, place);
  await user.type(again, 'before-rerate{Enter}');
  await givePassword(user);
  expect(await screen.findByText('Renamed to before-rerate.sql')).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('New name')).toBeNull());
  expect(asked('renameBackup')).toEqual([
    { ...place, body: { newName: 'taken.sql' } },
    { ...place, body: { newName: 'before-rerate.sql' } },
  ]);
});
