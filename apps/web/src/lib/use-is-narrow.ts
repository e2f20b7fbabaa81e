import { useSyncExternalStore } from 'react';

const narrow = window.matchMedia('(width <= 768px)');

function watch(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/** Whether the page has its mobile layout: 768 px and less. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(watch, () => narrow.matches);
}
