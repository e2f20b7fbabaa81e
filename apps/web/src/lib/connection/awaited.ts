import { useEffect, useSyncExternalStore } from 'react';

/** What people opened and whose code has not arrived: each closes what it stands for. */
let awaited: readonly (() => void)[] = [];
const listeners = new Set<() => void>();

/** Says, for as long as it is drawn, that something opens when its code is there; `close` gives it up. */
export function useAwaited(close: (() => void) | undefined): void {
  useEffect(() => {
    if (!close) return;
    set([...awaited, close]);
    return () => set(awaited.filter((each) => each !== close));
  }, [close]);
}

export function useAllAwaited(): readonly (() => void)[] {
  return useSyncExternalStore(listen, () => awaited);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: readonly (() => void)[]): void {
  awaited = next;
  for (const listener of [...listeners]) listener();
}
