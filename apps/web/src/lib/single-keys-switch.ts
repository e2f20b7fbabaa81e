import { useSyncExternalStore } from 'react';
import { onStoredElsewhere, readStored, writeStored } from './storage.ts';

const key = 'single-keys';

/** Whether signs act when they are pressed alone. Who speaks to the browser, or hits keys by accident, turns it off. */
export function singleKeysAct(): boolean {
  return readStored(key) !== 'off';
}

const listeners = new Set<() => void>();

export function letSingleKeysAct(on: boolean): void {
  writeStored(key, on ? null : 'off');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onStoredElsewhere(key, listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

export const useSingleKeysAct = () => useSyncExternalStore(subscribe, singleKeysAct);
