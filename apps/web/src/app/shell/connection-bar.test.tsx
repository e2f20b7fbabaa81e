import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lostConnection, noteNoAnswer } from '../../lib/connection/connection.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, loseConnection } from '../../testing/wire.ts';

test('the bar says that the connection is lost, since when, and for three seconds that it is back', async () => {
  const { user } = await renderApp({ path: '/nowhere' });
  const restore = loseConnection();
  noteNoAnswer();
  expect(await screen.findByText(/^No connection\. You see what was here at \d\d:\d\d\.$/)).toBeVisible();
  expect(screen.getByText(/^Next try in [1-5] s$/)).toBeVisible();
  await expectAccessible();
  restore();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  await user.click(screen.getByRole('button', { name: 'Try now' }));
  expect(await screen.findByText('Back online')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try now' })).not.toBeInTheDocument();
  await act(async () => {
    vi.advanceTimersByTime(3_000);
  });
  expect(screen.queryByText('Back online')).not.toBeInTheDocument();
});

test('a browser that only believes to be offline changes nothing', async () => {
  await renderApp({ path: '/nowhere' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer('health', { status: 'ok' });
  noteNoAnswer();
  await waitFor(() => expect(lostConnection()).toBeNull());
  expect(screen.queryByText(/No connection/)).not.toBeInTheDocument();
});
