import { LANGUAGES } from './read-table.mjs';
import { formsOf } from './row-problems.mjs';

/**
 * What a language says in a row: the cells, or what it lacks as cells without a text, each with its whole key.
 * @param {import('./read-table.mjs').Row} row
 * @param {number} column
 */
export function placesIn({ key, hasForms, cells }, column) {
  const forms = () => formsOf(LANGUAGES[column].locale, hasForms).map((form) => ({ form }));
  return (cells[column] ?? forms()).map((cell) => ({
    ...cell,
    key: cell.form ? `${key}_${cell.form}` : key,
  }));
}
