import { readStored, writeStored } from '../../../lib/storage.ts';
import type { FormType } from '../api.ts';

const keyOf = (type: FormType, userId: number) => `draft:${type}:${userId}`;

/** The draft that a person keeps in this browser; null for none, or for what is no draft. */
export function keptDraft(type: FormType, userId: number): object | null {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(type, userId)) ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the text of a draft; null forgets it. */
export function keepDraft(type: FormType, userId: number, text: string | null): void {
  writeStored(keyOf(type, userId), text);
}
