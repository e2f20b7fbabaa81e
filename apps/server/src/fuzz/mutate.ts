import type { Chance } from './chance.ts';
import { oddText, oddValue, RawJson } from './odd-values.ts';

/** The value with one thing wrong or odd, somewhere in it. */
export function mutate(chance: Chance, value: unknown): unknown {
  if (chance.oneIn(4) || typeof value !== 'object' || value === null || value instanceof RawJson)
    return oddValue(chance);
  return Array.isArray(value) ? mutateList(chance, value) : mutateObject(chance, value);
}

function mutateList(chance: Chance, list: readonly unknown[]): unknown {
  const at = chance.below(Math.max(1, list.length));
  switch (chance.below(4)) {
    case 0:
      return list.filter((_, index) => index !== at);
    case 1:
      return [...list, ...list];
    case 2:
      return [...list, oddValue(chance)];
    default:
      return list.map((item, index) => (index === at ? mutate(chance, item) : item));
  }
}

function mutateObject(chance: Chance, object: object): unknown {
  const entries = Object.entries(object);
  if (entries.length === 0) return { [oddText(chance)]: oddValue(chance) };
  const [key] = chance.pick(entries);
  const changed = entries.flatMap(([name, part]): [string, unknown][] => {
    if (name !== key) return [[name, part]];
    switch (chance.below(6)) {
      case 0:
        return [];
      case 1:
        return [
          [name, part],
          [oddText(chance), oddValue(chance)],
        ];
      case 2:
        return [[name.toUpperCase(), part]];
      default:
        return [[name, mutate(chance, part)]];
    }
  });
  return Object.fromEntries(changed);
}
