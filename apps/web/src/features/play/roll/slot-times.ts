/** When the slots do what, in milliseconds after the draw (docs/rules/play.md#slots). */
const BOXES = 2_800;
const CHANGES = 20;
const CHANGE = 50;
const PAUSE = 500;
const NUMBER = 2_500;

const ONE_DIGIT = CHANGES * CHANGE + PAUSE;

export interface SlotsShown {
  /** The title alone stands there. */
  readonly isOpening: boolean;
  /** Digits that stand. */
  readonly standing: number;
  /** What the rolling digit shows; null between two. */
  readonly rolling: number | null;
  readonly hasFrame: boolean;
  readonly hasNumber: boolean;
}

/** What the slots show at a time. */
export function slotsAt(digits: readonly number[], elapsed: number): SlotsShown {
  const rolled = elapsed - BOXES;
  const started = Math.floor(rolled / ONE_DIGIT);
  const change = Math.floor((rolled - started * ONE_DIGIT) / CHANGE);
  const last = digits.length * ONE_DIGIT - PAUSE;
  const isRolling = rolled >= 0 && started < digits.length && change < CHANGES;
  const digit = digits[started] ?? 0;
  return {
    isOpening: rolled < 0,
    standing: rolled < 0 ? 0 : Math.min(digits.length, isRolling ? started : started + 1),
    rolling: isRolling ? (digit + CHANGES - change) % 10 : null,
    hasFrame: rolled >= last,
    hasNumber: rolled >= last + NUMBER,
  };
}

/** How long it takes until the number stands, in milliseconds. */
export const slotsLast = (digits: number) => BOXES + digits * ONE_DIGIT - PAUSE + NUMBER;

/** The slots are drawn anew so often, in milliseconds. */
export const SLOT_CHANGE = CHANGE;
