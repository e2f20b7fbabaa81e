import { decimal } from './decimal.ts';

const PERCENT_LENGTH = 7;
/** What stands where a value is missing. */
export const NO_VALUE = '-';

/** "1,376.20" */
export function formatScore(score: number): string {
  return decimal(score, 2);
}

/** A fraction as "98.16%", cut to 7 characters. */
export function formatAccuracy(accuracy: number): string {
  return `${(accuracy * 100).toFixed(2)}%`.slice(0, PERCENT_LENGTH);
}

/** "123.4 PP" */
export function formatBaseScore(base: number): string {
  return `${decimal(base, 1)} PP`;
}

/** "1.0×" also for a missing speed and 0. */
export function formatSpeed(speed: number | null | undefined): string {
  const written = decimal(speed || 1, 3);
  return `${written.replace(/0{1,2}$/, '')}×`;
}

/** "1,750" */
export function formatCount(count: number): string {
  return decimal(count, 0);
}

/** A badge's number: nothing at 0, "99+" above the cap (cap 9 in the profile strip). */
export function formatBadgeCount(count: number, cap = 99): string {
  if (count <= 0) return '';
  return count > cap ? `${cap}+` : `${count}`;
}
