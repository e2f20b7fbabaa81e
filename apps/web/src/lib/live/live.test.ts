import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeEventSource, openStream } from '../../testing/event-source.ts';
import { fakeBrowser } from '../../testing/live-browser.ts';
import { onSession } from '../session/token.ts';
import { keyOf } from '../queries/key.ts';
import { liveUsersKey } from './apply-frames.ts';
import { holdLive, onLiveFrame, readLiveState } from './live.ts';
import type { LiveFrame } from './frame.ts';

let queries: QueryClient;
let release: () => void;
const asked = new Map<string, number>();
const leaves: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('token', 'abc');
  queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  release = holdLive(queries, 7, 'default', fakeBrowser());
});
afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
  release();
  asked.clear();
  vi.useRealTimers();
});

/** A query that is open on the page; how often it was asked is counted. */
async function show(queryKey: QueryKey, data: unknown = {}): Promise<void> {
  const name = JSON.stringify(queryKey);
  const observer = new QueryObserver(queries, {
    queryKey,
    queryFn: () => {
      asked.set(name, (asked.get(name) ?? 0) + 1);
      return data;
    },
  });
  leaves.push(observer.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(0);
}
const times = (queryKey: QueryKey) => asked.get(JSON.stringify(queryKey));
async function receive(...frames: LiveFrame[]): Promise<void> {
  openStream().send(...frames);
  await vi.advanceTimersByTimeAsync(0);
}
const submission = (submissionId: number): LiveFrame => ({
  type: 'submissionUpdate',
  data: { action: 'create', submissionId, submissionType: 'level' },
});
const counts = keyOf('staffStatistics');

test('counts are asked for at most once in 30 seconds; what came meanwhile leads to one call at the end', async () => {
  openStream().accept();
  await show(counts);
  await vi.advanceTimersByTimeAsync(40_000);
  await receive(submission(1));
  expect(times(counts)).toBe(2);
  await receive(submission(2), submission(3), { type: 'ratingUpdate', data: { ratingId: 1, levelId: 1 } });
  await vi.advanceTimersByTimeAsync(29_900);
  await receive(submission(4));
  expect(times(counts)).toBe(2);
  await vi.advanceTimersByTimeAsync(200);
  expect(times(counts)).toBe(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(times(counts)).toBe(3);
});

test('counts that the page has just asked for begin such a window as well', async () => {
  openStream().accept();
  await show(counts);
  await receive(submission(1));
  expect(times(counts)).toBe(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(times(counts)).toBe(2);
});

test('the desk is refreshed soon after a submission moved, once for many', async () => {
  openStream().accept();
  await show(keyOf('pendingLevels'));
  await receive(submission(1), submission(2));
  expect(times(keyOf('pendingLevels'))).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(times(keyOf('pendingLevels'))).toBe(2);
});

test('the desk is read again once the page listens: a colleague may have claimed a card before', async () => {
  await show(keyOf('pendingPasses'));
  await show(keyOf('levelDetail', { id: 3 }));
  openStream().accept();
  await vi.advanceTimersByTimeAsync(0);
  expect(times(keyOf('pendingPasses'))).toBe(2);
  expect(times(keyOf('levelDetail', { id: 3 }))).toBe(1);
});

test('a level that changed is asked for again where it is open; lists stay and are stale', async () => {
  openStream().accept();
  const list = keyOf('filterLevels', {});
  await show(list);
  await show(keyOf('levelDetail', { id: 3 }));
  await show(keyOf('levelDetail', { id: 4 }));
  await show(keyOf('passDetail', { id: 9 }), { id: 9, levelId: 3 });
  await receive({ type: 'levelUpdate', data: { levelId: 3, action: 'update' } });
  expect(times(keyOf('levelDetail', { id: 3 }))).toBe(2);
  expect(times(keyOf('levelDetail', { id: 4 }))).toBe(1);
  expect(times(keyOf('passDetail', { id: 9 }))).toBe(2);
  expect(times(list)).toBe(1);
  expect(queries.getQueryState(list)?.isInvalidated).toBe(true);
});

test('a pass reaches its own page, that of its level and that of its player', async () => {
  openStream().accept();
  const open = [
    keyOf('passDetail', { id: 5 }),
    keyOf('levelDetail', { id: 3 }),
    keyOf('passesOfLevel', { id: 3 }),
    keyOf('player', { id: 2 }),
  ];
  for (const key of open) await show(key);
  await show(keyOf('player', { id: 1 }));
  await show(keyOf('leaderboard', {}));
  await receive({ type: 'passUpdate', data: { passId: 5, levelId: 3, playerId: 2, action: 'create' } });
  for (const key of open) expect(times(key), JSON.stringify(key)).toBe(2);
  expect(times(keyOf('player', { id: 1 }))).toBe(1);
  expect(times(keyOf('leaderboard', {}))).toBe(1);
  expect(queries.getQueryState(keyOf('leaderboard', {}))?.isInvalidated).toBe(true);
});

test('an open rating is asked for a second after it changed, once for many messages, and no list with it', async () => {
  openStream().accept();
  const list = keyOf('ratingCards');
  await show(list);
  await show(keyOf('rating', { id: 3 }));
  await show(keyOf('levelWithRatings', { id: 1 }));
  await show(keyOf('rating', { id: 4 }));
  const changed: LiveFrame = { type: 'ratingUpdate', data: { ratingId: 3, levelId: 1 } };
  await receive(changed, changed);
  await vi.advanceTimersByTimeAsync(900);
  await receive(changed);
  expect(times(keyOf('rating', { id: 3 }))).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(times(keyOf('rating', { id: 3 }))).toBe(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(times(keyOf('rating', { id: 3 }))).toBe(2);
  expect(times(keyOf('levelWithRatings', { id: 1 }))).toBe(2);
  expect(times(keyOf('rating', { id: 4 }))).toBe(1);
  expect(times(list)).toBe(1);
  expect(queries.getQueryState(list)?.isInvalidated).toBe(true);
});

test('every message reaches its listeners, until they stop', async () => {
  const received: string[] = [];
  const stop = onLiveFrame(({ type }) => received.push(type));
  openStream().accept();
  await receive(submission(1));
  stop();
  await receive(submission(2));
  expect(received).toEqual(['connected', 'submissionUpdate']);
});

test('the id 0 of an import, or of a change of many levels, means every one', async () => {
  openStream().accept();
  await show(keyOf('levelDetail', { id: 4 }));
  await show(keyOf('ratingCards'));
  await receive({ type: 'levelUpdate', data: { levelId: 0, action: 'import' } });
  expect(times(keyOf('levelDetail', { id: 4 }))).toBe(2);
  expect(times(keyOf('ratingCards'))).toBe(2);
});

test('permissionChanged is announced to the session; userCount is kept', async () => {
  const received = vi.fn();
  leaves.push(onSession(received));
  openStream().accept();
  await receive({ type: 'permissionChanged' }, { type: 'userCount', data: { total: 4, managers: 2 } });
  expect(received).toHaveBeenCalledWith('permission-changed');
  expect(queries.getQueryData(liveUsersKey)).toEqual({ total: 4, managers: 2 });
});

test('after a gap what is open is asked for again, at the first connection it is not', async () => {
  await show(keyOf('levelDetail', { id: 3 }));
  await show(counts);
  openStream().accept();
  await vi.advanceTimersByTimeAsync(0);
  expect(times(keyOf('levelDetail', { id: 3 }))).toBe(1);
  openStream().fail();
  await vi.advanceTimersByTimeAsync(5_000);
  openStream().accept();
  await vi.advanceTimersByTimeAsync(0);
  expect(times(keyOf('levelDetail', { id: 3 }))).toBe(2);
  expect(times(counts)).toBe(2);
});

test.each([
  ['the network comes back', () => window.dispatchEvent(new Event('online'))],
  ['the window is looked at', () => window.dispatchEvent(new Event('focus'))],
  ['the tab is shown', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a lost connection is tried again at once when %s', (_, happen) => {
  openStream().accept();
  openStream().fail();
  expect(FakeEventSource.open).toHaveLength(0);
  happen();
  openStream().accept();
  expect(readLiveState()).toEqual({ kind: 'connected' });
});

test('holders share the connection, which has the most that one of them wants', () => {
  openStream().accept();
  const raise = holdLive(queries, 7, 'rating', fakeBrowser());
  FakeEventSource.open.at(-1)?.accept();
  expect(openStream().address).toBe('/events?source=rating');
  raise();
  FakeEventSource.open.at(-1)?.accept();
  expect(openStream().address).toBe('/events');
});

test('the last holder closes it and forgets the counts', async () => {
  openStream().accept();
  queries.setQueryData(counts, { unratedRatings: 3 });
  release();
  expect(FakeEventSource.open).toHaveLength(0);
  expect(readLiveState()).toEqual({ kind: 'off' });
  expect(queries.getQueryData(counts)).toBeUndefined();
});
