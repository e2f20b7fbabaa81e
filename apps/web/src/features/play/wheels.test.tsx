import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signOut } from '../../lib/session/token.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { aLevelDetail } from '../../testing/catalogue.ts';
import { lessMotion, setMedia } from '../../testing/media.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { letTimePass } from '../../testing/time.ts';
import { answer, asked, problem, refusal, refuse } from '../../testing/wire.ts';
import {
  answerDraws,
  answerPlay,
  commitment,
  idOf,
  levelWheel,
  next,
  picks,
  rolls,
} from './testing/play-wire.ts';

const config = { features: { jokes: true } };
const saved = { message: 'ok', timeout: 60, applied: false, drawn: true, level: aLevelDetail() };
const wait = { timeout: true, remainingTime: 59, commitment };

beforeEach(() => {
  setMedia(lessMotion, true);
  answerPlay();
});

// What is still open closes by the real clock, so that it leaves nothing behind for the next file.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));

/** The start page, its wheel opened by somebody. */
async function openWheel(viewer = {}) {
  const app = await renderApp({ path: '/', viewer, config });
  await app.user.click(await button('Random level'));
  await screen.findByRole('dialog', { name: 'Random level' });
  return app;
}

const draws = () => asked('draw').map(({ body }) => body);

/** Presses what stands there, one after the other. */
async function press(user: Awaited<ReturnType<typeof openWheel>>['user'], ...names: string[]) {
  for (const name of names) await user.click(await button(name));
}

describe('the button of the start page', () => {
  test('is not there while the feature is off, and nothing is asked for', async () => {
    answer('levelWheel', {});
    await renderApp({ path: '/', viewer: {} });
    await screen.findByRole('link', { name: 'Browse levels' });
    expect(screen.queryByText(/random level/i)).toBeNull();
    expect(asked('levelWheel')).toEqual([]);
  });

  test('asks visitors to sign in, and so does its dialog', async () => {
    const { user } = await renderApp({ path: '/', config });
    const locked = await button('Login Required');
    expect(locked).toHaveAttribute('aria-disabled', 'true');
    await user.click(locked);
    expect(await screen.findByText(/Turning needs an account/)).toBeVisible();
    expect(dialog().getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(dialog().getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
    expect(dialog().getByRole('link', { name: 'a random level of the list' })).toHaveAttribute(
      'href',
      '/levels',
    );
    await expectAccessible();
  });

  test.each([
    [42, '42 s'],
    [59, '59 s'],
    [60, '1:00'],
    [252, '4:12'],
  ])('counts down %d seconds as %s', async (remainingTime, shown) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    answer('levelWheel', { ...wait, remainingTime });
    const { user } = await renderApp({ path: '/', viewer: {}, config });
    expect(await button(`Random level ${shown}`)).toHaveAttribute('aria-disabled', 'true');
    await user.click(await button(/Random level/));
    expect(await screen.findByText(/^Your next turn in/)).toBeVisible();
    await expectAccessible();
  });

  test('asks for new levels when the wait is over', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    answer('levelWheel', { ...wait, remainingTime: 2 });
    await renderApp({ path: '/', viewer: {}, config });
    await button('Random level 2 s');
    answerPlay();
    letTimePass(1_000);
    await button('Random level 1 s');
    letTimePass(1_000);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Random level' })).not.toHaveAttribute('aria-disabled'),
    );
  });
});

