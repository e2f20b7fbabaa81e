/** Entries that one page of the inbox has. */
export const INBOX_PAGE = 20;
/** Unread entries are counted up to here; more is this. */
export const MOST_UNREAD = 100;
/** Players that an entry names of those who were passed. */
export const MOST_NAMED_PASSED = 3;
/** Rerates that an entry lists. */
export const MOST_LISTED_RERATES = 20;

/**
 * Hours after the last rerate that moved somebody in which the next one joins its entry
 * (docs/rules/inbox.md#rerates).
 */
export const RERATES_TOGETHER_HOURS = 6;

/** Entries from before this time are removed: a year before `now` (docs/rules/inbox.md#how-long). */
export function keptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - 1);
  return since;
}
