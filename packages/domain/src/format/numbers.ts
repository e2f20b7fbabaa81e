import { type Limits, rounded, roundedBeside } from './beside.ts';

const PERCENT_LENGTH = 7;
/** Exactly 100 % is perfect, and from 95 % on an accuracy counts (docs/rules/passes.md#score). */
const ACCURACY: Limits = { notReached: [95, 100], passed: [0] };
const NOTHING: Limits = { notReached: [0], passed: [0] };
/** A speed of 1 is none, and a factor of 1 changes nothing. */
const USUAL: Limits = { notReached: [1], passed: [0, 1] };
const CHANCE: Limits = { notReached: [100], passed: [0] };

/** What stands where a value is missing. */
export const NO_VALUE = '-';

/** "1,376.20"; "0.00" is nothing. */
export function formatScore(score: number): string {
  return decimal(roundedBeside(score, 2, NOTHING), 2);
}

/** A fraction as "98.16%", cut to 7 characters; only what is perfect is "100.00%". */
export function formatAccuracy(accuracy: number): string {
  return `${roundedBeside(accuracy * 100, 2, ACCURACY).toFixed(2)}%`.slice(0, PERCENT_LENGTH);
}

/** "123.4 PP" */
export function formatBaseScore(base: number): string {
  return `${decimal(roundedBeside(base, 1, NOTHING), 1)} PP`;
}

/** "1.0×" for 1, a missing speed and 0. */
export function formatSpeed(speed: number | null | undefined): string {
  const written = decimal(roundedBeside(speed || 1, 3, USUAL), 3);
  return `${written.replace(/0{1,2}$/, '')}×`;
}

/** What a score is multiplied by: "1.5760". */
export function formatFactor(factor: number): string {
  return decimal(roundedBeside(factor, 4, USUAL), 4);
}

/** A chance out of 100: "39 %", "0.25 %". */
export function formatChance(percent: number): string {
  return `${roundedBeside(percent, 2, CHANCE)} %`;
}

/** How far votes are from each other, in steps of the scale: "0.8". */
export function formatDeviation(steps: number): string {
  return decimal(roundedBeside(steps, 1, NOTHING), 1);
}

/** A contrast, of which at least so much is asked for: "4.4" where 4.46 misses 4.5. */
export function formatContrast(ratio: number, asked: number): string {
  return decimal(roundedBeside(ratio, 1, { notReached: [asked] }), 1);
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
