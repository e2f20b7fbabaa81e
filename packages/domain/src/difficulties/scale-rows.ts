import type { DifficultyType } from './group.ts';
import { PGU_TIERS, type PguStep, type PguTier, pguNamed } from './scale.ts';

/** What the scale looks at in a row of the difficulty table. */
export interface ScaleRow {
  readonly name: string;
  readonly type: DifficultyType;
}

/** The step that a row is, whatever its id and its place; null for specials and for PGU rows with another name. */
export function stepOf({ name, type }: ScaleRow): PguStep | null {
  return type === 'PGU' ? pguNamed(name) : null;
}

/** The rows that are steps, by slider value 1 … 60; staff may have removed some (docs/rules/difficulties.md#steps). */
export function stepRows<D extends ScaleRow>(rows: readonly D[]): ReadonlyMap<number, D> {
  const steps = new Map<number, D>();
  for (const row of rows) {
    const step = stepOf(row);
    if (step) steps.set(step.value, row);
  }
  return steps;
}

/** The first slider value on the way from `from` to `to`, both included, that a row stands for; null without one. */
export function nextStep(
  steps: { readonly has: (value: number) => boolean },
  from: number,
  to: number,
): number | null {
  const way = Math.sign(to - from) || 1;
  for (let value = from; value !== to + way; value += way) if (steps.has(value)) return value;
  return null;
}

/**
 * PGU rows under the letters of the scale, which are in its order and none of them empty: by the letter and digit that
 * their names begin with, else where the step before them is. `rows` are in their order.
 */
export function rowsByTier<D extends { readonly name: string }>(
  rows: readonly D[],
): readonly (readonly [tier: PguTier, rows: readonly D[]])[] {
  const byTier = new Map<PguTier, D[]>(PGU_TIERS.map((tier) => [tier, []]));
  let tier = rows.map(({ name }) => pguNamed(name)?.tier).find(Boolean) ?? 'P';
  for (const row of rows) {
    tier = pguNamed(row.name)?.tier ?? tier;
    byTier.get(letterOf(row.name) ?? tier)?.push(row);
  }
  return [...byTier].filter(([, list]) => list.length > 0);
}

function letterOf(name: string): PguTier | null {
  const letter = /^[PGU](?=\d)/i.exec(name)?.[0].toUpperCase();
  return PGU_TIERS.find((tier) => tier === letter) ?? null;
}
