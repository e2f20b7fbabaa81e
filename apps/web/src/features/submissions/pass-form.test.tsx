import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { inTimeZone } from '../../testing/time-zone.ts';
import { answer, asked, refuse } from '../../testing/wire.ts';
import { answerSubmissions, details, link } from './testing/forms.ts';
import { answerPassForm, koralik, levelOf, openPassForm } from './testing/pass-form.ts';

beforeEach(answerPassForm);

test('a level is found by its number, the player by the channel; score and body follow the rules', async () => {
  const sent = answerSubmissions();
  const { enter, user, level, field, player, submit, countAll } = await openPassForm();
  expect(screen.getByText('Enter all required info to see the score')).toBeVisible();
  await user.type(level, '＃５１２７');
  const card = await screen.findByRole('link', { name: /Glass Meridian/ });
  expect(card).toHaveAttribute('href', '/levels/5127');
  const found = await screen.findByText(/^Found: .*Glass Meridian/);
  expect(found).toHaveAttribute('role', 'status');
  await user.keyboard('{Escape}');
  expect(screen.getByText('Enter the judgements to see the score')).toBeVisible();
  await enter(field(/^Video link/), link);
  await waitFor(() => expect(player()).toHaveValue('Koralik'));
  expect(player()).toHaveAccessibleDescription('Matched from the channel name');
  expect(screen.queryByLabelText(/^Upload date/)).toBeNull();
  await enter(field(/^Feeling/), 'G14');
  await countAll();
  expect(screen.getByText('98.93%')).toBeVisible();
  expect(screen.getByText('554.07')).toBeVisible();
  const said = await screen.findByText('Accuracy: 98.93%, Score: 554.07');
  expect(said).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('checkbox', { name: '12K' })).toBeNull();
  await expectAccessible();
  await submit();
  expect(await screen.findByText('Submitted')).toBeVisible();
  expect(sent).toEqual([
    {
      type: 'pass',
      key: expect.any(String),
      body: {
        levelId: 5127,
        videoLink: link,
        title: details.title,
        rawTime: details.timestamp,
        passer: 'Koralik',
        passerId: 3,
        passerRequest: false,
        speed: 1,
        feelingDifficulty: 'G14',
        earlyDouble: 0,
        earlySingle: 2,
        ePerfect: 20,
        perfect: 960,
        lPerfect: 18,
        lateSingle: 0,
        lateDouble: 0,
        is12K: false,
        is16K: false,
        isNoHoldTap: false,
      },
    },
  ]);
  expect(level).toHaveValue('');
});

test('the picker cuts long names and keeps the whole of them for everybody', async () => {
  const song = 'An Unreasonably Long Title About the Sea';
  const hit = { ...levelOf(9, song, { id: 25, name: 'G5' }), artist: 'The Lanternfish Ensemble' };
  answer('listLevels', { results: [hit], count: 1, hasMore: false });
  const { user, level } = await openPassForm();
  await user.type(level, 'Sea');
  const option = await screen.findByRole('option', {
    name: new RegExp(`${song}.*The Lanternfish Ensemble`),
  });
  expect(option).toHaveTextContent('An Unreasonably Long Title Ab…');
  expect(option).toHaveTextContent('The Lanternfis…');
  await user.click(option);
  expect(await screen.findByRole('link', { name: new RegExp(song) })).toHaveTextContent('Title Ab…');
});

test('key modes are offered from difficulty 41, needed for U, and exclude each other', async () => {
  const { user, level, submit } = await openPassForm();
  await user.type(level, 'Galaxy');
  await user.click(await screen.findByRole('option', { name: /Letter of a Galaxy/ }));
  const twelve = await screen.findByRole('checkbox', { name: '12K' });
  const sixteen = screen.getByRole('checkbox', { name: '16K' });
  await submit();
  expect(twelve).toHaveAccessibleDescription(/12 or fewer keys.*This level needs a key mode: 12K or 16K\./);
  await user.click(twelve);
  await user.click(sixteen);
  expect(twelve).not.toBeChecked();
  expect(sixteen).toBeChecked();
  expect(twelve).not.toBeInvalid();
});

test('title and date are given by hand when nothing is known of the video, and a new player is asked for', async () => {
  refuse('videoDetails', 'VIDEO_LOOKUP_FAILED');
  answer('searchPlayers', []);
  const sent = answerSubmissions();
  const { enter, user, level, field, player, submit, countAll } = await openPassForm();
  await user.type(level, '5127');
  await screen.findByRole('link', { name: /Glass Meridian/ });
  await enter(field(/^Video link/), link);
  await enter(await screen.findByRole('textbox', { name: /^Video title/ }), 'My clear');
  await user.type(player(), 'Newcomer');
  expect(await screen.findByText('New profiles')).toBeVisible();
  await enter(field(/^Feeling/), '7');
  await countAll();
  await submit();
  const date = screen.getByLabelText(/^Upload date/);
  expect(date).toHaveFocus();
  expect(date).toHaveAccessibleDescription('Enter the date of the video.');
  fireEvent.change(date, { target: { value: '2026-01-31' } });
  await submit();
  expect(await screen.findByText('Submitted')).toBeVisible();
  expect(sent).toMatchObject([
    {
      body: {
        title: 'My clear',
        rawTime: '2026-01-31',
        passer: 'Newcomer',
        passerId: null,
        passerRequest: true,
      },
    },
  ]);
});

