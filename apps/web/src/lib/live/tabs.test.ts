import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeEventSource, openStream } from '../../testing/event-source.ts';
import { fakeBrowser } from '../../testing/live-browser.ts';
import type { LiveFrame, LiveState } from './frame.ts';
import { joinTabs, type LiveBrowser, type LiveTab } from './tabs.ts';

interface PlayedTab extends LiveTab {
  frames: LiveFrame[];
  state: () => LiveState | undefined;
}

let browser: LiveBrowser;
let tabs: PlayedTab[];

beforeEach(() => {
  localStorage.setItem('token', 'abc');
  browser = fakeBrowser();
  tabs = [];
});
afterEach(() => {
  for (const tab of tabs) tab.stop();
  expect(FakeEventSource.open).toHaveLength(0);
});

function openTab(person = 7, its = browser): PlayedTab {
  const frames: LiveFrame[] = [];
  const states: LiveState[] = [];
  const tab = joinTabs(person, its, {
    onFrame: (frame) => frames.push(frame),
    onState: (state) => states.push(state),
  });
  const played = { ...tab, frames, state: () => states.at(-1) };
  tabs.push(played);
  return played;
}
const update: LiveFrame = { type: 'levelUpdate', data: { levelId: 3, action: 'update' } };
/** Locks are passed on in turns of their own. */
const settle = () => vi.waitFor(() => openStream(), 10_000);

test('eight tabs hold one connection, and each gets everything once', async () => {
  const all = Array.from({ length: 8 }, () => openTab());
  openStream().accept();
  openStream().send(update);
  for (const tab of all) {
    expect(tab.state()).toEqual({ kind: 'connected' });
    expect(tab.frames.filter(({ type }) => type === 'levelUpdate')).toEqual([update]);
  }
});

test('a tab that comes later learns how the connection is doing', () => {
  openTab();
  openStream().accept();
  expect(openTab().state()).toEqual({ kind: 'connected' });
});

test('when the leader goes, the next tab connects', async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()];
  openStream().accept();
  const before = openStream();
  first.stop();
  expect(first.state()).toEqual({ kind: 'off' });
  await settle();
  expect(openStream()).not.toBe(before);
  openStream().accept();
  openStream().send(update);
  expect(second.frames.at(-1)).toEqual(update);
  expect(third.frames.at(-1)).toEqual(update);
  expect(first.frames).not.toContainEqual(update);
});

test('one tab that wants the rating source raises it for all, also under the next leader', async () => {
  const [first, , third] = [openTab(), openTab(), openTab()];
  expect(openStream().address).toBe('/events');
  third.setSource('rating');
  expect(openStream().address).toBe('/events?source=rating');
  first.stop();
  await settle();
  expect(openStream().address).toBe('/events?source=rating');
  third.stop();
  expect(openStream().address).toBe('/events');
});

test('a tab that comes to the rating page gets the number of people, though the server sends it only once', () => {
  const [first, second] = [openTab(), openTab()];
  first.setSource('rating');
  openStream().accept();
  const users = { type: 'userCount', data: { total: 4, managers: 2 } } as const;
  openStream().send(users);
  const before = second.frames.length;
  second.setSource('rating');
  expect(second.frames.slice(before)).toEqual([users]);
});

test('a follower can have the leader try again', () => {
  vi.useFakeTimers();
  const [, follower] = [openTab(), openTab()];
  for (let n = 0; n < 6; n++) {
    openStream().fail();
    vi.advanceTimersByTime(5_000);
  }
  expect(follower.state()).toEqual({ kind: 'stopped' });
  follower.retry();
  openStream().accept();
  expect(follower.state()).toEqual({ kind: 'connected' });
  vi.useRealTimers();
});

test('two persons in one browser get nothing of each other', () => {
  const mine = openTab(7);
  openStream().accept();
  const yours = openTab(8);
  const [myStream] = FakeEventSource.open;
  expect(FakeEventSource.open).toHaveLength(2);
  myStream?.send(update);
  expect(mine.frames).toContainEqual(update);
  expect(yours.frames).toEqual([]);
});

test('without locks each tab connects for itself', () => {
  const alone = { open: browser.open };
  openTab(7, alone);
  openTab(7, alone);
  expect(FakeEventSource.open).toHaveLength(2);
});

test('a tab that becomes the leader after the session has ended does not connect', async () => {
  const first = openTab();
  openTab();
  localStorage.removeItem('token');
  first.stop();
  // Whatever was handed on has been by then.
  await new Promise((done) => setTimeout(done));
  expect(FakeEventSource.open).toHaveLength(0);
});
