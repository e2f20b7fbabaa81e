import type { ReadCall } from '@rondo/domain/pages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn, signOut } from '../session/token.ts';
import type * as FirstData from './first-data.ts';

const now = 1_700_000_000_000;
const call: ReadCall = { method: 'GET', path: '/v2/things', query: { q: 'a b', limit: 3 } };

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.useRealTimers();
  signOut();
});

let pages = 0;

/** The module as a page finds it that the server wrote this into: one of its own for each page. */
async function onPage(json: string | null) {
  document.body.innerHTML =
    json === null ? '' : `<script type="application/json" id="first-data">${json}</script>`;
  pages += 1;
  const page = (await import(/* @vite-ignore */ `./first-data.ts?page=${pages}`)) as typeof FirstData;
  return page.broughtAlong<unknown>;
}

test('a call finds its reply by what it asks for', async () => {
  const broughtAlong = await onPage(
    JSON.stringify({ at: now - 5, replies: { 'GET /v2/things?q=a%20b&limit=3': ['reply'] } }),
  );
  expect(broughtAlong(call).initialData()).toEqual(['reply']);
  expect(broughtAlong(call).initialDataUpdatedAt()).toBe(now - 5);
  expect(broughtAlong({ ...call, method: 'POST', body: {} }).initialData()).toBeUndefined();
  expect(broughtAlong({ ...call, query: { q: 'a b', limit: 4 } }).initialData()).toBeUndefined();
});

test('a signed-in person sees it at once and asks again, unless it is the same for all', async () => {
  const broughtAlong = await onPage(`{"at":${now},"replies":{}}`);
  signIn('token');
  expect(broughtAlong(call).initialDataUpdatedAt()).toBe(0);
  expect(broughtAlong(call, true).initialDataUpdatedAt()).toBe(now);
});

test('a server that is ahead of the browser brings nothing from the future', async () => {
  const broughtAlong = await onPage(`{"at":${now + 60_000},"replies":{}}`);
  expect(broughtAlong(call).initialDataUpdatedAt()).toBe(now);
});

test('a page without the block brings nothing', async () => {
  const broughtAlong = await onPage(null);
  expect(broughtAlong(call).initialData()).toBeUndefined();
});