/** The form with everything but date and time, for a video of which nothing more than the title is known. */
async function openUndatedForm() {
  answer('videoDetails', { ...details, timestamp: null });
  const form = await openPassForm();
  await form.user.type(form.level, '5127');
  await screen.findByRole('link', { name: /Glass Meridian/ });
  await form.enter(form.field(/^Video link/), link);
  await form.enter(form.field(/^Feeling/), '7');
  await form.countAll();
  const date = await screen.findByLabelText(/^Upload date/);
  const time = screen.getByLabelText(/^Upload time/);
  const set = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
  return { ...form, date, time, set };
}

test.each([
  ['America/New_York', '2025-11-20', '', '2025-11-20', 'America/New_York, GMT-5'],
  ['America/New_York', '2025-11-20', '09:30', '2025-11-20T14:30:00.000Z', 'America/New_York, GMT-5'],
  ['America/New_York', '2025-07-01', '23:00', '2025-07-02T03:00:00.000Z', 'America/New_York, GMT-4'],
  // The clocks go from 02:00 to 03:00, and from 02:00 back to 01:00.
  ['America/New_York', '2025-03-09', '02:30', '2025-03-09T07:30:00.000Z', 'America/New_York, GMT-4'],
  ['America/New_York', '2025-11-02', '01:30', '2025-11-02T05:30:00.000Z', 'America/New_York, GMT-4'],
  ['Asia/Shanghai', '2025-11-20', '', '2025-11-20', 'Asia/Shanghai, GMT+8'],
  ['Asia/Shanghai', '2025-11-20', '00:00', '2025-11-19T16:00:00.000Z', 'Asia/Shanghai, GMT+8'],
])('in %s, %s and %j is sent as %s', async (zone, typedDate, typedTime, rawTime, named) => {
  inTimeZone(zone);
  const sent = answerSubmissions();
  const { date, time, set, submit } = await openUndatedForm();
  set(date, typedDate);
  if (typedTime !== '') set(time, typedTime);
  expect(time).toHaveAccessibleDescription(new RegExp(`${named.replace('+', '\\+')}\\.`));
  await submit();
  expect(await screen.findByText('Submitted')).toBeVisible();
  expect(sent).toMatchObject([{ body: { rawTime } }]);
});

test('a time of which only a part was typed is no day', async () => {
  const sent = answerSubmissions();
  const { date, time, set, submit } = await openUndatedForm();
  set(date, '2025-11-20');
  Object.defineProperty(time, 'validity', { value: { badInput: true }, configurable: true });
  fireEvent.blur(time);
  await submit();
  expect(time).toBeInvalid();
  expect(time).toHaveAccessibleDescription(/Enter the whole time, or none\.$/);
  expect(sent).toEqual([]);
  Object.defineProperty(time, 'validity', { value: { badInput: false } });
  fireEvent.keyUp(time);
  await submit();
  expect(await screen.findByText('Submitted')).toBeVisible();
  expect(sent).toMatchObject([{ body: { rawTime: '2025-11-20' } }]);
});

test('a player who is called by dots alone is looked for as such', async () => {
  answer('searchPlayers', [{ ...koralik, id: 8, name: '..' }]);
  const { user, player } = await openPassForm();
  await user.type(player(), '..');
  expect(await screen.findByRole('option', { name: /^\.\./ })).toBeVisible();
  expect(asked('searchPlayers').map(({ name }) => name.trim())).toContain('..');
});

test('one Chinese, Japanese or Korean character finds players, shown with their handles', async () => {
  const found = [
    { ...koralik, id: 8, name: '夜', discordUsername: 'night_chat', username: 'night_acc' },
    { ...koralik, id: 9, name: '夜空', discordUsername: null, username: 'sky_acc' },
  ];
  answer('searchPlayers', found);
  const { user, player } = await openPassForm();
  await user.type(player(), '夜');
  const options = await screen.findAllByRole('option', { name: /@/ });
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('夜 @night_chat'),
    expect.stringContaining('夜空 @sky_acc'),
  ]);
  await user.clear(player());
  await user.type(player(), 'y');
  expect(screen.queryByRole('option')).toBeNull();
  expect(asked('searchPlayers')).toEqual([{ name: '夜' }]);
});

test('a channel without a player of its name is offered as a new player', async () => {
  answer('searchPlayers', [{ ...koralik, name: 'Koralik the Second' }]);
  const { enter, user, field, player } = await openPassForm();
  await enter(field(/^Video link/), link);
  await user.click(await screen.findByRole('button', { name: 'Request new: KORALIK' }));
  expect(player()).toHaveValue('KORALIK');
  expect(screen.getByText('New profiles')).toBeVisible();
});

