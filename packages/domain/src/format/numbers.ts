const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const speedDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 3 });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

const PERCENT_LENGTH = 7;
/** What stands where a value is missing. */
export const NO_VALUE = '-';

/** "1,376.20" */
export function formatScore(score: number): string {
  return twoDecimals.format(score);
}

/** A fraction as "98.16%", cut to 7 characters. */
export function formatAccuracy(accuracy: number): string {
  return `${(accuracy * 100).toFixed(2)}%`.slice(0, PERCENT_LENGTH);
}

/** "123.4 PP" */
export function formatBaseScore(base: number): string {
  return `${oneDecimal.format(base)} PP`;
}

/** "1.0×" also for a missing speed and 0. */
export function formatSpeed(speed: number | null | undefined): string {
  return `${speedDecimals.format(speed || 1)}×`;
}

/** "1,750" */
export function formatCount(count: number): string {
  return whole.format(count);
}

/** A badge's number: nothing at 0, "99+" above the cap (spec 1 §2; cap 9 in the profile strip). */
export function formatBadgeCount(count: number, cap = 99): string {
  if (count <= 0) return '';
  return count > cap ? `${cap}+` : `${count}`;
}

/** "1.50 MB": base 1024, two decimals; bytes whole. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return unit === 0 ? `${whole.format(size)} B` : `${twoDecimals.format(size)} ${units[unit]}`;
}
