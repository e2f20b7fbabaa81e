import { normaliseSearch } from './normalise-search.ts';
import { READ_AS } from './tables/index.ts';

/**
 * How a reader may take a name: names with the same reading can be mistaken for one another, as `dem0-аdmin` for
 * `demo-admin` (docs/rules/auth.md#nicknames). The database has the same as `name_reading`.
 */
export function nameReading(name: string): string {
  return Array.from(normaliseSearch(name), (letter) => READ_AS.get(letter) ?? letter)
    .join('')
    .replace(/^ | $/g, '');
}
