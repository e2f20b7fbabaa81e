import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { person, renderApp } from '../../../testing/render-app.tsx';
import { answerWith, problem, wire } from '../../../testing/wire.ts';

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

const refusal = (code: string, status: number) => ({
  status,
  body: problem(code, { requireCaptcha: true }),
});

/** Answers logins one after another, the last again and again, and keeps their bodies. */
function answerLogins(...answers: { status: number; body: object }[]) {
  const sent: unknown[] = [];
  wire.use(
    http.post('*/v2/auth/login', async ({ request }) => {
      sent.push(await request.json());
      const next = answers.length > 1 ? answers.shift() : answers[0];
      return HttpResponse.json(next?.body, { status: next?.status ?? 200 });
    }),
  );
  return sent;
}

async function openLogin() {
  const app = await renderApp({ path: '/login' });
  await app.user.type(await screen.findByRole('textbox', { name: /Username or email/ }), 'halcyon7');
  await app.user.type(screen.getByLabelText(/^Password/), 'a long secret');
  const send = () => app.user.click(screen.getByRole('main').querySelector('button[type="submit"]')!);
  return { ...app, send };
}
const welcome = { status: 200, body: { token: 'abc', user: { id: 7 } } };
const credentials = { emailOrUsername: 'halcyon7', password: 'a long secret' };

test('nothing of a captcha is there until the server asks for one', async () => {
  const { send } = await openLogin();
  answerLogins({ status: 401, body: problem('INVALID_CREDENTIALS', { requireCaptcha: false }) });
  await send();
  expect(await screen.findByText('Wrong username, email or password.')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Captcha' })).toBeNull();
  expect(widgets.made).toHaveLength(0);
});

test('after the third failure one is solved, and its solution is sent along', async () => {
  const { send } = await openLogin();
  const sent = answerLogins(refusal('INVALID_CREDENTIALS', 401), welcome);
  await send();
  expect(await screen.findByRole('group', { name: 'Captcha' })).toBeVisible();
  await waitFor(() => expect(widgets.verify).toHaveBeenCalled());
  expect(screen.getByText(/Your browser is solving/)).toBeVisible();
  await expectAccessible();

  await send();
  expect(screen.getByText(/not finished yet/)).toBeVisible();
  expect(sent).toHaveLength(1);

  emit('verified', 'payload');
  expect(screen.queryByText(/not finished yet/)).toBeNull();
  answerWith('get', '/v2/auth/profile/me', { ...person, playerId: null });
  await send();
  await waitFor(() => expect(localStorage.getItem('token')).toBe('abc'));
  expect(sent).toEqual([credentials, { ...credentials, captchaToken: 'payload' }]);
});

test('a login that only lacked a captcha goes out again by itself', async () => {
  const { send } = await openLogin();
  const sent = answerLogins(refusal('CAPTCHA_REQUIRED', 400), welcome);
  await send();
  await waitFor(() => expect(widgets.verify).toHaveBeenCalled());
  answerWith('get', '/v2/auth/profile/me', { ...person, playerId: null });
  emit('verified', 'payload');
  await waitFor(() => expect(sent).toEqual([credentials, { ...credentials, captchaToken: 'payload' }]));
});

test('a refused captcha is solved again', async () => {
  const { send } = await openLogin();
  answerLogins(refusal('INVALID_CREDENTIALS', 401), refusal('CAPTCHA_FAILED', 400));
  await send();
  await waitFor(() => expect(widgets.verify).toHaveBeenCalledTimes(1));
  emit('verified', 'payload');
  await send();
  expect(await screen.findByText(/did not accept the captcha/)).toBeVisible();
  await waitFor(() => expect(widgets.verify).toHaveBeenCalledTimes(2));
});

test('failed attempts are made again with growing pauses, then by a button', async () => {
  const { send, user } = await openLogin();
  answerLogins(refusal('INVALID_CREDENTIALS', 401));
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
  answerLogins(refusal('INVALID_CREDENTIALS', 401));
  widgets.isMissing = true;
  await send();
  expect(await screen.findByText(/could not load/)).toBeVisible();
  await expectAccessible();
  widgets.isMissing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(widgets.verify).toHaveBeenCalledTimes(1));
});
