import { Problem } from './problem.ts';

const unstorable = /\0|\p{Surrogate}/u;

/** False for texts with a NUL character or half of a surrogate pair, which PostgreSQL cannot store. */
function isCleanText(text: string): boolean {
  return !unstorable.test(text);
}

/**
 * Refuses unstorable texts anywhere in a value, keys included. Uses its own stack: a body may be nested
 * deeper than function calls can be.
 * @throws Problem VALIDATION_FAILED
 */
export function refuseUncleanText(value: unknown): void {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const item = open.pop();
    if (typeof item === 'string') {
      if (!isCleanText(item)) throw unclean();
    } else if (Array.isArray(item)) {
      for (const part of item) open.push(part);
    } else if (typeof item === 'object' && item !== null) {
      for (const [key, part] of Object.entries(item)) open.push(key, part);
    }
  }
}

const unclean = () =>
  new Problem('VALIDATION_FAILED', { details: 'A text holds a NUL character or half of a surrogate pair.' });
