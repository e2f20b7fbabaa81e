import { type Limits, roundedBeside } from './beside.ts';
import { decimal } from './numbers.ts';

/** A factor of 1 changes nothing. */
const FACTOR: Limits = { notReached: [1], passed: [0, 1] };
const CHANCE: Limits = { notReached: [100], passed: [0] };

/** What a score is multiplied by: "1.5760". */
export function formatFactor(factor: number): string {
  return decimal(roundedBeside(factor, 4, FACTOR), 4);
}

/** A chance out of 100: "39 %", "0.25 %". */
export function formatChance(percent: number): string {
  return `${roundedBeside(percent, 2, CHANCE)} %`;
}

/** How far votes are from each other, in steps of the scale: "0.8". */
export function formatDeviation(steps: number): string {
  return decimal(roundedBeside(steps, 1, { passed: [0] }), 1);
}

/** A contrast, of which at least so much is asked for: "4.4" where 4.46 misses 4.5. */
export function formatContrast(ratio: number, asked: number): string {
  return decimal(roundedBeside(ratio, 1, { notReached: [asked] }), 1);
}

/** A draw with its decimals, below the next whole number, hundredth or the like that it has not reached. */
export function drawnBelow(value: number, decimals: number, parts: number): string {
  const next = (Math.floor(value * parts) + 1) / parts;
  return roundedBeside(value, decimals, { notReached: [next] }).toFixed(decimals);
}
