const DAY = 86_400_000;

/** A merge can be undone for this long; then what was merged is removed for good (docs/rules/background.md#removal). */
export const UNDO_DAYS = 30;

/** The moment from which a merge stands for good. */
export function undoUntil(mergedAt: Date): Date {
  return new Date(mergedAt.getTime() + UNDO_DAYS * DAY);
}

export function isUndoOver(mergedAt: Date, now: Date): boolean {
  return now.getTime() >= undoUntil(mergedAt).getTime();
}
