import { fnv1a } from './fnv1a.ts';

/**
 * Numbers 0 ≤ x < 1 in an order that a text decides, the same on every machine: mulberry32 over the text's FNV-1a.
 * Not for secrets.
 */
export function seededFraction(seed: string): () => number {
  let state = fnv1a(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
