import { decimal } from './numbers.ts';

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const STEP = 1024;

/** A size as it is read: "164.81" and "MB". */
export interface Size {
  readonly amount: string;
  readonly unit: (typeof UNITS)[number];
}

/** Bytes in the largest unit of which there is one (docs/rules/pages.md#numbers); from GB on it stays at that. */
export function sizeOf(bytes: number): Size {
  let amount = Math.max(0, bytes);
  let place = 0;
  // What would be written as 1,024.00 is 1.00 of the next one.
  while (place < UNITS.length - 1 && Number(amount.toFixed(decimalsOf(place))) >= STEP) {
    amount /= STEP;
    place += 1;
  }
  return { amount: decimal(amount, decimalsOf(place)), unit: UNITS[place] ?? 'GB' };
}

/** "164.81 MB" */
export function formatBytes(bytes: number): string {
  const { amount, unit } = sizeOf(bytes);
  return `${amount} ${unit}`;
}

/** There is no part of a byte. */
const decimalsOf = (place: number) => (place === 0 ? 0 : 2);
