import type { ProblemCode } from '@rondo/contract/problem';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { person, renderApp } from '../../../testing/render-app.tsx';
import { answer, asked, problem, refusal, refuse } from '../../../testing/wire.ts';

/** Stands in for the widget: solves when the test says so. */
const widgets = vi.hoisted(() => ({ made: [] as HTMLElement[], verify: vi.fn(), isMissing: false }));
vi.mock('./widget.ts', () => ({
  makeWidget: () => {
    if (widgets.isMissing) throw new Error('gone');
    const widget = Object.assign(document.createElement('div'), {
      verify: () => {
        widgets.verify();
        queueMicrotask(() => emit('verifying'));
      },
    });
    widgets.made.push(widget);
    queueMicrotask(() => widget.dispatchEvent(new CustomEvent('load')));
    return widget;
  },
}));

function emit(state: string, payload: string | null = null) {
  act(() => {
    widgets.made.at(-1)?.dispatchEvent(new CustomEvent('statechange', { detail: { state, payload } }));
  });
}

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  widgets.made.length = 0;
  widgets.isMissing = false;
  widgets.verify.mockClear();
});

afterEach(() => void vi.unstubAllGlobals());

const welcome = { token: 'abc', user: { id: 7 } };
/** A refusal that asks for a captcha. */
const refusing = (code: ProblemCode) => refusal(problem(code, { requireCaptcha: true }));

/** Answers logins one after another, the last again and again. */
const answerLogins = (...answers: (Response | typeof welcome)[]) =>
  answer('login', () => (answers.length > 1 && answers.shift()) || answers[0]!);

async function openLogin() {
  const app = await renderApp({ path: '/login' });
  await app.user.type(await screen.findByRole('textbox', { name: /Username or email/ }), 'halcyon7');
  await app.user.type(screen.getByLabelText(/^Password/), 'a long secret');
  const send = () => app.user.click(screen.getByRole('main').querySelector('button[type="submit"]')!);
  return { ...app, send };
}
const credentials = { emailOrUsername: 'halcyon7', password: 'a long secret' };
const solved = { ...credentials, captchaToken: 'payload' };

test('nothing of a captcha is there until the server asks for one', async () => {
  const { send } = await openLogin();
  refuse('login', problem('INVALID_CREDENTIALS', { requireCaptcha: false }));
  await send();
  expect(await screen.findByText('Wrong username, email or password.')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Captcha' })).toBeNull();
  expect(widgets.made).toHaveLength(0);
});

test('after the third failure one is solved, and its solution is sent along', async () => {
  const { send } = await openLogin();
  answerLogins(refusing('INVALID_CREDENTIALS'), welcome);
  await send();
  expect(await screen.findByRole('group', { name: 'Captcha' })).toBeVisible();
  await waitFor(() => expect(widgets.verify).toHaveBeenCalled());
  expect(screen.getByText(/Your browser is solving/)).toBeVisible();
  await expectAccessible();

  await send();
  expect(screen.getByText(/not finished yet/)).toBeVisible();
  expect(asked('login')).toHaveLength(1);

  emit('verified', 'payload');
  expect(screen.queryByText(/not finished yet/)).toBeNull();
  answer('profile', { ...person, playerId: null });
  await send();
  await waitFor(() => expect(localStorage.getItem('token')).toBe('abc'));
  expect(asked('login')).toEqual([{ body: credentials }, { body: solved }]);
});

test('a login that only lacked a captcha goes out again by itself', async () => {
  const { send } = await openLogin();
  answerLogins(refusing('CAPTCHA_REQUIRED'), welcome);
  await send();
  await waitFor(() => expect(widgets.verify).toHaveBeenCalled());
  answer('profile', { ...person, playerId: null });
  emit('verified', 'payload');
  await waitFor(() => expect(asked('login')).toEqual([{ body: credentials }, { body: solved }]));
});

test('a refused captcha is solved again', async () => {
  const { send } = await openLogin();
  answerLogins(refusing('INVALID_CREDENTIALS'), refusing('CAPTCHA_FAILED'));
  await send();
  await waitFor(() => expect(widgets.verify).toHaveBeenCalledTimes(1));
  emit('verified', 'payload');
  await send();
  expect(await screen.findByText(/did not accept the captcha/)).toBeVisible();
  await waitFor(() => expect(widgets.verify).toHaveBeenCalledTimes(2));
});

test('failed attempts are made again with growing pauses, then by a button', async () => {
  const { send, user } = await openLogin();
  answerLogins(refusing('INVALID_CREDENTIALS'));
  await send();
  await waitFor(() => expect(widgets.verify).toHaveBeenCalledTimes(1));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  emit('error');
  expect(screen.getByText(/Trying again/)).toBeVisible();
  await act(async () => void vi.advanceTimersByTime(1_000));
  expect(widgets.verify).toHaveBeenCalledTimes(2);
  emit('error');
  await act(async () => void vi.advanceTimersByTime(1_999));
  expect(widgets.verify).toHaveBeenCalledTimes(2);
  await act(async () => void vi.advanceTimersByTime(1));
  expect(widgets.verify).toHaveBeenCalledTimes(3);
  emit('error');
  vi.useRealTimers();
  expect(screen.getByText('The captcha could not be solved.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(widgets.verify).toHaveBeenCalledTimes(4);
  emit('expired');
  expect(widgets.verify).toHaveBeenCalledTimes(5);
});

test('a widget that does not come can be asked for again', async () => {
  const { send, user } = await openLogin();
  answerLogins(refusing('INVALID_CREDENTIALS'));
  widgets.isMissing = true;
  await send();
  expect(await screen.findByText(/could not load/)).toBeVisible();
  await expectAccessible();
  widgets.isMissing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(widgets.verify).toHaveBeenCalledTimes(1));
});
