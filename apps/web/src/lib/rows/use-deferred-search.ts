import { useRouter } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';

/**
 * The search of the address with the step of the history that brought it, a moment after the address: the box that
 * somebody types into is drawn at once, the work for the rows comes in slices after it.
 */
export function useDeferredSearch<S extends object>(search: S): { search: S; entry: string } {
  const entry = useEntry(search);
  return useDeferredValue(useMemo(() => ({ search, entry }), [search, entry]));
}

/** Names the step of the browser's history that brought `search`; a page keeps it while it is being left. */
export function useEntry(search: object): string {
  const router = useRouter();
  // The router's own object changes with the address, and not before the page gets it.
  return useMemo(() => {
    const { state, href } = router.latestLocation;
    return search && (state.__TSR_key ?? href);
  }, [router, search]);
}
