import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set by the step that opened a popup over its page. */
    popup?: boolean;
  }
}

/** A route, as far as its search goes; the router's own type of it is as wide as all routes. */
interface SearchRoute {
  useSearch: () => object;
  useNavigate: () => unknown;
}

interface Step<S> {
  search: (before: S) => S;
  state?: { popup: true };
  replace?: boolean;
  resetScroll: false;
}

export interface PageSearch<S> {
  search: S;
  /** A choice is a step that Back undoes; typing replaces the step before it. */
  change: (changes: Partial<S>, replace?: boolean) => void;
  /** Opens a popup with an address of its own over the page. */
  openPopup: (changes: Partial<S>) => void;
  closePopup: (changes: Partial<S>) => void;
}

const asItIs = <S>(search: S) => search;

/**
 * What the address says beside the page, and the ways to change it.
 * @param settle mends values that mean nothing together; the same function every time
 */
export function usePageSearch<S extends object>(
  route: SearchRoute,
  settle: (search: S) => S = asItIs,
): PageSearch<S> {
  const navigate = route.useNavigate() as (step: Step<S>) => Promise<void>;
  const close = useClosePopup();
  const change = useCallback(
    (changes: Partial<S>, replace = false) => {
      void navigate({ search: (before) => settle({ ...before, ...changes }), replace, resetScroll: false });
    },
    [navigate, settle],
  );
  const openPopup = useCallback(
    (changes: Partial<S>) => {
      void navigate({
        search: (before) => ({ ...before, ...changes }),
        state: { popup: true },
        resetScroll: false,
      });
    },
    [navigate],
  );
  const closePopup = useCallback(
    (changes: Partial<S>) => close(() => change(changes, true)),
    [close, change],
  );
  return { search: route.useSearch() as S, change, openPopup, closePopup };
}

/**
 * How a popup with an address of its own is closed: by going back to the page that opened it with the state `popup`,
 * so that Back never meets the popup again; by `close` where it was opened by its address.
 */
export function useClosePopup(): (close: () => void) => void {
  const router = useRouter();
  return useCallback(
    (close) => (router.state.location.state.popup ? router.history.back() : close()),
    [router],
  );
}