test('an unknown number is reported and cannot be sent; counts and speed are checked', async () => {
  const sent = answerSubmissions();
  const { enter, user, level, field, submit } = await openPassForm();
  await user.type(level, '99');
  expect(await screen.findByText('Not found')).toBeVisible();
  await enter(field(/^Speed/), '0.5');
  await enter(field(/^Perfect/), '99999999');
  await submit();
  await user.click(await screen.findByRole('link', { name: 'ID or name: This level does not exist.' }));
  expect(level).toHaveFocus();
  expect(level).toHaveAccessibleDescription('This level does not exist.');
  expect(field(/^Speed/)).toHaveAccessibleDescription('Enter a speed from 1 to 100.');
  expect(field(/^Perfect/)).toHaveAccessibleDescription('Enter a whole number from 0 to 10,000,000');
  expect(field(/^Late$/)).toHaveAccessibleDescription('This field is required.');
  expect(sent).toEqual([]);
});

test('the draft is back after another visit, until it is cleared', async () => {
  localStorage.setItem(
    'draft:pass:7',
    JSON.stringify({
      levelText: '5127',
      videoLink: link,
      counts: { perfect: '960' },
      speed: 7,
      is12K: 'yes',
    }),
  );
  const { user, level, field } = await openPassForm();
  expect(await screen.findByRole('link', { name: /Glass Meridian/ })).toHaveAttribute('href', '/levels/5127');
  expect([level, field(/^Perfect/), field(/^Speed/)].map((box) => (box as HTMLInputElement).value)).toEqual([
    '5127',
    '960',
    '',
  ]);
  await user.click(field(/^Late$/));
  await user.paste('3');
  expect(JSON.parse(localStorage.getItem('draft:pass:7') ?? '')).toMatchObject({
    levelText: '5127',
    counts: { perfect: '960', lateSingle: '3' },
  });
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await user.click(screen.getAllByRole('button', { name: 'Start over' }).at(-1) as HTMLElement);
  await waitFor(() => expect(level).toHaveValue(''));
  expect(localStorage.getItem('draft:pass:7')).toBeNull();
});

test('what the server refuses is shown at its field, and duplicates are named', async () => {
  answer('formDuplicates', { duplicates: [{ kind: 'pass', id: 60312, title: 'Fennick', isOwn: false }] });
  refuse('submitForm', 'LEVEL_NOT_FOUND');
  const { user, enter, level, field, submit, countAll } = await openPassForm();
  await user.type(level, 'Meridian');
  await user.click(await screen.findByRole('option', { name: /Glass Meridian/ }));
  await enter(field(/^Video link/), link);
  const known = await screen.findByRole('link', { name: 'Pass #60312 by Fennick' });
  expect(known).toHaveAttribute('href', '/passes/60312');
  expect(asked('formDuplicates')).toEqual([{ type: 'pass', levelId: 5127, videoLink: link }]);
  await expectAccessible();
  await enter(field(/^Feeling/), 'G14');
  await countAll();
  await screen.findByText('Matched from the channel name');
  await submit();
  await waitFor(() => expect(level).toHaveAccessibleDescription('This level does not exist.'));
  expect(level).toHaveFocus();
  expect(field(/^Feeling/)).toHaveValue('G14');
});

test('numbers are sent as they were meant, and what is none is marked instead of becoming another', async () => {
  const sent = answerSubmissions();
  const { enter, user, level, field, submit, countAll } = await openPassForm();
  await user.type(level, '5127');
  await screen.findByRole('link', { name: /Glass Meridian/ });
  await enter(field(/^Video link/), link);
  await enter(field(/^Feeling/), 'Ｇ５');
  expect(field(/^Feeling/)).not.toHaveAccessibleDescription(/must be able to read/);
  await countAll();
  const retype = async (box: HTMLElement, text: string) => {
    await user.clear(box);
    await enter(box, text);
  };
  await retype(field(/^Perfect/), '1234 (95.1%)');
  await retype(field(/^Early perfect/), '1234/1300');
  await enter(field(/^Speed/), '1.5x');
  await submit();
  expect(screen.getByText(/^3 fields need fixing/)).toBeVisible();
  expect(field(/^Perfect/)).toHaveValue('1234 (95.1%)');
  expect(field(/^Perfect/)).toBeInvalid();
  expect(field(/^Early perfect/)).toBeInvalid();
  await retype(field(/^Perfect/), '1,234,567');
  await retype(field(/^Early perfect/), '１２３４');
  await retype(field(/^Speed/), '１．５');
  await submit();
  expect(await screen.findByText('Submitted')).toBeVisible();
  expect(sent).toMatchObject([{ body: { perfect: 1_234_567, ePerfect: 1234, speed: 1.5 } }]);
});

test('another page opens the form with its level filled in; a draft keeps the rest', async () => {
  const { user, router, level, field, enter } = await openPassForm();
  await user.type(level, '377');
  await enter(field(/^Feeling/), 'U8');
  await act(() => router.navigate({ to: '/submission/pass', search: { level: 5127 } }));
  expect(await screen.findByRole('link', { name: /Glass Meridian/ })).toBeVisible();
  expect(level).toHaveValue('5127');
  expect(field(/^Feeling/)).toHaveValue('U8');
  expect(router.state.location.searchStr).toBe('');
});
