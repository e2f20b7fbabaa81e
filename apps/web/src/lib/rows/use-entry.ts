import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';

/** Names the step of the browser's history that brought `search`; a page keeps it while it is being left. */
export function useEntry(search: object): string {
  const router = useRouter();
  // The router's own object changes with the address, and not before the page gets it.
  return useMemo(() => {
    const { state, href } = router.latestLocation;
    return search && (state.__TSR_key ?? href);
  }, [router, search]);
}
