/** Decisions that look random and are the same for the same seed. */
export interface Chance {
  /** 0 … n - 1 */
  below(n: number): number;
  /** true once in `n` times */
  oneIn(n: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** A mulberry32 generator; `seed` is any 32-bit integer. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    below,
    oneIn: (n) => below(n) === 0,
    pick: (list) => {
      const item = list[below(list.length)];
      if (item === undefined && list.length === 0) throw new Error('nothing to pick from');
      return item as (typeof list)[number];
    },
  };
}
