import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import { makeQueryClient } from '../lib/api/query-client.ts';
import { checkConnection, lostConnection } from '../lib/connection/connection.ts';
import { aLevel, difficulties } from '../testing/catalogue.ts';
import { expectAccessible } from '../testing/axe.ts';
import { renderApp } from '../testing/render-app.tsx';
import { answer, loseConnection, sent, wire } from '../testing/wire.ts';

/** A level whose song is what was searched for. */
function answerLevels(): void {
  answer('difficulties', difficulties);
  answer('filterLevels', ({ query }) => ({ results: [aLevel({ song: `Song ${query}` })], count: 1 }));
}

test('rows of another question are put away, and the answer comes by itself when the connection is back', async () => {
  answerLevels();
  const { user } = await renderApp({ path: '/levels?query=mer', queries: makeQueryClient() });
  expect(await screen.findByText('Song mer')).toBeVisible();
  const restore = loseConnection();
  await user.type(screen.getByRole('searchbox'), 'idian');
  expect(
    await screen.findByText('Waiting for a connection. The results for “mer” were put away.'),
  ).toBeVisible();
  expect(screen.queryByText('Song mer')).not.toBeInTheDocument();
  expect(screen.queryByText(/End of the list/)).not.toBeInTheDocument();
  await expectAccessible();
  restore();
  await checkConnection();
  expect(await screen.findByText('Song meridian')).toBeVisible();
});

test('rows of the same question stay', async () => {
  answerLevels();
  const queries = makeQueryClient();
  await renderApp({ path: '/levels?query=mer', queries });
  expect(await screen.findByText('Song mer')).toBeVisible();
  loseConnection();
  await queries.invalidateQueries();
  await waitFor(() => expect(lostConnection()).not.toBeNull());
  expect(await screen.findByText(/No connection\. You see/)).toBeVisible();
  expect(screen.getByText('Song mer')).toBeVisible();
});

test('a badge whose picture did not come says its name, and is drawn when the connection is back', async () => {
  answerLevels();
  const { router } = await renderApp({ path: '/levels?query=mer', queries: makeQueryClient() });
  await screen.findByText('Song mer');
  const row = () => screen.getByText('Song mer').closest<HTMLElement>('[role="listitem"]')!;
  const badge = () => within(row()).getByRole('img', { name: aLevel().difficulty.name });
  const restore = loseConnection();
  await router.options.context.queryClient.invalidateQueries();
  await waitFor(() => expect(lostConnection()).not.toBeNull());
  fireEvent.error(badge());
  expect(badge()).toHaveTextContent(aLevel().difficulty.name);
  restore();
  await checkConnection();
  await waitFor(() => expect(badge().tagName).toBe('IMG'));
});

test('nothing is sent without a connection, nor later; what was typed stays', async () => {
  answer('sessions', []);
  answer('editProfile', {});
  const { user } = await renderApp({ path: '/profile/edit', viewer: {}, queries: makeQueryClient() });
  const nickname = await screen.findByRole('textbox', { name: /^Nickname/ });
  await user.clear(nickname);
  await user.type(nickname, 'Typed');
  const restore = loseConnection();
  await checkConnection();
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0]!);
  expect((await screen.findAllByText('No connection. Nothing was sent.'))[0]).toBeVisible();
  restore();
  expect(await checkConnection()).toBe(true);
  expect(nickname).toHaveValue('Typed');
  expect(sent).toEqual([]);
});

/** The server takes what is sent and says nothing until what this returns is called, or the test ends. */
function hangServer(): () => void {
  let goOn: () => void = () => undefined;
  let isHanging = true;
  const silence = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const stop = () => {
    isHanging = false;
    goOn();
  };
  wire.use(http.all('*', async () => (isHanging ? silence.then(() => HttpResponse.error()) : undefined)));
  onTestFinished(stop);
  return stop;
}

/** From an act until the bar says so. */
const longestSilence = { timeout: 10_000 };

test('a server that hangs is noticed within ten seconds: rows are kept, and come when it goes on', async () => {
  answerLevels();
  const queries = makeQueryClient();
  const { user } = await renderApp({ path: '/levels?query=mer', queries });
  expect(await screen.findByText('Song mer')).toBeVisible();
  const goOn = hangServer();
  await user.type(screen.getByRole('searchbox'), 'idian');
  expect(
    await screen.findByText(
      'Waiting for a connection. The results for “mer” were put away.',
      {},
      longestSilence,
    ),
  ).toBeVisible();
  expect(await screen.findByText(/No connection\. You see/)).toBeVisible();
  goOn();
  await user.click(screen.getByRole('button', { name: 'Try now' }));
  expect(await screen.findByText('Song meridian')).toBeVisible();
}, 20_000);

test('a form whose server hangs keeps its text, and says that nobody knows whether it was saved', async () => {
  answer('sessions', []);
  const { user } = await renderApp({ path: '/profile/edit', viewer: {}, queries: makeQueryClient() });
  const nickname = await screen.findByRole('textbox', { name: /^Nickname/ });
  await user.clear(nickname);
  await user.type(nickname, 'Typed');
  const goOn = hangServer();
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0]!);
  const words = 'The server did not answer. Look whether it was saved before you send it again.';
  expect((await screen.findAllByText(words, {}, longestSilence))[0]).toBeVisible();
  expect(nickname).toHaveValue('Typed');
  await expectAccessible();
  goOn();
  expect(await checkConnection()).toBe(true);
  expect(nickname).toHaveValue('Typed');
}, 20_000);
