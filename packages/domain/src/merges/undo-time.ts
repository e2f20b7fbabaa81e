const DAY = 86_400_000;

/** A merge can be undone for this long; then what was merged is removed for good (docs/rules/background.md#removal). */
const UNDO_DAYS = 30;

/** The moment from which a merge stands for good. */
export function undoUntil(mergedAt: Date): Date {
  return new Date(mergedAt.getTime() + UNDO_DAYS * DAY);
}

/** Merges of this moment or before stand for good. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - UNDO_DAYS * DAY);
}
