/** So long after its time a scheduled backup may appear without being late. */
const GRACE_MS = 15 * 60_000;

/**
 * Since when a scheduled backup is missing; null while none is (docs/rules/backups.md#late).
 * @param due the first time of the schedule after the last one that was made
 */
export function lateSince(due: Date | null, now: Date): Date | null {
  return due !== null && now.getTime() - due.getTime() > GRACE_MS ? due : null;
}
