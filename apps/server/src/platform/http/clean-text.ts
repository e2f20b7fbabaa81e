import { isStorableText } from '@rondo/domain/text';
import { Problem } from './problem.ts';

/**
 * Refuses texts that PostgreSQL cannot store, anywhere in a value, keys included. The value nests no deeper than bodies
 * may.
 * @throws Problem VALIDATION_FAILED, which names the first field that has such a text
 */
export function refuseUncleanText(value: unknown): void {
  const field = uncleanField(value, '');
  if (field !== null) throw new Problem('VALIDATION_FAILED', { fields: [{ field, ...UNCLEAN }] });
}

const UNCLEAN = {
  code: 'INVALID_TEXT',
  message: 'Must not contain a NUL character or half of a surrogate pair.',
};

/** Where in a value such a text is, "" for the value itself; null where none is. */
function uncleanField(value: unknown, path: string): string | null {
  if (typeof value === 'string') return isStorableText(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    if (!isStorableText(key)) return path;
    const found = uncleanField(part, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
