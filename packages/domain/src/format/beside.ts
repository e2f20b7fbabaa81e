import { rounded } from './numbers.ts';

/** Sums of decimals miss what they mean by less than this. */
const NOISE = 1e-9;

export interface Limits {
  /** What is below these is never written as one of them. */
  readonly notReached?: readonly number[];
  /** What is above these is never written as one of them. */
  readonly passed?: readonly number[];
}

/**
 * A number rounded to so many decimals, yet on its own side of the limits: 99.995 below a limit of 100 is 99.99
 * (docs/rules/pages.md#numbers). The limits have no more decimals than that.
 */
export function roundedBeside(
  value: number,
  decimals: number,
  { notReached = [], passed = [] }: Limits,
): number {
  const near = Math.sign(value) * rounded(Math.abs(value), decimals);
  const above = notReached.find((limit) => value < limit - NOISE && near >= limit);
  if (above !== undefined) return lastBefore(above, -1, decimals);
  const below = passed.find((limit) => value > limit + NOISE && near <= limit);
  return below === undefined ? near : lastBefore(below, 1, decimals);
}

function lastBefore(limit: number, side: 1 | -1, decimals: number): number {
  return Number((limit + side * 10 ** -decimals).toFixed(decimals));
}
