import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { makeQueryClient } from '../lib/api/query-client.ts';
import { checkConnection, lostConnection, noteNoAnswer } from '../lib/connection/connection.ts';
import { chooseLanguage } from '../lib/i18n/i18n.ts';
import { readToken } from '../lib/session/token.ts';
import { toastStore } from '../ui/toast.ts';
import { expectAccessible } from '../testing/axe.ts';
import { aLevel, difficulties } from '../testing/catalogue.ts';
import { renderApp } from '../testing/render-app.tsx';
import { answer, pauseSite, refuse, sent } from '../testing/wire.ts';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const isOver = () => waitFor(() => expect(screen.queryByText(/opens by itself/)).not.toBeInTheDocument());

function answerLevels(song: () => string): void {
  answer('difficulties', difficulties);
  answer('filterLevels', () => ({ results: [aLevel({ song: song() })], count: 1 }));
}

test('whoever opens a page in the pause is told so, and sees the page when it is over', async () => {
  answerLevels(() => 'Put back');
  answer('config', {});
  const pause = pauseSite();
  const opened = renderApp({ path: '/levels', queries: makeQueryClient() });
  expect(await title('Back in a moment')).toBeVisible();
  await opened;
  expect(await screen.findByText(/^Asked [0-2] s ago, again in [1-3] s$/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('This usually takes two minutes.');
  await expectAccessible();
  pause.end();
  expect(await checkConnection()).toBe(true);
  expect(await screen.findByText('Put back')).toBeVisible();
  await isOver();
});

test('the page asks every three seconds and opens the site by itself', async () => {
  let song = 'Before';
  answerLevels(() => song);
  await renderApp({ path: '/levels', queries: makeQueryClient() });
  expect(await screen.findByText('Before')).toBeVisible();
  const pause = pauseSite();
  noteNoAnswer();
  expect(await title('Back in a moment')).toBeVisible();
  const pauses = (lostConnection()?.nextTry ?? 0) - Date.now();
  expect(pauses).toBeGreaterThan(2_000);
  expect(pauses).toBeLessThanOrEqual(3_000);
  song = 'Put back';
  pause.end();
  // Read a moment ago, and asked for again all the same.
  expect(await screen.findByText('Put back')).toBeVisible();
});

test('who may restore sees how far it is', async () => {
  answerLevels(() => 'Before');
  await renderApp({ path: '/levels', viewer: { isSuperAdmin: true }, queries: makeQueryClient() });
  expect(await screen.findByText('Before')).toBeVisible();
  await screen.findByRole('link', { name: /Halcyon_7/ }).catch(() => undefined);
  const pause = pauseSite();
  noteNoAnswer();
  expect(await title('Restoring')).toBeVisible();
  expect(screen.getByText(/^since \d\d:\d\d:\d\d, 1 min 1\d s$/)).toBeVisible();
  const items = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => [item.textContent, item.dataset.state]);
  expect(items().slice(0, 3)).toEqual([
    ['File checked', 'done'],
    ['All servers paused1 of 2', 'current'],
    ['Safety copy', 'open'],
  ]);
  pause.progress = { ...pause.progress, step: 'filling', done: 20, of: 31 };
  await checkConnection();
  await waitFor(() => expect(items()[3]).toEqual(['Filling tables20 of 31', 'current']));
  expect(items()[1]).toEqual(['All servers paused1 of 2', 'done']);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64');
  expect(screen.getByRole('status')).toHaveTextContent('Filling tables');
  expect(screen.getByText('Should it stop here, the old state stays as it was.')).toBeVisible();
  await expectAccessible();
  pause.progress = { ...pause.progress, step: 'comparing', done: 0, of: 31 };
  await checkConnection();
  await waitFor(() => expect(items()[3]).toEqual(['Filling tables31 of 31', 'done']));
});

test('a session that ended with it is signed out, without a word of an error', async () => {
  answerLevels(() => 'Before');
  await renderApp({ path: '/levels', viewer: {}, queries: makeQueryClient() });
  expect(await screen.findByText('Before')).toBeVisible();
  const pause = pauseSite();
  noteNoAnswer();
  await title('Back in a moment');
  refuse('profile', 'UNAUTHENTICATED');
  pause.end();
  await checkConnection();
  await waitFor(() => expect(readToken()).toBeNull());
  await isOver();
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(toastStore.read()).toEqual([]);
});

test('what was typed stays, and nothing of it was sent', async () => {
  answer('sessions', []);
  answer('editProfile', {});
  const { user } = await renderApp({ path: '/profile/edit', viewer: {}, queries: makeQueryClient() });
  const nickname = await screen.findByRole('textbox', { name: /^Nickname/ });
  await user.clear(nickname);
  await user.type(nickname, 'Typed');
  const pause = pauseSite();
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0]!);
  await title('Back in a moment');
  pause.end();
  await checkConnection();
  await isOver();
  expect(screen.getByRole('textbox', { name: /^Nickname/ })).toHaveValue('Typed');
  expect(sent).toEqual([]);
});

test('a server that only starts, or a proxy without one, is no pause', async () => {
  await renderApp({ path: '/nowhere' });
  const starting = { status: 'degraded', checks: { database: 'fail' } };
  answer('health', () => HttpResponse.json(starting, { status: 503 }));
  expect(await checkConnection()).toBe(true);
  answer('health', () => new HttpResponse('<h1>503</h1>', { status: 503 }));
  expect(await checkConnection()).toBe(true);
  expect(lostConnection()).toBeNull();
});

test.each([
  ['pl', 'Zaraz wracamy'],
  ['cn', '马上回来'],
] as const)('the pause is told in %s', async (language, words) => {
  await chooseLanguage(language);
  await renderApp({ path: '/nowhere' });
  pauseSite();
  noteNoAnswer();
  expect(await title(words)).toBeVisible();
});
