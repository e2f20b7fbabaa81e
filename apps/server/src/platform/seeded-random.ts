import { seededFraction } from '@rondo/domain/text';

/** Random numbers that are the same for the same seed, on every machine. */
export type Random = ReturnType<typeof seededRandom>;

export function seededRandom(seed: string) {
  const fraction = seededFraction(seed);
  const whole = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1));
  const sampleWeighted = <T>(list: readonly T[], weight: (item: T) => number, count: number) =>
    list
      .map((item) => ({ item, key: -Math.log(1 - fraction()) / weight(item) }))
      .filter(({ key }) => Number.isFinite(key))
      .sort((a, b) => a.key - b.key)
      .slice(0, count)
      .map(({ item }) => item);

  return {
    /** 0 ≤ x < 1 */
    fraction,
    /** Both ends included. */
    whole,
    chance: (probability: number) => fraction() < probability,
    /** Mean 0, deviation 1, never further than 3 from 0. */
    bell: () => {
      const sum = Array.from({ length: 12 }, fraction).reduce((total, value) => total + value, -6);
      return Math.max(-3, Math.min(3, sum));
    },
    /** @throws RangeError for an empty list */
    pick: <T>(list: readonly T[]) => {
      if (list.length === 0) throw new RangeError('There is nothing to pick from.');
      return list[whole(0, list.length - 1)] as T;
    },
    /** `count` different items, fewer when the list is shorter. */
    sample: <T>(list: readonly T[], count: number) => sampleWeighted(list, () => 1, count),
    /** Different items, each the likelier the greater its weight; weights of 0 never. */
    sampleWeighted,
  };
}
