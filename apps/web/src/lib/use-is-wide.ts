import { useSyncExternalStore } from 'react';

const wide = window.matchMedia('(width >= 1024px)');

function watch(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether the page has room for a column beside its content: from 1024 px on. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watch, () => wide.matches);
}
