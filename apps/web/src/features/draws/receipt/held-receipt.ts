import { readStored, writeStored } from '../../../lib/storage.ts';

const KEY = 'rondo-receipt';

/** Keeps the receipt that is to be checked by hand: the page for that opens beside what is being played. */
export function holdReceipt(text: string): void {
  writeStored(KEY, text);
}

/** The receipt that was kept last; empty without one. */
export function heldReceipt(): string {
  return readStored(KEY) ?? '';
}
