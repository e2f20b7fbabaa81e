import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { aLevelDetail } from '../../testing/catalogue.ts';
import { lessMotion, setMedia } from '../../testing/media.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answerWith, answerWrite, problem, recordCalls, sent, wire } from '../../testing/wire.ts';
import { answerDraws, answerPlay, idOf, levelWheel, rolls } from './testing/play-wire.ts';

const config = { features: { jokes: true } };
const level = aLevelDetail();
const withTimeout = (timeout?: number) =>
  answerWith('get', '/v2/database/levels/withRatings/5', { level, ratings: null, timeout });

beforeEach(() => {
  setMedia(lessMotion, true);
  answerPlay();
  answerWith('get', '/v2/database/passes/level/5', []);
  answerWith('get', '/v2/database/announcements/state', { states: [] });
});

const openLevel = (isSuperAdmin: boolean) =>
  renderApp({ path: '/levels/5', viewer: { isSuperAdmin }, config });
const button = (name: string | RegExp) => screen.findByRole('button', { name, busy: false });

test('its button has its place as soon as the one beside it can be pressed', async () => {
  withTimeout();
  await openLevel(true);
  const edit = await screen.findByRole('button', { name: 'Edit' });
  const buttons = () => edit.parentElement?.textContent;
  const atFirst = buttons();
  expect(await button('Roll difficulty')).toBeVisible();
  expect(buttons()).toBe(atFirst);
});

test('a super admin rolls a difficulty on the page of the level, which follows', async () => {
  withTimeout();
  answerDraws(rolls('U6'));
  recordCalls('post', '/v2/database/levels/5/preview', { rescoredPasses: 2, players: [] });
  answerWrite('put', '/v2/database/levels/5/timeout', { message: 'ok', timeout: 300, drawn: true, level });
  const { user } = await openLevel(true);
  await user.click(await button('Roll difficulty'));
  await screen.findByRole('dialog', { name: 'Difficulty' });
  expect(screen.getByText('for Night Ferry')).toBeVisible();
  for (const name of ['Spin the wheel', 'Take U6']) await user.click(await button(name));
  const preview = within(await screen.findByRole('dialog', { name: 'New for Night Ferry' }));
  expect(await preview.findByText('2 passes, 0 players')).toBeVisible();
  await expectAccessible();
  answerWith('get', '/v2/database/levels/5', aLevelDetail({ song: 'Night Ferry (rolled)' }));
  withTimeout(300);
  await user.click(preview.getByRole('button', { name: 'Update level' }));
  expect(await screen.findByText('Level updated!')).toBeVisible();
  expect(sent).toEqual([
    ['put /v2/database/levels/5/timeout', { diffId: idOf('U6'), baseScore: null, draws: [101] }],
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Night Ferry (rolled)' })).toBeVisible();
  expect(await button('Roll difficulty 5:00')).toBeDisabled();
});

test('the wheel waits until the server has sealed its draw', async () => {
  withTimeout();
  let seal: (reply: Response) => void = () => undefined;
  const reply = new Promise<Response>((resolve) => {
    seal = resolve;
  });
  wire.use(http.get(`${location.origin}/v2/database/levels/all-levels`, () => reply));
  const asked = answerDraws(rolls('U6'));
  const { user } = await openLevel(true);
  await user.click(await button('Roll difficulty'));
  expect(await button('Spin the wheel')).toHaveAttribute('aria-disabled', 'true');
  await user.click(await button('Spin the wheel'));
  expect(asked).toEqual([]);
  seal(HttpResponse.json(levelWheel));
  await waitFor(async () => expect(await button('Spin the wheel')).not.toHaveAttribute('aria-disabled'));
  await user.click(await button('Spin the wheel'));
  expect(await button('Take U6')).toBeVisible();
});

test('how long the level has to wait stands on the button', async () => {
  withTimeout(42);
  await openLevel(true);
  expect(await button('Roll difficulty 42 s')).toBeDisabled();
});

test('a roll that somebody else was faster with is kept, and other draws are needed where they do not fit', async () => {
  withTimeout();
  answerDraws(rolls('U6'));
  recordCalls('post', '/v2/database/levels/5/preview', { rescoredPasses: 2, players: [] });
  const refuse = (code: string, status: number) =>
    answerWrite('put', '/v2/database/levels/5/timeout', problem(code), status);
  refuse('ROULETTE_TIMEOUT', 429);
  const { user } = await openLevel(true);
  for (const name of ['Roll difficulty', 'Spin the wheel', 'Take U6', 'Update level'])
    await user.click(await button(name));
  expect(await screen.findByText('Failed to update level')).toBeVisible();
  expect(await button('Leave it')).toBeVisible();
  refuse('DRAWS_DO_NOT_FIT', 400);
  await user.click(await button('Try again'));
  await user.click(await button('Roll again'));
  expect(await button('Spin the wheel')).toBeVisible();
});

test('nobody else has the button, and nobody asks for the wait', async () => {
  const asked = recordCalls('get', '/v2/database/levels/withRatings/5', { level, ratings: null });
  await openLevel(false);
  await screen.findByRole('heading', { level: 1, name: 'Night Ferry' });
  expect(screen.queryByRole('button', { name: /Roll difficulty/ })).toBeNull();
  expect(asked).toEqual([]);
});
