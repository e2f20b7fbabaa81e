import { onTestFailed } from 'vitest';
import { type Random, seededRandom } from '../platform/seeded-random.ts';

/** Other numbers in every run of a test; one that fails prints the seed, and TEST_SEED gives the same numbers again. */
export function printedRandom(): Random {
  const seed = process.env.TEST_SEED ?? String(Date.now());
  onTestFailed(() => void process.stderr.write(`TEST_SEED=${seed}\n`));
  return seededRandom(seed);
}
