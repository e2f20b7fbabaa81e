import type { Random } from '../../platform/seeded-random.ts';
import { oddText, oddValue, RawJson } from './odd-values.ts';

/** The value with one thing wrong or odd, somewhere in it. */
export function mutate(random: Random, value: unknown): unknown {
  if (random.chance(1 / 4) || typeof value !== 'object' || value === null || value instanceof RawJson)
    return oddValue(random);
  return Array.isArray(value) ? mutateList(random, value) : mutateObject(random, value);
}

function mutateList(random: Random, list: readonly unknown[]): unknown {
  const at = random.whole(0, Math.max(1, list.length) - 1);
  return random.pick([
    () => list.filter((_, index) => index !== at),
    () => [...list, ...list],
    () => [...list, oddValue(random)],
    () => list.map((item, index) => (index === at ? mutate(random, item) : item)),
  ])();
}

function mutateObject(random: Random, object: object): unknown {
  const entries = Object.entries(object);
  if (entries.length === 0) return { [oddText(random)]: oddValue(random) };
  const [key] = random.pick(entries);
  const changed = entries.flatMap(([name, part]): [string, unknown][] => {
    if (name !== key) return [[name, part]];
    const mutated = () => [[name, mutate(random, part)] as [string, unknown]];
    return random.pick<() => [string, unknown][]>([
      () => [],
      () => [
        [name, part],
        [oddText(random), oddValue(random)],
      ],
      () => [[name.toUpperCase(), part]],
      mutated,
      mutated,
      mutated,
    ])();
  });
  return Object.fromEntries(changed);
}
