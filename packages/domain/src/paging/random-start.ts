import { hash53 } from '../text/index.ts';

const TWO_TO_53 = 2 ** 53;

/**
 * Where a RANDOM walk starts on the random column: the same number in [0, 1) for the same seed
 * (docs/rules/search.md#random).
 */
export function seedStart(seed: string): number {
  return hash53(seed) / TWO_TO_53;
}

/** The seed of a walk whose client sent none: the UTC hour, such as "2026-03-01T14". */
export function hourSeed(now: Date): string {
  return now.toISOString().slice(0, 13);
}
