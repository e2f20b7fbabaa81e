import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, refuse } from '../../testing/wire.ts';
import { axisPlace } from './parts/axis-place.ts';
import {
  aBackup,
  ago,
  aList,
  aWork,
  daily,
  hourly,
  openBackups,
  rowOf,
  unproved,
  uploaded,
  zip,
} from './testing/backups-page.ts';

const names = () =>
  within(screen.getByRole('list', { name: /^Backups of/ }))
    .getAllByTitle(/^(mysql|Upload|files).*\.(sql|zip)$/)
    .map(({ title }) => title);

test('others than super admins read why not', async () => {
  await renderApp({ path: '/admin/backups', viewer: { isRater: true } });
  expect(await screen.findByRole('heading', { name: /not for you|denied|access/i })).toBeVisible();
});

test('the bar leads to the page, whose rows say what each backup is and what its proof found', async () => {
  const { user, router } = await openBackups();
  expect(screen.getByRole('link', { name: 'Backups' })).toHaveAttribute('aria-current', 'page');
  expect(names()).toEqual([hourly.filename, uploaded.filename, daily.filename]);
  expect(rowOf(hourly)).toHaveTextContent(/Hourly164\.81 MB.*2 hours agonot proved yetchecksum read back/);
  expect(rowOf(daily)).toHaveTextContent(/Daily.*restored in 41 s, all equal/);
  expect(rowOf(uploaded)).toHaveTextContent(/Uploaded1\.50 KB.*differsranked score: 3 differ/);
  const figure = (name: string) => screen.getByText(name).closest('div');
  expect(figure('Last backup')).toHaveTextContent(/2 hours agohourly, next at/);
  expect(figure('Last proof')).toHaveTextContent(/ranked score: 3 differ/);
  expect(figure('You can go back')).toHaveTextContent(/18 hours/);
  expect(figure('Takes up')).toHaveTextContent('494.43 MBdatabase 329.62 MB, files 164.81 MB');
  expect(screen.getByRole('img', { name: /^3 backups from .*, 1 of them proved$/ })).toBeInTheDocument();
  expect(screen.queryByRole('status', { name: /./ })).toBeNull();
  await expectAccessible();
  await user.click(screen.getByRole('radio', { name: 'Oldest' }));
  await user.click(screen.getByRole('tab', { name: 'Files 1' }));
  await waitFor(() => expect(names()).toEqual([zip.filename]));
  expect(router.state.location.search).toEqual({ tab: 'files', sort: 'oldest' });
  await user.click(screen.getByRole('tab', { name: 'Database 3' }));
  await waitFor(() => expect(names()).toEqual([daily.filename, uploaded.filename, hourly.filename]));
  await user.click(screen.getByRole('radio', { name: 'Newest' }));
  expect(router.state.location.searchStr).toBe('');
});

test('what a proof found that differs is told in words and figures', async () => {
  const { user } = await openBackups();
  await user.click(within(rowOf(uploaded)).getByRole('button', { name: 'differs' }));
  const dialog = await screen.findByRole('dialog', { name: 'What differs' });
  expect(within(dialog).getByText('Rows of all tables').closest('li')).toHaveTextContent(/equal$/);
  const standings = within(dialog).getByText('ranked score, worked out again').closest('li');
  expect(standings).toHaveTextContent(/3 differ/);
  expect(standings).toHaveTextContent('Bartholomew QuickstepThe backup says 11,980.50found 11,982.04');
});

test('a proof that was skipped says why, and a copy where it is', async () => {
  const skipped = aBackup('big.sql', {
    kind: 'manual',
    copiedAt: ago(1),
    verified: null,
    proof: { ...unproved, state: 'skipped', at: ago(1), reason: 'NO_SPACE' },
  });
  await openBackups({ mysql: [skipped, aBackup('new.sql', { verified: null })] });
  expect(rowOf(skipped)).toHaveTextContent(
    /By hand.*In the second place since.*skippedtoo little free space/,
  );
  expect(rowOf(aBackup('new.sql'))).toHaveTextContent(/not proved yetnot read back yet/);
});

