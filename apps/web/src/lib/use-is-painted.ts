import { useSyncExternalStore } from 'react';

let isPainted = false;
const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  // A timer set in a frame runs behind its painting.
  if (!isPainted && listeners.size === 1) requestAnimationFrame(() => window.setTimeout(notify));
  return () => listeners.delete(listener);
}

function notify(): void {
  isPainted = true;
  for (const listener of [...listeners]) listener();
}

/** Whether the visit has painted something: slow work that can wait begins only then. */
export function useIsPainted(): boolean {
  return useSyncExternalStore(watch, () => isPainted);
}
