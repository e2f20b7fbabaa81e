import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { noteNoAnswer } from '../connection/connection.ts';
import { useKeptViewer } from '../session/kept.ts';
import { pendingCountsQuery } from '../session/pending-counts.ts';
import { frameApplier } from './apply-frames.ts';
import { isLost, type LiveFrame, type LiveSource, type LiveState } from './frame.ts';
import { joinTabs, type LiveBrowser, type LiveTab } from './tabs.ts';

/** The connection of this page, held by as many parts of it as want one. */
interface Held {
  readonly person: number;
  readonly tab: LiveTab;
  readonly holders: Set<{ readonly source: LiveSource }>;
  readonly stop: () => void;
}

let held: Held | null = null;
let state: LiveState = { kind: 'off' };
const watchers = new Set<() => void>();
const frameListeners = new Set<(frame: LiveFrame) => void>();

/** How the connection is doing; the same object until it changes. */
export const readLiveState = (): LiveState => state;

function watchLiveState(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function useLiveState(): LiveState {
  return useSyncExternalStore(watchLiveState, readLiveState);
}

/** Listens to the live events for as long as the part is shown and the person is signed in. */
export function useLive(person: number, source?: LiveSource): void {
  const queries = useQueryClient();
  const isKept = useKeptViewer() !== null;
  useEffect(
    () => (isKept ? undefined : holdLive(queries, person, source)),
    [queries, person, source, isKept],
  );
}

/** Calls back with every message, after what it concerns was marked as stale; for more than loading again. */
export function onLiveFrame(listener: (frame: LiveFrame) => void): () => void {
  frameListeners.add(listener);
  return () => frameListeners.delete(listener);
}

/** Tries again at once when the connection is lost. */
export function retryLive(): void {
  if (isLost(state)) held?.tab.retry();
}

/**
 * Listens to the live events for a signed-in person until the returned function is called; several holders share one
 * connection, which is raised to the rating source while one of them wants it.
 */
export function holdLive(
  queries: QueryClient,
  person: number,
  source: LiveSource = 'default',
  browser: LiveBrowser = thisBrowser(),
): () => void {
  if (held && held.person !== person) held.stop();
  held ??= begin(queries, person, browser);
  const mine = held;
  const holder = { source };
  mine.holders.add(holder);
  mine.tab.setSource(most(mine));
  return () => {
    if (!mine.holders.delete(holder)) return;
    if (mine.holders.size > 0) mine.tab.setSource(most(mine));
    else mine.stop();
  };
}

const most = ({ holders }: Held): LiveSource =>
  [...holders].some(({ source }) => source === 'rating') ? 'rating' : 'default';

function begin(queries: QueryClient, person: number, browser: LiveBrowser): Held {
  const frames = frameApplier(queries);
  const leaving = new AbortController();
  let isSettled = false;
  const tab = joinTabs(person, browser, {
    onFrame: (frame) => {
      if (frame.type !== 'connected') frames.apply(frame);
      else if (isSettled) frames.refreshAll();
      for (const listener of [...frameListeners]) listener(frame);
    },
    onState: (next) => {
      // What the page read just before its first connection is as good as new, but for what several people work on at once.
      if (next.kind === 'connected' && !isSettled) frames.refreshQueue();
      if (next.kind === 'connected' || isLost(next)) isSettled = true;
      // Of a stream that ends nobody hears why: the site may pause.
      if (isLost(next)) noteNoAnswer();
      state = next;
      for (const watcher of [...watchers]) watcher();
    },
  });
  const { signal } = leaving;
  window.addEventListener('online', retryLive, { signal });
  window.addEventListener('focus', retryLive, { signal });
  document.addEventListener('visibilitychange', () => document.hidden || retryLive(), { signal });
  return {
    person,
    tab,
    holders: new Set(),
    stop: () => {
      leaving.abort();
      held = null;
      frames.stop();
      tab.stop();
      queries.removeQueries({ queryKey: pendingCountsQuery.queryKey });
    },
  };
}

function thisBrowser(): LiveBrowser {
  return {
    open: (address) => new EventSource(address, { withCredentials: true }),
    locks: navigator.locks,
    channel: 'BroadcastChannel' in window ? (name) => new BroadcastChannel(name) : undefined,
  };
}
