import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadAhead } from './connection/load-code.ts';

/** What people do before they press something. */
const SIGNS = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const;

/** Loads the code of the page that the rows of a list lead to with the first sign of a person, so that a press shows it at once. */
export function usePageAhead(path: '/levels/$id' | '/passes/$id' | '/profile/$id'): void {
  const router = useRouter();
  useEffect(() => {
    const signs = new AbortController();
    const load = () => {
      signs.abort();
      loadAhead(() => router.loadRouteChunk(router.routesByPath[path]) ?? Promise.resolve());
    };
    for (const sign of SIGNS) window.addEventListener(sign, load, { passive: true, signal: signs.signal });
    return () => signs.abort();
  }, [router, path]);
}
