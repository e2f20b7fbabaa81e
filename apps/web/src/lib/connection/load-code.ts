import { useSyncExternalStore } from 'react';
import { hasTyped, onTyped } from '../session/typed.ts';
import { checkConnection, connected } from './connection.ts';
import { unlessSilent } from './silence.ts';

const key = 'reloadedForCode';
/** Milliseconds in which one reload for the sake of a new release is enough. */
const pause = 60_000;

let isOutdated = false;
const listeners = new Set<() => void>();

/**
 * Loads code or texts. Without a connection it waits and loads them when it is back. What is gone although the server
 * answers belonged to an older release: the page reloads once, unless that would lose typed text; then it stays as it
 * is, `useIsOutdated` says so, and it reloads when the text is saved or gone.
 *
 * @throws what `load` throws, when a reload did not help
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  let failures = 0;
  for (;;) {
    try {
      if (failures > 0) await loadStylesAgain();
      return await unlessSilent(load());
    } catch (error) {
      if (!(await checkConnection())) {
        await connected();
        failures = 1;
      } else if (failures > 0) {
        return reloadForRelease(error);
      } else failures = 1;
    }
  }
}

/** Loads what is probably needed soon. Whether it came matters only when it is needed. */
export function loadAhead(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

/** The site has a newer release, and something of this one can no longer be loaded. */
export function useIsOutdated(): boolean {
  return useSyncExternalStore(listen, () => isOutdated);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function reloadForRelease(error: unknown): Promise<never> {
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (Date.now() - last < pause) throw error;
  if (hasTyped()) reloadWhenNothingIsTyped();
  else reload();
  return new Promise(() => undefined);
}

function reload(): void {
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}

function reloadWhenNothingIsTyped(): void {
  if (isOutdated) return;
  setOutdated(true);
  const stop = onTyped(() => {
    // A form that draws itself anew has nothing typed for a moment.
    window.setTimeout(() => {
      if (!isOutdated || hasTyped()) return;
      stop();
      setOutdated(false);
      reload();
    });
  });
}

function setOutdated(next: boolean): void {
  isOutdated = next;
  for (const listener of [...listeners]) listener();
}

/** The bundler's loader asks for each style sheet once, whether it came or not. */
async function loadStylesAgain(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const missing = links.filter((link) => !hasCome(link));
  await Promise.all(
    missing.map(
      (link) =>
        new Promise((resolve, reject) => {
          const again = link.cloneNode() as HTMLLinkElement;
          again.addEventListener('load', resolve);
          again.addEventListener('error', reject);
          link.replaceWith(again);
        }),
    ),
  );
}

/** A style sheet that did not come may be there all the same, with rules that cannot be read. */
function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules !== null;
  } catch {
    return false;
  }
}
