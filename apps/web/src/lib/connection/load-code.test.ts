import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loseConnection } from '../../testing/wire.ts';
import { useTyped } from '../session/typed.ts';
import { checkConnection, lostConnection } from './connection.ts';
import { loadCode, useIsOutdated } from './load-code.ts';

let reload: ReturnType<typeof vi.fn>;
beforeEach(() => {
  reload = vi.fn();
  vi.stubGlobal('location', { ...location, origin: location.origin, reload });
  return () => vi.unstubAllGlobals();
});

test('without a connection code is awaited, and loaded when it is back, without a reload', async () => {
  const restore = loseConnection();
  let isThere = false;
  const load = vi.fn(async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return 'code';
  });
  const loaded = loadCode(load);
  await waitFor(() => expect(lostConnection()).not.toBeNull());
  expect(load).toHaveBeenCalledTimes(1);
  isThere = true;
  restore();
  expect(await checkConnection()).toBe(true);
  expect(await loaded).toBe('code');
  expect(reload).not.toHaveBeenCalled();
});

test('what failed once although there is a connection is asked for again', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError());
  expect(await loadCode(load)).toBe('code');
  expect(reload).not.toHaveBeenCalled();
});

test('a style sheet that a lost connection kept back is asked for again with its code', async () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/assets/part.css';
  // As browsers show one that did not come: it is there, and its rules are not.
  Object.defineProperty(link, 'sheet', {
    value: Object.defineProperty({}, 'cssRules', {
      get: () => {
        throw new DOMException('Cannot access rules', 'SecurityError');
      },
    }),
  });
  document.head.append(link);
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError());
  const loaded = loadCode(load);
  await waitFor(() => expect(link.isConnected).toBe(false));
  const again = document.head.querySelector('link[href="/assets/part.css"]');
  again?.dispatchEvent(new Event('load'));
  expect(await loaded).toBe('code');
  again?.remove();
});

test('code that is gone reloads the page once, and then is an error', async () => {
  const gone = () => Promise.reject(new TypeError('gone'));
  void loadCode(gone);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await expect(loadCode(gone)).rejects.toThrow('gone');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('typed text is worth more than code that is gone: the page stays until nothing is typed', async () => {
  const { result, rerender } = renderHook(
    ({ isTyped }) => {
      useTyped(isTyped);
      return useIsOutdated();
    },
    { initialProps: { isTyped: true } },
  );
  expect(result.current).toBe(false);
  void loadCode(() => Promise.reject(new TypeError('gone')));
  await waitFor(() => expect(result.current).toBe(true));
  expect(reload).not.toHaveBeenCalled();
  rerender({ isTyped: false });
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(result.current).toBe(false);
});
