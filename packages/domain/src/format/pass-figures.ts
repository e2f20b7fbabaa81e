import { type Limits, roundedBeside } from './beside.ts';
import { decimal } from './numbers.ts';

const PERCENT_LENGTH = 7;
/** Exactly 100 % is perfect, and from 95 % on an accuracy counts (docs/rules/passes.md#score). */
const ACCURACY: Limits = { notReached: [95, 100], passed: [0] };
const NOTHING: Limits = { passed: [0] };
const USUAL_SPEED: Limits = { notReached: [1], passed: [1] };

/** "1,376.20"; "0.00" is nothing. */
export function formatScore(score: number): string {
  return decimal(roundedBeside(score, 2, NOTHING), 2);
}

/** A fraction as "98.16%", cut to 7 characters; only what is perfect is "100.00%". */
export function formatAccuracy(accuracy: number): string {
  return `${roundedBeside(accuracy * 100, 2, ACCURACY).toFixed(2)}%`.slice(0, PERCENT_LENGTH);
}

/** "1.0×" for 1, a missing speed and 0. */
export function formatSpeed(speed: number | null | undefined): string {
  const written = decimal(roundedBeside(speed || 1, 3, USUAL_SPEED), 3);
  return `${written.replace(/0{1,2}$/, '')}×`;
}
