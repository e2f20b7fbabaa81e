import { useSyncExternalStore } from 'react';

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');

function watch(listener: () => void): () => void {
  reduced.addEventListener('change', listener);
  return () => reduced.removeEventListener('change', listener);
}

/** Whether the person asked for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(watch, () => reduced.matches);
}
