/** The same draws for the same seed, so that a failing test fails again. */
export function drawing(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    /** 0 … end - 1 */
    below,
    /** True once in `times`. */
    once: (times: number) => below(times) === 0,
    of: <T>(items: readonly T[]): T => items[below(items.length)] as T,
  };
}

export type Drawing = ReturnType<typeof drawing>;
