import { useSyncExternalStore } from 'react';
import type { AnnounceResult, ItemKind, ItemState } from '../api.ts';
import type { ShownItem } from './shown-item.ts';

/** One announcing of chosen items. It goes on when the page is left, and is shown again when somebody comes back. */
export interface Run {
  kind: ItemKind;
  items: readonly ShownItem[];
  /** Milliseconds since 1970. */
  startedAt: number;
  /** The latest announcement of each item before the run; null until it is known. */
  before: ReadonlyMap<number, ItemState['announcement']> | null;
  /** What the call answered; null while it is on its way. */
  result: AnnounceResult | null;
}

let run: Run | null = null;
const listeners = new Set<() => void>();

/** Shows a run, or none. */
export function setRun(next: Run | null): void {
  run = next;
  for (const listener of listeners) listener();
}

/** Goes on with the run that is shown, if there still is one. */
export function changeRun(change: (run: Run) => Run): void {
  if (run !== null) setRun(change(run));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useRun = () => useSyncExternalStore(subscribe, () => run);
