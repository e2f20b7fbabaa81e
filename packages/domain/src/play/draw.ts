import type { ModifierChance } from '../modifiers/index.ts';
import { type DrawnModifier, drawnModifier } from './case-draw.ts';
import { chosenByPercent, chosenEvenly, type Fractions } from './choice.ts';
import type { RareTurn, WheelTurn } from './difficulty-wheel.ts';

/** What the slots may count, with its chance. */
export interface SlotCount {
  readonly digits: number;
  readonly percent: number;
}

export const SLOT_COUNTS: readonly SlotCount[] = [
  { digits: 3, percent: 20 },
  { digits: 4, percent: 30 },
  { digits: 5, percent: 20 },
  { digits: 6, percent: 20 },
  { digits: 7, percent: 10 },
];

/** What a draw chooses from; its kind says how (docs/rules/play.md#draws). */
export type DrawTable =
  | {
      readonly kind: 'case';
      readonly chances: readonly ModifierChance[];
      readonly candidates: readonly number[];
    }
  | { readonly kind: 'level'; readonly seed: number; readonly levels: readonly number[] }
  | {
      readonly kind: 'difficulty';
      readonly difficulties: readonly number[];
      readonly turns: readonly WheelTurn[];
    }
  | { readonly kind: 'reason'; readonly words: readonly string[] }
  | { readonly kind: 'gimmick'; readonly words: readonly string[] }
  | { readonly kind: 'slots'; readonly counts: readonly SlotCount[] };

export type DrawKind = DrawTable['kind'];
export const WHEEL_KINDS = ['level', 'difficulty', 'reason', 'gimmick', 'slots'] as const;
export type WheelKind = (typeof WHEEL_KINDS)[number];

/** What came of a draw, by its kind; null: nothing. */
export type DrawOutcome =
  | { readonly kind: 'case'; readonly modifier: DrawnModifier | null }
  | { readonly kind: 'level'; readonly index: number; readonly levelId: number }
  /** `index` is the slice; null where the turn brings a difficulty that is not on the wheel. */
  | {
      readonly kind: 'difficulty';
      readonly turn: RareTurn | 'usual';
      readonly index: number | null;
      readonly diffId: number;
    }
  | { readonly kind: 'reason' | 'gimmick'; readonly index: number; readonly word: string }
  | { readonly kind: 'slots'; readonly digits: readonly number[]; readonly baseScore: number };

/** Fractions that a draw of the table takes. */
export function drawCount(table: DrawTable): number {
  switch (table.kind) {
    case 'case':
      return 3;
    case 'difficulty':
      return 2;
    case 'slots':
      return 1 + Math.max(...table.counts.map(({ digits }) => digits));
    default:
      return 1;
  }
}

/** The one result that a table and its fractions have; null where the table has nothing to choose from. */
export function outcomeOf(table: DrawTable, fraction: Fractions): DrawOutcome | null {
  switch (table.kind) {
    case 'case':
      return { kind: 'case', modifier: drawnModifier(table.chances, table.candidates, fraction) };
    case 'level': {
      const levelId = chosenEvenly(table.levels, fraction(0));
      return levelId === undefined ? null : { kind: 'level', index: table.levels.indexOf(levelId), levelId };
    }
    case 'difficulty':
      return difficultyOutcome(table, fraction);
    case 'reason':
    case 'gimmick': {
      const word = chosenEvenly(table.words, fraction(0));
      return word === undefined ? null : { kind: table.kind, index: table.words.indexOf(word), word };
    }
    case 'slots': {
      const count = chosenByPercent(table.counts, fraction(0));
      if (count === undefined) return null;
      const digits = Array.from({ length: count.digits }, (_, index) => Math.floor(fraction(index + 1) * 10));
      return { kind: 'slots', digits, baseScore: Number(digits.join('')) };
    }
  }
}

/** Draw 0 is the turn, draw 1 the slice. */
function difficultyOutcome(
  { difficulties, turns }: Extract<DrawTable, { kind: 'difficulty' }>,
  fraction: Fractions,
): DrawOutcome | null {
  const rare = chosenByPercent(turns, fraction(0));
  const turn = rare?.turn ?? 'usual';
  const brought = rare?.diffId ?? null;
  if (brought !== null) return { kind: 'difficulty', turn, index: null, diffId: brought };
  const diffId = chosenEvenly(difficulties, fraction(1));
  if (diffId === undefined) return null;
  return { kind: 'difficulty', turn, index: difficulties.indexOf(diffId), diffId };
}
