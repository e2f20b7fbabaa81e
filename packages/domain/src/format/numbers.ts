/** What stands where a value is missing. */
export const NO_VALUE = '-';

/** "123.4 PP"; only nothing is "0.0 PP". */
export function formatBaseScore(base: number): string {
  return `${decimal(base && Math.max(base, 0.1), 1)} PP`;
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

/**
 * A number with commas between thousands and so many decimals (0 … 4), halves rounded away from zero: what
 * Intl.NumberFormat writes for en-US, at least below 10^9. The first of that kind takes a browser longer than all rows
 * of a list.
 */
export function decimal(value: number, decimals: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'NaN' : value < 0 ? '-∞' : '∞';
  const size = Math.abs(value);
  const [whole = '', fraction] = rounded(size, decimals).toFixed(decimals).split('.');
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return sign + (fraction === undefined ? grouped : `${grouped}.${fraction}`);
}

/** Rounds the digits that a person would write down: 1.005 is a half, although the nearest double is below it. */
export function rounded(size: number, decimals: number): number {
  const shifted = Number(`${size}e${decimals}`);
  // Beyond these there is nothing to round, or no such way to write it.
  if (Number.isNaN(shifted) || shifted >= Number.MAX_SAFE_INTEGER) return size < 1 ? 0 : size;
  return Number(`${Math.round(shifted)}e-${decimals}`);
}
