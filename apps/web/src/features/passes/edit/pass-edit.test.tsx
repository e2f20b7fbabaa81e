import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { aLevel, aPass, aPlayerRef, difficulties } from '../../../testing/catalogue.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { inTimeZone } from '../../../testing/time-zone.ts';
import { answer, refuse, sent } from '../../../testing/wire.ts';

const detail = (fields: object = {}) => ({
  ...aPass({ id: 91, speed: 1, ...fields }),
  scoreInfo: { currentRankedScore: 1000, previousRankedScore: 900, impact: 100, impactRank: 1 },
  ranks: { rankedScoreRank: 3 },
});
const saves = () => answer('editPass', { ...detail(), pass: detail(), message: 'ok' }, { id: 91 });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit pass' })).toBeNull());

beforeEach(() => {
  answer('difficulties', difficulties);
  answer('passDetail', detail(), { id: 91 });
});

async function openEdit() {
  const app = await renderApp({ path: '/passes/91', viewer: { isSuperAdmin: true } });
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit pass' });
  return { ...app, dialog, in: within(dialog) };
}

describe('the popup of a pass', () => {
  test('sends only what changed, and shows the new score before', async () => {
    const { user, dialog, in: form } = await openEdit();
    await expectAccessible(dialog);
    const perfect = form.getByRole('textbox', { name: /^Perfect/ });
    await user.clear(perfect);
    await user.type(perfect, '2000');
    await user.clear(form.getByLabelText(/^Speed/));
    await user.type(form.getByLabelText(/^Speed/), '1.2');
    expect(form.getByText(/^was /)).toHaveTextContent('was 260.04');
    await user.click(form.getByRole('checkbox', { name: 'Duplicate' }));
    saves();
    await user.click(form.getByRole('button', { name: 'Save' }));
    await closed();
    expect(sent).toEqual([['editPass', { id: 91, body: { isDuplicate: true, speed: 1.2, perfect: 2000 } }]]);
  });

  test('remarks on another number of tiles than the level has, on the page and while it is typed', async () => {
    answer('passDetail', detail({ level: aLevel({ tileCount: 1210 }) }), { id: 91 });
    const { user, dialog, in: form } = await openEdit();
    expect(screen.getAllByText('500 of 1,210 tiles')).toHaveLength(2);
    const perfect = form.getByRole('textbox', { name: /^Perfect/ });
    await user.clear(perfect);
    await user.type(perfect, '1170');
    expect(dialog).not.toHaveTextContent('1,210 tiles');
  });

  test('finds another level by its number and another player by name', async () => {
    const other = { ...aLevel({ id: 8, song: 'Saltworks' }), aliases: [], version: 1 };
    answer('levelDetail', other, { id: 8 });
    answer(
      'searchPlayers',
      [{ ...aPlayerRef({ id: 4, name: 'Koralik' }), discordAvatar: null, rankedScore: 5 }],
      { name: 'Koralik' },
    );
    const { user, in: form } = await openEdit();
    await user.clear(form.getByLabelText(/^Level ID/));
    await user.type(form.getByLabelText(/^Level ID/), '＃８');
    expect(await form.findByText(/Saltworks/)).toBeVisible();
    const player = form.getByRole('combobox', { name: /^Player/ });
    await user.clear(player);
    await user.type(player, 'Koralik');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(player).toHaveAccessibleDescription('Please select a valid player');
    expect(form.getByText('Please fill in all required fields correctly')).toBeVisible();
    await user.click(player);
    await user.click(await screen.findByRole('option', { name: /Koralik/ }));
    saves();
    await user.click(form.getByRole('button', { name: 'Save' }));
    await closed();
    expect(sent).toEqual([['editPass', { id: 91, body: { levelId: 8, playerId: 4 } }]]);
  });

  test('takes title and time of another video over', async () => {
    answer('videoDetails', {
      title: 'A new run',
      channelName: 'Halcyon',
      timestamp: '2025-05-06T07:08:09.000Z',
      image: '',
      embed: '',
      pfp: null,
      link: 'https://www.youtube.com/watch?v=bbbbbbbbbbb',
      downloadLink: null,
    });
    const { user, in: form } = await openEdit();
    await user.clear(form.getByLabelText(/^Video link/));
    await user.type(form.getByLabelText(/^Video link/), 'https://youtu.be/bbbbbbbbbbb');
    await user.click(await form.findByRole('button', { name: 'Use' }));
    saves();
    await user.click(form.getByRole('button', { name: 'Save' }));
    await closed();
    expect(sent).toEqual([
      [
        'editPass',
        {
          id: 91,
          body: {
            videoLink: 'https://www.youtube.com/watch?v=bbbbbbbbbbb',
            vidTitle: 'A new run',
            vidUploadTime: '2025-05-06T07:08:09Z',
          },
        },
      ],
    ]);
  });

  test('says to copy the address where a short link leads to no video', async () => {
    refuse('videoDetails', 'VIDEO_LOOKUP_FAILED');
    const { user, in: form } = await openEdit();
    const link = form.getByLabelText(/^Video link/);
    await user.clear(link);
    await user.type(link, 'https://b23.tv/abc1234');
    await waitFor(() =>
      expect(link).toHaveAccessibleDescription(/^No video was found behind this short link/),
    );
  });

  const day = { vidUploadTime: '2025-11-20T23:59:59.999Z', vidUploadDay: '2025-11-20' };
  const time = { vidUploadTime: '2025-11-20T09:08:07.000Z' };

  test.each([
    ['a day', day, ['2025-11-20', ''], { time: '09:30' }, '2025-11-20T09:30:00Z'],
    ['another day', day, ['2025-11-20', ''], { date: '2025-11-19' }, '2025-11-19'],
    ['a time', time, ['2025-11-20', '09:08:07'], { time: '' }, '2025-11-20'],
    ['another time', time, ['2025-11-20', '09:08:07'], { date: '2025-11-19' }, '2025-11-19T09:08:07Z'],
  ])('shows and changes %s in UTC, wherever staff are', async (_name, stored, shown, typed, saved) => {
    inTimeZone('America/New_York');
    answer('passDetail', detail(stored), { id: 91 });
    const { user, in: form } = await openEdit();
    const [dateBox, timeBox] = [
      form.getByLabelText(/^Upload date \(UTC\)/),
      form.getByLabelText(/^Upload time \(UTC\)/),
    ];
    expect([dateBox, timeBox]).toMatchObject(shown.map((value) => ({ value })));
    expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
    if ('date' in typed) fireEvent.change(dateBox, { target: { value: typed.date } });
    else fireEvent.change(timeBox, { target: { value: typed.time } });
    saves();
    await user.click(form.getByRole('button', { name: 'Save' }));
    await closed();
    expect(sent).toEqual([['editPass', { id: 91, body: { vidUploadTime: saved } }]]);
  });

  test('does not save a day while a time is half typed, nor without a date', async () => {
    answer('passDetail', detail(day), { id: 91 });
    const { user, in: form } = await openEdit();
    const timeBox = form.getByLabelText(/^Upload time/);
    Object.defineProperty(timeBox, 'validity', { value: { badInput: true } });
    fireEvent.blur(timeBox);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(timeBox).toHaveAccessibleDescription(/a whole time or none\.$/);
    fireEvent.change(form.getByLabelText(/^Upload date/), { target: { value: '' } });
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(sent).toEqual([]);
  });

  test('marks what cannot be saved, and what the server refuses', async () => {
    refuse('levelDetail', 'NOT_FOUND');
    const { user, in: form } = await openEdit();
    await user.clear(form.getByLabelText(/^Level ID/));
    await user.type(form.getByLabelText(/^Level ID/), '999');
    await user.clear(form.getByLabelText(/^Speed/));
    await user.type(form.getByLabelText(/^Speed/), '0.5');
    await user.clear(form.getByRole('textbox', { name: /^Too late/ }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(form.getByLabelText(/^Level ID/)).toHaveAccessibleDescription('This level does not exist.'),
    );
    expect(form.getByLabelText(/^Speed/)).toHaveAccessibleDescription('Enter a speed from 1 to 100.');
    expect(form.getByRole('textbox', { name: /^Too late/ })).toHaveAccessibleDescription(
      'Enter a whole number from 0 to 10,000,000',
    );
    expect(sent).toEqual([]);
    await user.clear(form.getByLabelText(/^Level ID/));
    await user.type(form.getByLabelText(/^Level ID/), '5');
    await user.clear(form.getByLabelText(/^Speed/));
    await user.type(form.getByLabelText(/^Speed/), '2');
    await user.type(form.getByRole('textbox', { name: /^Too late/ }), '0');
    const fields = [{ field: 'perfect', code: 'too_big', message: 'Too many.' }];
    refuse('editPass', { error: 'x', code: 'VALIDATION_FAILED', message: 'x', fields }, { id: 91 });
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Failed to update pass')).toBeVisible();
    expect(form.getByRole('textbox', { name: /^Perfect/ })).toHaveAccessibleDescription('Too many.');
    expect(form.getByLabelText(/^Speed/)).toHaveValue('2');
  });

  test('deletes and restores after a question', async () => {
    const { user, in: form } = await openEdit();
    answer('deletePass', { message: 'ok', pass: aPass({ id: 91, isDeleted: true }) }, { id: 91 });
    answer('passDetail', detail({ isDeleted: true }), { id: 91 });
    await user.click(form.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this pass?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await user.click(await form.findByRole('button', { name: 'Restore' }));
    refuse('restorePass', 'INTERNAL', { id: 91 });
    const again = await screen.findByRole('alertdialog', { name: 'Restore this pass?' });
    await user.click(within(again).getByRole('button', { name: 'Restore' }));
    expect(await form.findByText('Restoration failed')).toBeVisible();
    expect(sent.map(([call]) => call)).toEqual(['deletePass', 'restorePass']);
  });

  test('opens from a row of the list, with what the pass is now', async () => {
    answer('filterPasses', { results: [aPass({ id: 91 })], count: 1, hasMore: false });
    answer('passDetail', detail({ feelingRating: 'Fresh' }), { id: 91 });
    const { user } = await renderApp({ path: '/passes', viewer: { isSuperAdmin: true } });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit pass' });
    expect(within(dialog).getByLabelText('Feeling')).toHaveValue('Fresh');
  });
});
