import type { DifficultyType } from './group.ts';
import { type PguStep, pguNamed } from './scale.ts';

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
