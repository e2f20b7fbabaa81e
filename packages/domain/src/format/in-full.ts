import { roundedBeside } from './beside.ts';
import { decimal } from './numbers.ts';

/** Decimals of a fact's percentage and of another fact, where what it is compared with has no more. */
const OF_PERCENT = 4;
const OF_NUMBER = 2;

/** A fraction in percent with the decimals that it needs, as a rule asks for it: 0.995 is "99.5 %". */
export function percentInFull(fraction: number): string {
  return `${percentOf(fraction)} %`;
}

/** A fraction in percent, written on its own side of the fractions that it is compared with: "99.4999 %". */
export function percentBeside(fraction: number, compared: readonly number[]): string {
  return `${beside(percentOf(fraction), compared.map(percentOf), OF_PERCENT)} %`;
}

/** A number with the decimals that it needs, two at least, as a rule asks for it: "1,300.00". */
export function numberInFull(value: number): string {
  return decimal(value, Math.max(OF_NUMBER, decimalsOf(value)));
}

/** A number written on its own side of those that it is compared with: "1,299.999". */
export function numberBeside(value: number, compared: readonly number[]): string {
  return numberInFull(beside(value, compared, OF_NUMBER));
}

function beside(value: number, compared: readonly number[], least: number): number {
  const decimals = Math.max(least, ...compared.map(decimalsOf));
  return roundedBeside(value, decimals, { notReached: compared, passed: compared });
}

/** Moves the point, which a multiplication does with a rest: 0.07 times 100 is 7.000000000000001. */
function percentOf(fraction: number): number {
  const [digits, exponent = 0] = String(fraction).split('e');
  return Number(`${digits}e${Number(exponent) + 2}`);
}

function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}