describe('warnings', () => {
  const banner = (title: string | RegExp) => screen.getByText(title).closest('[role="status"]');

  test('a backup that is late, with its last try, its error and a way to try now', async () => {
    const { user } = await openBackups({
      schedule: {
        ...aList().schedule,
        late: { mysql: null, files: ago(9.2) },
        lastTry: { mysql: null, files: { at: ago(30), error: 'STORAGE_FULL' } },
      },
    });
    const late = banner('No scheduled backup of the files for 9 h 12 min');
    expect(late).toHaveTextContent(/Last try: .+\. No space left: 212\.40 MB of 64\.00 GB are free\./);
    expect(late).toHaveTextContent(/The database is backed up as it should be\./);
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    const dialog = await screen.findByRole('dialog', { name: 'Back up now' });
    expect(within(dialog).getByRole('radio', { name: 'Files' })).toBeChecked();
  });

  test('no second place, or one that is behind, and a folder that is not there', async () => {
    await openBackups({
      copy: { place: null, behind: 0, error: null },
      folder: { problem: 'BACKUP_FOLDER', freeBytes: null, totalBytes: null },
      schedule: {
        ...aList().schedule,
        late: { mysql: ago(1), files: ago(1) },
        lastTry: { mysql: null, files: null },
      },
    });
    expect(banner('All backups are on this machine')).toHaveTextContent(/Set BACKUP_COPY/);
    expect(banner('This server does not see the folder of the backups')).toHaveTextContent(/BACKUP_DIR/);
    const late = banner(/of the database for 1 h 0 min$/);
    expect(late).toHaveTextContent(/Nothing has been tried yet\./);
    expect(late).not.toHaveTextContent(/as they should be/);
  });

  test('the second place is behind', async () => {
    await openBackups({ copy: { place: 's3://copies', behind: 2, error: 'ECONNREFUSED' } });
    expect(banner('The second place lacks 2 backups')).toHaveTextContent('s3://copies: ECONNREFUSED');
  });

  test('nothing is said of a second place while the schedule is off', async () => {
    await openBackups({
      copy: { place: null, behind: 0, error: null },
      schedule: { ...aList().schedule, isOn: false, next: null },
    });
    expect(screen.queryByText('All backups are on this machine')).toBeNull();
    expect(screen.getByText('hourly, the schedule is off')).toBeVisible();
  });
});

test('work is shown where it is done, and followed until its end', async () => {
  let work: ReturnType<typeof aWork> | null = aWork({
    what: 'prove',
    filename: daily.filename,
    step: 'comparing',
    done: 14,
  });
  const { queryClient } = await openBackups({ work });
  const proof = within(rowOf(daily)).getByRole('progressbar', { name: 'comparing table 14 of 31' });
  expect(proof).toHaveAttribute('aria-valuenow', '45');
  answer('backups', () => aList({ work }));
  work = aWork();
  await queryClient.invalidateQueries();
  expect(await screen.findByText('Database, 96.10 MB so far')).toBeVisible();
  expect(
    screen.getByText(/^Started [89] s ago by the schedule\. Yours can start when it is done\.$/),
  ).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'copying table 9 of 31' })).toBeVisible();
  work = aWork({ bySchedule: false, by: 'mossgrown', type: 'files' });
  await queryClient.invalidateQueries();
  expect(await screen.findByText(/by mossgrown\./)).toBeVisible();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await queryClient.invalidateQueries();
  work = null;
  await vi.advanceTimersByTimeAsync(2_000);
  await waitFor(() => expect(screen.queryByText(/by mossgrown\./)).toBeNull());
});

test('nothing yet, and a list that does not come', async () => {
  const { user, queryClient } = await openBackups({ mysql: [], files: [] });
  expect(screen.getByRole('heading', { name: 'No backups of the database yet' })).toBeVisible();
  refuse('backups', 'INTERNAL');
  queryClient.removeQueries();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText(/^Not refreshed: /)).toBeVisible();
  answer('backups', aList());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toHaveLength(3));
});

test('keys move through the rows and act on the one that has the focus', async () => {
  answer(
    'backupEffect',
    { at: hourly.created, passes: 0, levels: 0, logEntries: 0 },
    { type: 'mysql', filename: hourly.filename },
  );
  const { user } = await openBackups();
  await user.keyboard('jj');
  expect(rowOf(uploaded)).toHaveFocus();
  await user.keyboard('k');
  expect(rowOf(hourly)).toHaveFocus();
  for (const [key, title] of [
    ['p', 'Prove this backup?'],
    ['d', 'Download this backup?'],
    ['r', 'Put this copy back?'],
    ['b', 'Back up now'],
  ] as const) {
    await user.keyboard(key);
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(rowOf(hourly)).toHaveFocus());
  }
  await user.keyboard('{F2}');
  await waitFor(() => expect(screen.getByLabelText('New name')).toHaveFocus());
  await user.keyboard('{Escape}?');
  expect(await screen.findByRole('region', { name: 'Backups' })).toHaveTextContent(/F2rename|renameF2/);
});

test('an axis has more room for what is recent', () => {
  const day = 86_400;
  const places = [0, day / 2, day, 14 * day, 70 * day, 300 * day, 5_000 * day].map(axisPlace);
  expect(places).toEqual([1.5, 13.75, 26, 58, 79, 99, 99]);
});