describe('a random level', () => {
  test('is picked by a draw that was sealed before', async () => {
    answerDraws(picks);
    const { user, router } = await openWheel();
    expect(dialog().getByText('4 of 5,127')).toBeVisible();
    expect(dialog().getByText('9c41 77d2 … e07b')).toBeVisible();
    await expectAccessible();
    await press(user, 'Pick a level');
    expect(await dialog().findByRole('link', { name: 'Night Ferry' })).toHaveAttribute('href', '/levels/5');
    expect(draws()).toEqual([
      { kind: 'level', seed: 48_211, commitment, nonce: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ]);
    expect(dialog().getByText('The wheel rests at Night Ferry, #5.')).toHaveAttribute('role', 'status');
    await waitFor(async () => expect(await button('Roll difficulty')).toHaveFocus());
    await press(user, 'Check this draw');
    expect(await dialog().findByRole('region', { name: 'Receipt' })).toBeVisible();
    await expectAccessible();
    expect(router.state.location.pathname).toBe('/');
  });

  test('can be followed by another one, under the next seal', async () => {
    answerDraws(picks, { ...picks, index: 0, levelId: 3 });
    answer('levelDetail', aLevelDetail({ id: 3, song: 'Level 3' }), { id: 3 });
    const { user } = await openWheel();
    await press(user, 'Pick a level', 'Turn again');
    expect(dialog().getByText('5555 5555 … 5555')).toBeVisible();
    await press(user, 'Pick a level');
    expect(await dialog().findByRole('link', { name: 'Level 3' })).toBeVisible();
    expect(draws().map((body) => body.commitment)).toEqual([commitment, next]);
    expect(new Set(draws().map((body) => body.nonce)).size).toBe(2);
  });

  test('becomes a suggestion: -2 with its reason', async () => {
    answerDraws(picks, rolls('-2'), { kind: 'reason', index: 5, word: 'Artist said no' });
    answer('setRolledDifficulty', saved, { id: 5 });
    const { user } = await openWheel();
    await press(user, 'Pick a level', 'Roll difficulty', 'Spin the wheel', 'Take -2');
    await screen.findByRole('dialog', { name: 'Why -2?' });
    await press(user, 'Spin the wheel', 'Take this reason');
    await screen.findByRole('dialog', { name: 'Your suggestion' });
    expect(dialog().getByText('Artist said no')).toBeVisible();
    expect(dialog().getByText('none for -2')).toBeVisible();
    expect(dialog().getByText(/The level itself does not change/)).toBeVisible();
    await expectAccessible();
    answer('levelWheel', wait);
    await press(user, 'Save suggestion');
    expect(await screen.findByText('Suggestion saved')).toBeVisible();
    const values = { diffId: idOf('-2'), baseScore: null, publicComments: 'Artist said no' };
    expect(asked('setRolledDifficulty')).toEqual([{ id: 5, body: { ...values, draws: [101, 102, 103] } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await button(/Random level 5\d s/)).toBeVisible();
  });

  test('changes for a super admin: Gimmick, its name and a score', async () => {
    answerDraws(
      picks,
      rolls('Gimmick'),
      { kind: 'gimmick', index: 2, word: 'Camera' },
      {
        kind: 'slots',
        digits: [1, 8, 4, 0, 7],
        baseScore: 18_407,
      },
    );
    answer('setRolledDifficulty', { ...saved, applied: true }, { id: 5 });
    answer(
      'previewLevelEdit',
      {
        rescoredPasses: 214,
        players: Array.from({ length: 50 }, () => ({})),
      },
      { id: 5 },
    );
    const { user } = await openWheel({ isSuperAdmin: true });
    await press(user, 'Pick a level', 'Roll difficulty', 'Spin the wheel', 'Take Gimmick');
    await screen.findByRole('dialog', { name: 'Which gimmick?' });
    await press(user, 'Spin the wheel', 'Take this gimmick');
    await screen.findByRole('dialog', { name: 'Spin for score' });
    await press(user, 'Spin');
    expect(await dialog().findByText('The slots show 18,407.')).toHaveAttribute('role', 'status');
    expect(dialog().getByText('5 digits')).toBeVisible();
    await expectAccessible();
    await press(user, 'Take this score');
    await screen.findByRole('dialog', { name: 'New for Night Ferry' });
    expect(dialog().getByText('18,407.00')).toBeVisible();
    expect(await dialog().findByText('214 passes, 50+ players')).toBeVisible();
    await press(user, 'Update level');
    expect(await screen.findByText('Level updated!')).toBeVisible();
    const values = { diffId: idOf('Gimmick'), baseScore: 18_407, publicComments: 'Camera' };
    expect(asked('setRolledDifficulty')).toEqual([
      { id: 5, body: { ...values, draws: [101, 102, 103, 104] } },
    ]);
  });

  test('can be rolled again, and keeps its roll when saving fails', async () => {
    answerDraws(picks, rolls('P3'), rolls('U6'));
    refuse('setRolledDifficulty', 'LEVEL_DELETED', { id: 5 });
    const { user } = await openWheel();
    await press(user, 'Pick a level', 'Roll difficulty', 'Spin the wheel', 'Take P3', 'Roll again');
    await press(user, 'Spin the wheel', 'Take U6', 'Save suggestion');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update level');
    expect(dialog().getByText(/Your roll is kept/)).toBeVisible();
    answer('setRolledDifficulty', saved, { id: 5 });
    await press(user, 'Try again');
    expect(await screen.findByText('Suggestion saved')).toBeVisible();
    expect(draws().map((body) => body.kind)).toEqual(['level', 'difficulty', 'difficulty']);
    expect(asked('setRolledDifficulty').map(({ body }) => body.draws)).toEqual([
      [101, 103],
      [101, 103],
    ]);
  });
});

describe('a draw that is refused', () => {
  test.each(['COMMITMENT_USED', 'WHEEL_NOT_FOUND'] as const)(
    'for %s is drawn anew under what the server has sealed since',
    async (code) => {
      answerDraws(refusal(code), picks);
      const { user } = await openWheel();
      const fresh = { ...levelWheel, seed: 7, commitment: 'a'.repeat(64) };
      answer('levelWheel', fresh);
      await press(user, 'Pick a level');
      expect(await screen.findByRole('alert')).toHaveTextContent('The wheel did not turn');
      await press(user, 'Try again');
      expect(await dialog().findByRole('link', { name: 'Night Ferry' })).toBeVisible();
      expect(draws().map(({ seed, commitment: seal }) => [seed, seal])).toEqual([
        [48_211, commitment],
        [7, 'a'.repeat(64)],
      ]);
    },
  );

  test('for want of a connection is the same draw when it is asked for again', async () => {
    answerDraws(HttpResponse.error(), picks);
    const { user } = await openWheel();
    await press(user, 'Pick a level', 'Try again');
    expect(await dialog().findByRole('link', { name: 'Night Ferry' })).toBeVisible();
    expect(draws()[0]).toEqual(draws()[1]);
  });

  test('since the next one has to wait, shows how long', async () => {
    answerDraws(refusal(problem('ROULETTE_TIMEOUT', { remainingTime: 59 })));
    const { user } = await openWheel();
    answer('levelWheel', wait);
    await press(user, 'Pick a level');
    expect(await screen.findByText(/^Your next turn in 5\d s/)).toBeVisible();
  });

  test('since the feature was switched off, can only be closed', async () => {
    answerDraws(refusal('FEATURE_DISABLED'));
    const { user } = await openWheel();
    await press(user, 'Pick a level');
    const alert = within(await screen.findByRole('alert'));
    await user.click(alert.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('since the session has ended, leads to the sign-in', async () => {
    await openWheel();
    signOut();
    expect(await screen.findByText(/Turning needs an account/)).toBeVisible();
  });
});

describe('while a wheel turns', () => {
  /** Without animations, which the test browser does not have: the clock alone ends a turn. */
  function withMotion() {
    const animation = { cancel: () => undefined };
    Object.assign(HTMLElement.prototype, { animate: () => animation });
    vi.stubGlobal('DOMMatrixReadOnly', class {});
    setMedia(lessMotion, false);
    vi.useFakeTimers({
      toFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'Date',
        'performance',
        'requestAnimationFrame',
        'cancelAnimationFrame',
      ],
      shouldAdvanceTime: true,
    });
  }

  test('it cannot be closed, and rests after 5 seconds', async () => {
    answerDraws(picks);
    withMotion();
    await renderApp({ path: '/', viewer: {}, config });
    fireEvent.click(await button('Random level'));
    fireEvent.click(await button('Pick a level'));
    const turning = await button('Turning');
    expect(turning).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(dialog().getByText(/Sealed before you pressed/)).toBeVisible());
    expect(dialog().getByRole('button', { name: 'Close' })).toBeDisabled();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(screen.getByRole('dialog')).toBeVisible();
    letTimePass(5_000);
    expect(dialog().getByRole('button', { name: 'Close' })).toBeEnabled();
    expect(dialog().getByRole('button', { name: 'See the level' })).toBeVisible();
    letTimePass(1_500);
    expect(await button('Roll difficulty')).toBeVisible();
  });

  test.each([
    ['bus', 'Bus', 'A bus is on its way', '07:59:50'],
    ['long', 'G3', 'The long one: 300 turns', '4:50'],
  ])('a %s turn can be skipped after 10 seconds', async (turn, name, title, left) => {
    answerDraws(picks, rolls(name, turn));
    const { user } = await openWheel();
    await press(user, 'Pick a level', 'Roll difficulty');
    withMotion();
    fireEvent.click(await button('Spin the wheel'));
    expect(await screen.findByText(title)).toBeVisible();
    const skip = await button('Skip to the result');
    expect(skip).toBeDisabled();
    letTimePass(10_000);
    expect(skip).toBeEnabled();
    expect(screen.getByRole('timer')).toHaveTextContent(left);
    expect(screen.getByRole('progressbar', { name: title })).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Close' })).toBeDisabled();
    fireEvent.click(skip);
    letTimePass(1);
    expect(await button(`Take ${name}`)).toBeVisible();
  });
});
