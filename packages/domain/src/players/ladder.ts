import { pguAt, type PguStep, SLIDER_MAX, SLIDER_MIN, type ScaleRow, stepOf } from '../difficulties/index.ts';

/** A clear on the ladder; only those that count are given. */
export interface LadderClear {
  readonly levelId: number;
  /** 0 to 1 */
  readonly accuracy: number;
  readonly difficulty: ScaleRow;
}

/** One of the 60 steps and what a player did on it (docs/rules/players.md#ladder). */
export interface LadderCell<C extends LadderClear = LadderClear> {
  readonly step: PguStep;
  /** The clear with the best accuracy; null without one. */
  readonly best: C | null;
  /** How full the cell is, in quarters; 0 without a clear. */
  readonly quarters: number;
  /** Levels of this difficulty that were cleared. */
  readonly levels: number;
}

const BOUNDS = [0.95, 0.98, 0.995];

/** Quarters that an accuracy fills: under 95 %, from there to 98 %, to 99.5 %, and 99.5 % or more. */
export function quartersOf(accuracy: number): number {
  return 1 + BOUNDS.filter((bound) => accuracy >= bound).length;
}

/** All 60 cells, P1 to U20. */
export function ladderOf<C extends LadderClear>(clears: readonly C[]): readonly LadderCell<C>[] {
  const bySteps = new Map<number, C[]>();
  for (const clear of clears) {
    const value = stepOf(clear.difficulty)?.value;
    if (value === undefined) continue;
    const same = bySteps.get(value);
    if (same) same.push(clear);
    else bySteps.set(value, [clear]);
  }
  return Array.from({ length: SLIDER_MAX - SLIDER_MIN + 1 }, (_, index) => {
    const step = pguAt(SLIDER_MIN + index);
    const mine = bySteps.get(step.value) ?? [];
    const best = mine.reduce<C | null>(
      (top, clear) => (top && top.accuracy >= clear.accuracy ? top : clear),
      null,
    );
    return {
      step,
      best,
      quarters: best === null ? 0 : quartersOf(best.accuracy),
      levels: new Set(mine.map(({ levelId }) => levelId)).size,
    };
  });
}
