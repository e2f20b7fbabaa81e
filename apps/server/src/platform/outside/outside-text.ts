import { storableText } from '@rondo/domain/text';
import { z } from 'zod';
import { scrub } from '../secrets/known-secrets.ts';

/** No text from outside that is looked at is longer. */
const MOST_READ = 64 * 1024;
const LONGEST_ERROR = 2000;

/**
 * Words of somebody else's program as they can be stored and shown: storable, without our secrets, cut to at most so
 * many code points between whole characters. Secrets go before the cut, which would leave half of one.
 */
export function outsideText(text: string, most: number): string {
  return storableText(scrub(storableText(text, MOST_READ)), most);
}

/** The shape of a text in an answer: it may be anything, and becomes one that can be stored. */
export const outsideWord = (most: number) => z.string().transform((text) => outsideText(text, most));

/** What is kept of an error, whatever it is. Never throws. */
export function errorText(error: unknown): string {
  return outsideText(wordsOf(error), LONGEST_ERROR);
}

function wordsOf(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message : error);
  } catch {
    return 'An error without words';
  }
}
