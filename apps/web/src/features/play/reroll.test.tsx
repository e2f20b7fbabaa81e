import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { aLevelDetail } from '../../testing/catalogue.ts';
import { lessMotion, setMedia } from '../../testing/media.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, asked, refuse } from '../../testing/wire.ts';
import { answerDraws, answerPlay, idOf, levelWheel, rolls } from './testing/play-wire.ts';

const config = { features: { jokes: true } };
const level = aLevelDetail();
const withTimeout = (timeout?: number) =>
  answer('levelWithRatings', { level, ratings: null, timeout }, { id: 5 });

beforeEach(() => {
  setMedia(lessMotion, true);
  answerPlay();
  answer('passesOfLevel', [], { id: 5 });
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
  answer('previewLevelEdit', { rescoredPasses: 2, players: [] }, { id: 5 });
  answer('updateRolledLevel', { message: 'ok', timeout: 300, drawn: true, level }, { id: 5 });
  const { user } = await openLevel(true);
  await user.click(await button('Roll difficulty'));
  await screen.findByRole('dialog', { name: 'Difficulty' });
  expect(screen.getByText('for Night Ferry')).toBeVisible();
  for (const name of ['Spin the wheel', 'Take U6']) await user.click(await button(name));
  const preview = within(await screen.findByRole('dialog', { name: 'New for Night Ferry' }));
  expect(await preview.findByText('2 passes, 0 players')).toBeVisible();
  await expectAccessible();
  answer('levelDetail', aLevelDetail({ song: 'Night Ferry (rolled)' }), { id: 5 });
  withTimeout(300);
  await user.click(preview.getByRole('button', { name: 'Update level' }));
  expect(await screen.findByText('Level updated!')).toBeVisible();
  expect(asked('updateRolledLevel')).toEqual([
    { id: 5, body: { diffId: idOf('U6'), baseScore: null, draws: [101] } },
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
  answer('levelWheel', () => reply);
  answerDraws(rolls('U6'));
  const { user } = await openLevel(true);
  await user.click(await button('Roll difficulty'));
  expect(await button('Spin the wheel')).toHaveAttribute('aria-disabled', 'true');
  await user.click(await button('Spin the wheel'));
  expect(asked('draw')).toEqual([]);
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
  answer('previewLevelEdit', { rescoredPasses: 2, players: [] }, { id: 5 });
  refuse('updateRolledLevel', 'ROULETTE_TIMEOUT', { id: 5 });
  const { user } = await openLevel(true);
  for (const name of ['Roll difficulty', 'Spin the wheel', 'Take U6', 'Update level'])
    await user.click(await button(name));
  expect(await screen.findByText('Failed to update level')).toBeVisible();
  expect(await button('Leave it')).toBeVisible();
  refuse('updateRolledLevel', 'DRAWS_DO_NOT_FIT', { id: 5 });
  await user.click(await button('Try again'));
  await user.click(await button('Roll again'));
  expect(await button('Spin the wheel')).toBeVisible();
});

test('nobody else has the button, and nobody asks for the wait', async () => {
  answer('levelWithRatings', { level, ratings: null }, { id: 5 });
  await openLevel(false);
  await screen.findByRole('heading', { level: 1, name: 'Night Ferry' });
  expect(screen.queryByRole('button', { name: /Roll difficulty/ })).toBeNull();
  expect(asked('levelWithRatings')).toEqual([]);
});
