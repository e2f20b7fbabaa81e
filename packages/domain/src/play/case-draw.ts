import type { ModifierChance, ModifierType } from '../modifiers/index.ts';
import { chosenByPercent, chosenEvenly, type Fractions } from './choice.ts';

/** What a case holds (docs/rules/modifiers.md#draw). */
export interface DrawnModifier {
  readonly type: ModifierType;
  /** Points, a factor, or the partner's id; null where the type needs none. */
  readonly value: number | null;
}

/**
 * The type from draw 0, the value from draw 1, the partner from draw 2.
 * @param candidates ids of those whom a swap may meet
 * @returns null for nothing: the rest below 100 percent, or a swap without anyone to swap with
 */
export function drawnModifier(
  chances: readonly ModifierChance[],
  candidates: readonly number[],
  fraction: Fractions,
): DrawnModifier | null {
  const type = chosenByPercent(chances, fraction(0))?.type;
  if (type === undefined) return null;
  if (type === 'ranked_add') return { type, value: steps(100, 1000, fraction(1)) };
  if (type === 'ranked_multiply') return { type, value: steps(1.1, 1.5, fraction(1)) };
  if (type !== 'player_swap') return { type, value: null };
  const partner = chosenEvenly(candidates, fraction(2));
  return partner === undefined ? null : { type, value: partner };
}

/** One of the numbers with two decimals from `least` to `most`, both included. */
function steps(least: number, most: number, fraction: number): number {
  const first = Math.round(least * 100);
  const count = Math.round(most * 100) - first + 1;
  return (first + Math.floor(fraction * count)) / 100;
}
