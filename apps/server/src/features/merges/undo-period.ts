const undoPeriod = 30 * 86_400_000;

/** Until when a merge of that time can be undone (rules §10, §11). */
export function endOfUndo(mergedAt: Date): Date {
  return new Date(mergedAt.getTime() + undoPeriod);
}

/** Merges of this time and before are for good. */
export function notToUndoSince(now: Date): Date {
  return new Date(now.getTime() - undoPeriod);
}
