import { isStorableText } from '@rondo/domain/text';
import { Problem } from './problem.ts';

/**
 * Refuses texts that PostgreSQL cannot store, anywhere in a value, keys included.
 * @throws Problem VALIDATION_FAILED
 */
export function refuseUncleanText(value: unknown): void {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const item = open.pop();
    if (typeof item === 'string') {
      if (!isStorableText(item))
        throw new Problem('VALIDATION_FAILED', {
          details: 'A text contains a NUL character or half of a surrogate pair.',
        });
    } else if (Array.isArray(item)) {
      for (const part of item) open.push(part);
    } else if (typeof item === 'object' && item !== null) {
      for (const [key, part] of Object.entries(item)) open.push(key, part);
    }
  }
}
