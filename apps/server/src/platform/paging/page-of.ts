import type { PageWindow } from '@rondo/domain/paging';

/** Page<T> of the wire. */
export type PageOf<T> = { readonly results: readonly T[]; readonly count: number; readonly hasMore: boolean };

/**
 * A page out of its rows and, where there is one, the row behind it. `countAll` is asked only when the page itself does
 * not show the number of all rows. A kept count may be older than the page: it is never below what the page shows.
 */
export async function pageOf<T>(
  found: readonly T[],
  { limit, offset }: PageWindow,
  countAll: () => Promise<number>,
): Promise<PageOf<T>> {
  const hasMore = found.length > limit;
  const shown = found.length > 0 || offset === 0 ? offset + found.length : 0;
  const isKnown = !hasMore && (found.length > 0 || offset === 0);
  return {
    results: found.slice(0, limit),
    count: isKnown ? shown : Math.max(await countAll(), shown),
    hasMore,
  };
}
