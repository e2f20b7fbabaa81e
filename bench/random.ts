/** Fast random numbers that repeat for the same seed (xorshift32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0 || 1;
  }

  /** 0 ≤ x < 1 */
  fraction(): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return (this.#state >>> 0) / 4_294_967_296;
  }

  /** Both ends included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.fraction() * (to - from + 1));
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.fraction() * list.length)] as T;
  }

  /** 1 … `count`; the greater `skew`, the more of the draws fall on few of them. */
  skewed(count: number, skew: number): number {
    // Neighbours in popularity are no neighbours in the numbering.
    const place = Math.floor(count * this.fraction() ** skew);
    return 1 + ((place * 7919) % count);
  }
}
