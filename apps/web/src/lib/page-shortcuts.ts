import { useEffect } from 'react';

/** A key, or keys that are pressed together, and what they do. */
export interface Shortcut {
  keys: readonly string[];
  does: string;
}

/** The keys that one page has besides those of the site. */
export interface PageShortcuts {
  title: string;
  shortcuts: readonly Shortcut[];
}

let open: PageShortcuts | null = null;

/** Names a page's own keys to the help that `?` opens, as long as the page is open. */
export function usePageShortcuts(page: PageShortcuts): void {
  useEffect(() => {
    open = page;
    return () => {
      if (open === page) open = null;
    };
  }, [page]);
}

/** The keys of the page that is open; null where it has none. */
export function pageShortcuts(): PageShortcuts | null {
  return open;
}
