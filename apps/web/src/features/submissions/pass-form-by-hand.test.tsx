import { HttpResponse } from 'msw';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, asked, problem, refusal, refuse } from '../../testing/wire.ts';
import { answerSubmissions, details, link } from './testing/forms.ts';
import { answerPassForm, g14, koralik, levelOf, openPassForm } from './testing/pass-form.ts';

const day = 86_400_000;

beforeEach(answerPassForm);
/** The form with everything that has a box, for a video of which this is known. */
async function openFilledForm(known: object) {
  answer('videoDetails', { ...details, ...known });
  const form = await openPassForm();
  await form.user.type(form.level, '5127');
  await screen.findByRole('link', { name: /Glass Meridian/ });
  await form.enter(form.field(/^Video link/), link);
  await form.enter(form.field(/^Feeling/), '7');
  await form.countAll();
  await screen.findByText('Matched from the channel name');
  return form;
}

test.each([
  ['in 2009', '2009-05-03T10:00:00.000Z', /a day before 2010/],
  ['in three days', new Date(Date.now() + 3 * day).toISOString(), /still to come/],
])('a video of a time %s: the time is asked for by hand, with the reason', async (_, timestamp, reason) => {
  const sent = answerSubmissions();
  const { submit } = await openFilledForm({ timestamp });
  const date = await screen.findByLabelText(/^Upload date/);
  expect(date).toHaveAccessibleDescription(reason);
  await submit();
  expect(screen.getByText(/^1 field needs fixing/)).toBeVisible();
  expect(date).toBeInvalid();
  expect(date).toHaveFocus();
  fireEvent.change(date, { target: { value: '2026-01-31' } });
  await submit();
  expect(await screen.findByText('Submitted')).toBeVisible();
  expect(sent).toMatchObject([{ body: { rawTime: '2026-01-31', title: details.title } }]);
});

test('a look-up that fails asks for title and date, and each judgement says that it is required', async () => {
  refuse('videoDetails', 'NOT_FOUND');
  const { enter, field } = await openPassForm();
  await enter(field(/^Video link/), link);
  expect(await screen.findByText(/No details found.*Add title and date below\.$/)).toBeVisible();
  expect(screen.getByLabelText(/^Upload date/)).toBeRequired();
  for (const name of [/^Early perfect/, /^Perfect/, /^Late perfect/, /^Too early/, /^Early$/, /^Late$/])
    expect(field(name)).toBeRequired();
});

test.each([
  ['no', '', 'The video has no title. Enter one.'],
  ['too long a', 'a'.repeat(501), 'The title of the video is too long. Enter a shorter one.'],
])('a video with %s title: it is asked for by hand, with the reason', async (_, title, reason) => {
  const sent = answerSubmissions();
  const { enter, submit } = await openFilledForm({ title });
  const box = await screen.findByRole('textbox', { name: /^Video title/ });
  expect(box).toHaveAccessibleDescription(reason);
  await submit();
  expect(box).toBeInvalid();
  await enter(box, 'My clear');
  await submit();
  expect(await screen.findByText('Submitted')).toBeVisible();
  expect(sent).toMatchObject([{ body: { title: 'My clear', rawTime: details.timestamp } }]);
});

test("the limits of today are the server's, whatever the clock of the device says", async () => {
  const sent = answerSubmissions();
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now - 3 * day);
  const timestamp = new Date(now - day / 2).toISOString();
  const dated = { headers: { Date: new Date(now).toUTCString() } };
  const found = { results: [g14], count: 1, hasMore: false };
  answer('videoDetails', () => HttpResponse.json({ ...details, timestamp }, dated));
  answer('searchPlayers', () => HttpResponse.json([koralik], dated));
  answer('listLevels', () => HttpResponse.json(found, dated));
  answer('formDuplicates', () => HttpResponse.json({ duplicates: [] }, dated));
  const { enter, user, level, field, submit, countAll } = await openPassForm();
  await enter(field(/^Video link/), link);
  await screen.findByText('Matched from the channel name');
  expect(screen.queryByLabelText(/^Upload date/)).toBeNull();
  await user.type(level, '5127');
  await screen.findByRole('link', { name: /Glass Meridian/ });
  await enter(field(/^Feeling/), '7');
  await countAll();
  await submit();
  expect(await screen.findByText('Submitted')).toBeVisible();
  expect(sent).toMatchObject([{ body: { rawTime: timestamp } }]);
});

test('a level that was rated anew is read again when its pass is refused, and asks for its key mode', async () => {
  const { user, submit } = await openFilledForm({});
  expect(screen.queryByRole('checkbox', { name: '12K' })).toBeNull();
  const u10 = levelOf(g14.id, g14.song, { id: 50, name: 'U10', baseScore: 2000 });
  answer('listLevels', { results: [u10], count: 1, hasMore: false });
  const fields = [{ field: 'is12K', code: 'KEY_MODE_REQUIRED', message: 'x' }];
  answer('submitForm', ({ body }) =>
    body['is12K'] === true
      ? { success: true, message: '', submissionId: 12 }
      : refusal(problem('KEY_MODE_REQUIRED', { fields })),
  );
  await submit();
  const twelve = await screen.findByRole('checkbox', { name: '12K' });
  expect(twelve).toBeInvalid();
  expect(screen.getByText(/^1 field needs fixing/)).toBeVisible();
  await waitFor(() => expect(twelve).toHaveFocus());
  await user.click(twelve);
  await submit();
  expect(await screen.findByText('Submitted')).toBeVisible();
  expect(asked('submitForm').map(({ body }) => body['is12K'])).toEqual([false, true]);
});

test('a refusal of a field that has no box is said in words, and nothing is counted', async () => {
  const fields = [{ field: 'lateDouble', code: 'INVALID', message: 'x' }];
  refuse('submitForm', problem('VALIDATION', { error: 'Something else.', fields }), {}, 400);
  const { submit } = await openFilledForm({});
  await submit();
  expect(await screen.findByText(/^Error: /)).toBeVisible();
  expect(screen.queryByText(/needs? fixing/)).toBeNull();
});

test('a kept form has no count without a box', async () => {
  const sent = answerSubmissions();
  localStorage.setItem('draft:pass:7', JSON.stringify({ counts: { lateDouble: 'x' } }));
  const { submit } = await openFilledForm({});
  await submit();
  expect(await screen.findByText('Submitted')).toBeVisible();
  expect(sent).toMatchObject([{ body: { lateDouble: 0 } }]);
});

test('only a perfect clear is called perfect', async () => {
  const { enter, field } = await openPassForm();
  const counts = {
    '^Early perfect': '1',
    '^Perfect': '5000',
    '^Late perfect': '0',
    '^Too early': '0',
    '^Early$': '0',
    '^Late$': '0',
  };
  for (const [name, count] of Object.entries(counts)) await enter(field(new RegExp(name)), count);
  expect(screen.getByText('99.99%')).toBeVisible();
});
