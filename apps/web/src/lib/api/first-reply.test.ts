import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn, signOut } from '../session/token.ts';
import type * as FirstReply from './first-reply.ts';

const now = 1_700_000_000_000;
const call = { name: 'creators', given: { search: 'a b', limit: 3 } } as const;

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
  const page = (await import(/* @vite-ignore */ `./first-reply.ts?page=${pages}`)) as typeof FirstReply;
  return page.firstReply<unknown>;
}

test('a call finds its reply by what it asks for', async () => {
  const firstReply = await onPage(
    JSON.stringify({ at: now - 5, replies: { 'creators {"search":"a b","limit":3}': ['reply'] } }),
  );
  expect(firstReply(call).initialData()).toEqual(['reply']);
  expect(firstReply(call).initialDataUpdatedAt()).toBe(now - 5);
  expect(firstReply({ ...call, name: 'teams' }).initialData()).toBeUndefined();
  expect(firstReply({ ...call, given: { search: 'a b', limit: 4 } }).initialData()).toBeUndefined();
});

test('a signed-in person sees it at once and asks again, unless it is the same for all', async () => {
  const firstReply = await onPage(`{"at":${now},"replies":{}}`);
  signIn('token');
  expect(firstReply(call).initialDataUpdatedAt()).toBe(0);
  expect(firstReply({ name: 'config' }).initialDataUpdatedAt()).toBe(now);
});

test('a server that is ahead of the browser brings nothing from the future', async () => {
  const firstReply = await onPage(`{"at":${now + 60_000},"replies":{}}`);
  expect(firstReply(call).initialDataUpdatedAt()).toBe(now);
});

test('a page without the block brings nothing', async () => {
  const firstReply = await onPage(null);
  expect(firstReply(call).initialData()).toBeUndefined();
});
