import type { PageWindow } from '@rondo/domain/paging';

/** The number of all rows as far as a page itself shows it, when one row more than its limit was read. */
export function countKnownFrom(found: number, { limit, offset }: PageWindow): number | null {
  const isLast = found <= limit;
  return isLast && (found > 0 || offset === 0) ? offset + found : null;
}

/** A kept count may be older than the page: it is never below what the page shows. */
export function atLeastShown(count: number, found: number, { offset }: PageWindow): number {
  return found > 0 ? Math.max(count, offset + found) : count;
}
