import { useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set by the step that opened a popup over its page. */
    popup?: boolean;
  }
}

/**
 * How a popup with an address of its own is closed: by going back to the page that opened it with the state `popup`,
 * so that Back never meets the popup again; by `close` where it was opened by its address.
 */
export function useClosePopup(close: () => void): () => void {
  const router = useRouter();
  return () => (router.state.location.state.popup ? router.history.back() : close());
}
