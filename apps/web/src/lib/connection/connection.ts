import type { Maintenance } from '@rondo/contract/backups';
import type { Health } from '@rondo/contract/site';
import { useSyncExternalStore } from 'react';

/** The server cannot be reached, or the whole site pauses. */
export interface Lost {
  /** When it last answered, as `Date.now()`: what the page shows is from then. */
  since: number;
  /** When it is asked again; null while it is being asked. */
  nextTry: number | null;
  /** How far the backup is that is put back; the server answers, and nothing but this. */
  pause: Maintenance | undefined;
}

const firstPause = 5_000;
const longestPause = 60_000;
const longestAnswer = 5_000;
/** Between two questions while the site pauses. */
const pausedFor = 3_000;

let lost: Lost | null = null;
let answeredAt = Date.now();
let asking: Promise<boolean> | null = null;
let pause = firstPause;
let timer = 0;
const listeners = new Set<() => void>();

/** Null while the server can be reached, by its own word alone (docs/rules/pages.md#without-a-connection). */
export const lostConnection = (): Lost | null => lost;

export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLostConnection(): Lost | null {
  return useSyncExternalStore(onConnection, lostConnection);
}

/** Asks the server whether it can be reached; callers of the same moment share one question. */
export function checkConnection(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

/** A call had no answer, or the server's that it can give none. */
export function noteNoAnswer(): void {
  if (lost === null) void checkConnection();
}

/** A call was answered. While the connection is lost it may have been the browser's cache that did. */
export function noteAnswer(): void {
  if (lost === null) answeredAt = Date.now();
  else void checkConnection();
}

/** Resolves when the server can be reached, at once where it can. */
export function connected(): Promise<void> {
  if (lost === null) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = onConnection(() => {
      if (lost !== null) return;
      stop();
      resolve();
    });
  });
}

/** Asks again whenever the browser says that its network came or went. */
export function followConnection(): void {
  window.addEventListener('offline', noteNoAnswer);
  window.addEventListener('online', () => void checkConnection());
  if (!navigator.onLine) noteNoAnswer();
}

async function ask(): Promise<boolean> {
  window.clearTimeout(timer);
  if (lost) set({ ...lost, nextTry: null });
  let paused: Maintenance | undefined;
  try {
    const signal = AbortSignal.timeout(longestAnswer);
    const reply = await fetch(new URL('/health', location.origin), { cache: 'no-store', signal });
    // A server that only starts says nothing of it, and what a proxy says is no JSON.
    if (reply.status === 503) paused = ((await reply.json().catch(Object)) as Partial<Health>).maintenance;
    if (!paused) {
      answeredAt = Date.now();
      if (lost) set(null);
      return true;
    }
    pause = pausedFor;
  } catch {
    pause = lost ? Math.min(pause * 2, longestPause) : firstPause;
  }
  timer = window.setTimeout(() => void checkConnection(), pause);
  set({ since: lost?.since ?? answeredAt, nextTry: Date.now() + pause, pause: paused });
  return false;
}

function set(next: Lost | null): void {
  lost = next;
  for (const listener of [...listeners]) listener();
}
