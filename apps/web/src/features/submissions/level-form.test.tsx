import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { signOut } from '../../lib/session/token.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { difficulties } from '../../testing/catalogue.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, asked, problem, refusal, refuse } from '../../testing/wire.ts';
import { answerSubmissions, details, link, openForm } from './testing/forms.ts';
import { aCreator } from './testing/samples.ts';

const koralik = aCreator({ id: 39, name: 'Koralik', aliases: ['Kora'], user: null, levelCount: 4 });
const g13 = { ...difficulties[0], id: 33, name: 'G13' };

beforeEach(() => {
  answer('formDuplicates', { duplicates: [] });
  answer('difficulties', [g13]);
  answer('searchCreators', [koralik]);
  answer('searchTeams', []);
});

async function openLevelForm() {
  const form = await openForm('level');
  const { user, enter, video, field, box } = form;
  const fill = async () => {
    await enter(video, link);
    await enter(field(/^Song/), 'Glass Meridian');
    await enter(field(/^Artist/), 'Orrin Vale');
    await enter(field(/^Difficulty/), 'G13');
    await user.type(box(/^Charter/), 'kor');
    await user.click(await screen.findByRole('option', { name: /Koralik/ }));
  };
  return { ...form, fill };
}

test('fields are marked after the first attempt, a summary counts them and leads to each', async () => {
  const { user, video, submit } = await openLevelForm();
  expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  await submit();
  const summary = await screen.findByRole('group', { name: 'Please fill in all required fields correctly' });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveTextContent('6 fields need fixing.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.title).toMatch(/^Error: /);
  await user.click(screen.getByRole('link', { name: 'Video link: This field is required.' }));
  expect(video).toHaveFocus();
  expect(screen.getByRole('combobox', { name: /^Charter/ })).toHaveAccessibleDescription(
    'At least one charter is required.',
  );
  expect(screen.getByRole('textbox', { name: 'Download link' })).toHaveAccessibleDescription(
    'Provide either a download or workshop link.',
  );
  await expectAccessible();
});

test('a filled form is sent as the wire wants it, once, and is empty afterwards', async () => {
  answer('videoDetails', details);
  const sent = answerSubmissions();
  const { user, field, box, fill, submit } = await openLevelForm();
  await fill();
  const download = field(/^Download link/);
  await waitFor(() => expect(download).toHaveValue(details.downloadLink));
  expect(screen.getByText('suggested')).toBeVisible();
  await user.type(box(/^Visual effects/), 'Somebody New');
  await user.click(await screen.findByRole('option', { name: 'Request new: Somebody New' }));
  expect(screen.getByText('New profiles')).toBeVisible();
  await submit();
  expect(await screen.findByText('Submitted')).toBeVisible();
  expect(sent).toEqual([
    {
      type: 'level',
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      body: {
        song: 'Glass Meridian',
        artist: 'Orrin Vale',
        diff: 'G13',
        videoLink: link,
        directDL: details.downloadLink,
        wsLink: '',
        creatorRequests: [
          { creatorName: 'Koralik', creatorId: 39, role: 'charter', isNewRequest: false },
          { creatorName: 'Somebody New', creatorId: null, role: 'vfxer', isNewRequest: true },
        ],
        teamRequest: null,
      },
    },
  ]);
  expect(field(/^Song/)).toHaveValue('');
  expect(screen.queryByText('New profiles')).toBeNull();
});

test('a suggested download can be undone', async () => {
  answer('videoDetails', details);
  const { enter, user, video, field } = await openLevelForm();
  await enter(video, link);
  await waitFor(() => expect(field(/^Download link/)).toHaveValue(details.downloadLink));
  await user.click(screen.getByRole('button', { name: 'Undo the suggestion' }));
  expect(field(/^Download link/)).toHaveValue('');
  expect(screen.queryByText('suggested')).toBeNull();
});

test('a name that is typed but not chosen is an error at its row', async () => {
  const { user, submit } = await openLevelForm();
  await user.click(screen.getByRole('button', { name: 'Add a charter' }));
  const second = screen.getByRole('combobox', { name: 'Charter 2' });
  expect(second).toHaveFocus();
  await user.keyboard('somebody');
  await submit();
  expect(second).toHaveAccessibleDescription(/Choose somebody from the list/);
  await user.click(screen.getByRole('button', { name: 'Remove somebody' }));
  expect(screen.getByRole('combobox', { name: /^Charter/ })).toHaveFocus();
  expect(screen.queryByRole('combobox', { name: 'Charter 2' })).toBeNull();
});

test.each([
  ['tomorrow', /no link in this text/],
  ['https://example.org/video', /not a YouTube or Bilibili link/],
  ['https://youtu.be/P7MdoBK8HvcI', /no valid video ID/],
])('a link that is not read is told what is wrong with it: %s', async (text, words) => {
  const { enter, video } = await openLevelForm();
  await enter(video, text);
  expect(screen.getByText(words)).toBeVisible();
});

test('what stands around a link is left out when one leaves it', async () => {
  answer('videoDetails', details);
  const { enter, user, video } = await openLevelForm();
  await enter(video, 'my clear https://youtu.be/tdig-B8QVKo?t=90, no miss');
  await user.tab();
  expect(video).toHaveValue(`${link}&t=90s`);
  expect(await screen.findByText(details.title)).toBeVisible();
});

test('a short link is followed when one leaves it, else told what to do', async () => {
  const found = 'https://www.bilibili.com/video/BV17x411w7KC?p=2';
  answer('videoDetails', ({ url }) =>
    url.endsWith('gone001') ? refusal('VIDEO_NOT_FOUND') : { ...details, link: found },
  );
  answer('bilibili', { code: -400 });
  const { enter, user, video } = await openLevelForm();
  await enter(video, '【通关】 https://b23.tv/abc1234');
  expect(await screen.findByText(details.title)).toBeVisible();
  await user.tab();
  expect(video).toHaveValue(found);
  expect(asked('videoDetails')[0]?.url).toBe('https://b23.tv/abc1234');
  await user.clear(video);
  await enter(video, 'b23.tv/gone001');
  expect(await screen.findByText(/No video was found behind this short link/)).toBeVisible();
  await user.tab();
  expect(video).toHaveValue('https://b23.tv/gone001');
});

test('a failed look-up blocks nothing, and a difficulty that is not read only warns', async () => {
  refuse('videoDetails', 'VIDEO_LOOKUP_FAILED');
  const sent = answerSubmissions();
  const { enter, field, fill, submit } = await openLevelForm();
  await fill();
  expect(await screen.findByText(/No details found/)).toBeVisible();
  await enter(field(/^Difficulty/), '?');
  expect(screen.getByText('Not recognised as a difficulty')).toBeInTheDocument();
  await enter(field(/^Workshop link/), 'https://example.org/ws');
  await submit();
  expect(await screen.findByText('Submitted')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('the same press after a lost answer is the same submission; a refusal keeps what was typed', async () => {
  answer('videoDetails', details);
  const sent = answerSubmissions(() => HttpResponse.error());
  const { field, fill, submit } = await openLevelForm();
  await fill();
  await waitFor(() => expect(field(/^Download link/)).toHaveValue(details.downloadLink));
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Error: Cannot reach the server/);
  await submit();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
  expect(field(/^Song/)).toHaveValue('Glass Meridian');
});

test('a server without room says so, and the same press later is the same submission', async () => {
  answer('videoDetails', details);
  const replies = [
    () => refusal(problem('STORAGE_FULL', { retryAfter: 30 })),
    () => HttpResponse.json({ success: true }),
  ];
  const sent = answerSubmissions(() => (replies.shift() ?? HttpResponse.error)());
  const { field, fill, submit } = await openLevelForm();
  await fill();
  await waitFor(() => expect(field(/^Download link/)).toHaveValue(details.downloadLink));
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Error: The server is out of space\. Try again later/,
  );
  expect(field(/^Song/)).toHaveValue('Glass Meridian');
  await submit();
  expect(await screen.findByText('Submitted')).toBeVisible();
  expect(sent[1]).toEqual(sent[0]);
});

test('a long answer of the server is cut to 60 characters, the rest unfolds', async () => {
  answer('videoDetails', details);
  let message = 'a'.repeat(60);
  answerSubmissions(() => refusal(problem('NO_SUCH_CODE', { error: message, message }), 409));
  const { user, field, fill, submit } = await openLevelForm();
  await fill();
  await waitFor(() => expect(field(/^Download link/)).toHaveValue(details.downloadLink));
  await submit();
  expect(await screen.findByText(`Error: ${message}`)).toBeVisible();
  message = 'b'.repeat(61);
  await submit();
  expect(await screen.findByText(`Error: ${'b'.repeat(59)}…`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByText(`Error: ${message}`)).toBeVisible();
});

test('what the server says about a field is shown at the field until it changes', async () => {
  answer('videoDetails', details);
  const fields = [{ field: 'song', code: 'INVALID_TEXT', message: 'no' }];
  answerSubmissions(() => refusal(problem('VALIDATION_FAILED', { fields })));
  const { enter, field, fill, submit } = await openLevelForm();
  await fill();
  await waitFor(() => expect(field(/^Download link/)).toHaveValue(details.downloadLink));
  await submit();
  await waitFor(() => expect(field(/^Song/)).toBeInvalid());
  expect(field(/^Song/)).toHaveFocus();
  await enter(field(/^Song/), '!');
  expect(field(/^Song/)).not.toBeInvalid();
});

test('a session that ends while the form is open keeps the text and blocks sending', async () => {
  const { router, enter, field } = await openLevelForm();
  await enter(field(/^Song/), 'Glass Meridian');
  signOut();
  await waitFor(() => expect(router.state.status).toBe('idle'));
  expect(router.state.location.pathname).toBe('/submission/level');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Please log in before submitting a level');
  expect(within(alert).getByRole('link', { name: /Sign in/ })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('button', { name: 'Submit level' })).toBeDisabled();
  expect(field(/^Song/)).toHaveValue('Glass Meridian');
});

test('song and artist that exist already are named, own ones too, and sending stays possible', async () => {
  const own = { kind: 'levelSubmission', id: 31, title: 'Glass Meridian - Orrin Vale', isOwn: true };
  answer('formDuplicates', {
    duplicates: [
      { ...own, kind: 'level', id: 5, isOwn: false },
      own,
      { ...own, id: null, title: null, isOwn: false },
    ],
  });
  const sent = answerSubmissions();
  const { fill, submit } = await openLevelForm();
  answer('videoDetails', details);
  await fill();
  expect(await screen.findByRole('link', { name: /^Level #5: Glass Meridian/ })).toHaveAttribute(
    'href',
    '/levels/5',
  );
  expect(screen.getByRole('link', { name: /^Your submission #31/ })).toHaveAttribute(
    'href',
    '/submission/mine',
  );
  expect(screen.getByText('Somebody else has submitted it. It is waiting for review.')).toBeVisible();
  await submit();
  expect(await screen.findByText('Submitted')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a draft stays in the browser until it is sent', async () => {
  answerSubmissions();
  answer('videoDetails', details);
  const { fill, submit } = await openLevelForm();
  await fill();
  const kept = () => localStorage.getItem('draft:level:7');
  expect(JSON.parse(kept() ?? '')).toMatchObject({
    song: 'Glass Meridian',
    credits: [{ id: koralik.id }, {}],
  });
  await submit();
  expect(await screen.findByText('Submitted')).toBeVisible();
  expect(kept()).toBeNull();
});

test('what is typed before the profile has loaded joins the kept draft', async () => {
  localStorage.setItem('token', 'abc');
  localStorage.setItem(
    'draft:level:7',
    JSON.stringify({ song: 'Song of before', artist: 'Artist of before' }),
  );
  let settle: () => void = () => undefined;
  const known = new Promise<void>((resolve) => {
    settle = resolve;
  });
  answer('profile', async () => {
    await known;
    return { id: 7, username: 'halcyon7', nickname: 'Halcyon_7', providers: [] };
  });
  const { user } = await renderApp({ path: '/submission/level' });
  const song = await screen.findByRole('textbox', { name: /^Song/ });
  await user.type(song, 'Glass Meridian');
  settle();
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Artist/ })).toHaveValue('Artist of before'),
  );
  expect(song).toHaveValue('Glass Meridian');
});
